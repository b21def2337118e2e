import { ComponentType } from 'discord.js';
import type { Trial } from '#engine/trial.ts';
import type { MatchContext } from '../command/command.ts';
import type { Control, Controls, Press } from '../command/control.ts';
import { appendChoice, resolvePath } from '../command/movePath.ts';
import type { Reply } from '../components/reply.ts';
import type { IdOf } from '../customIds/customId.ts';
import { NOTHING_TRIED, panel, START, whyNothingToChoose } from '../moves/panel.ts';
import { withBoardPicture } from '../moves/panelPicture.ts';
import { playTried } from '../moves/playMove.ts';
import { deniedWith, withRuleLink } from '../narration/refusalReply.ts';
import { onOwnSeat } from '../selection/onMatch.ts';
import { planTried } from './planTried.ts';
import { wasPlayed } from './playedTrial.ts';
import { NO_CHOICE, trialPanel } from './trialPanel.ts';
import { trialIn, withMove } from './triedMoves.ts';

type TrialId = IdOf<'trial' | 'try' | 'playtried' | 'plantried'>;

/** Returns a control that is handled with the moves tried so far, while they fit the position. */
const onTrial = <Id extends TrialId>(
  handle: (context: MatchContext, trial: Trial, press: Press<Id>) => Promise<Reply>,
): Control<Id> =>
  onOwnSeat<Id>((context, press) => {
    const { id } = press;
    const { services, position } = context;
    const isNow = position.decisions[id.seat] === id.decision;
    const trial = isNow ? trialIn(services.games, position, id.tried) : undefined;
    return trial === undefined ? outdated(context, press) : handle(context, trial, press);
  });

/** Returns that the tried moves don't fit any more, with what they were, above the panel. */
const outdated = async (context: MatchContext, press: Press<TrialId>): Promise<Reply> => {
  const { say, services, position } = context;
  const notes = await lostLines(context, press);
  return withBoardPicture(context, panel(say, services.games, position, { ...START, notes }));
};

/** A line of the list of tried moves. */
const LISTED = /^\d+\. /;

/**
 * Returns that nothing was played, and the list of tried moves in the pressed message: the position in which they could be named
 * again may be gone. Moves that an earlier press has played, or that an ended match has no room for, are not listed.
 */
const lostLines = async (context: MatchContext, { id, interaction: { message } }: Press<TrialId>): Promise<readonly string[]> => {
  const { say, position } = context;
  if (id.kind === 'playtried' && (await wasPlayed(context, id))) return [say.trial.played];
  if (position.outcome !== undefined) return [say.trial.over];
  return [
    say.trial.outdated,
    ...message.components
      .flatMap((part) => (part.type === ComponentType.TextDisplay ? part.content.split('\n') : []))
      .filter((line) => LISTED.test(line)),
  ];
};

/** Begins to try moves for the actor; where there is none to try, says why. */
export const beginTrial = async (context: MatchContext): Promise<Reply> => {
  const { services, say, position } = context;
  const trial = trialIn(services.games, position, NOTHING_TRIED);
  if (trial !== undefined) return trialPanel(context, trial, NO_CHOICE);
  return withRuleLink(say, panel(say, services.games, position, START), whyNothingToChoose(position), position.match.game);
};

/** The controls of moves that a player tries on a copy. */
export const trialControls: Controls<TrialId['kind']> = {
  trial: onTrial((context, trial, { id }) => trialPanel(context, trial, { ...id, notes: [] })),
  try: onTrial((context, trial, { id, value }) => {
    const { services, say, position } = context;
    const path = appendChoice(id.path, value);
    const found = resolvePath(services.games.find(position.match.game)?.fields ?? {}, trial.legal, path);
    const next = found.kind === 'move' ? withMove(services.games, position, trial, found.command) : undefined;
    if (next !== undefined) return trialPanel(context, next, NO_CHOICE);
    const here = (...notes: readonly string[]) => trialPanel(context, trial, { path, page: 0, notes });
    return found.kind === 'field' || found.kind === 'types' ? here() : deniedWith(say, 'notPossibleNow', here);
  }),
  playtried: onTrial((context, { tried }, press) => {
    const [first, ...next] = tried.flatMap(({ steps }) => steps);
    return first === undefined
      ? outdated(context, press)
      : playTried(context, [first, ...next], press.id.decision, (after) => lostLines(after, press));
  }),
  plantried: onTrial((context, trial, { id: { kind, ...id } }) =>
    planTried(context, trial, { kind: 'trial', ...id, page: 0, path: [] }),
  ),
};
