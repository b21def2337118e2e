import type { BaseCommand } from '#engine/game.ts';
import type { LoggedEvent, MatchCommandOf } from '#matches/index.ts';
import type { MatchContext } from '../command/command.ts';
import { type Reply, textReply } from '../components/reply.ts';
import { withOwnMove } from '../narration/annotatedEvents.ts';
import { formatRejection, formatRowsFor } from '../narration/eventText.ts';
import { deniedWith, withRuleLink } from '../narration/refusalReply.ts';
import { playCommand } from '../selection/playCommand.ts';
import { seatName } from '../text/seatNames.ts';
import { stepsOf } from './moveOffer.ts';
import { type PanelOptions, panel, START } from './panel.ts';
import { withBoardPicture } from './panelPicture.ts';

/**
 * Plays a move through the match service. Returns its result and the actor's next panel. `decision`: the decision number of the
 * pressed control; typed commands have none.
 */
export const playMove = (context: MatchContext, command: Omit<BaseCommand, 'seat'>, decision?: number): Promise<Reply> =>
  playIn(context, {
    type: 'Play',
    user: context.actor.user,
    ...stepsOf(context.services.games, context.position, command),
    ...(decision !== undefined && { decision }),
  });

/**
 * Plays tried moves, all of them or none. `lost` is asked for if they are refused, and shown below the reason: that none was played,
 * and what they were.
 */
export const playTried = (
  context: MatchContext,
  [command, ...next]: readonly [BaseCommand, ...BaseCommand[]],
  decision: number,
  lost: (after: MatchContext) => Promise<readonly string[]>,
): Promise<Reply> => playIn(context, { type: 'Play', user: context.actor.user, command, next, decision }, lost);

/** Undoes or redoes the actor's last move. Returns the result and the next panel. */
export const undoOrRedo = (context: MatchContext, type: 'Undo' | 'Redo', decision?: number): Promise<Reply> =>
  playIn(context, { type, user: context.actor.user, ...(decision !== undefined && { decision }) });

const playIn = async (
  context: MatchContext,
  command: MatchCommandOf<'Play' | 'Undo' | 'Redo'>,
  lost?: (after: MatchContext) => Promise<readonly string[]>,
): Promise<Reply> => {
  const { services, say } = context;
  const played = await playCommand(context, command);
  const after = await played.after();
  const { position } = after;
  const { match } = position;
  // Typed moves get no picture, because their players keep typing and did not ask for one.
  const shown = async (wanted: PanelOptions): Promise<Reply> => {
    const own = panel(say, services.games, position, wanted);
    return command.decision === undefined ? { components: own.components } : withBoardPicture(after, own);
  };
  if (played.refused === undefined) {
    const notes =
      command.type === 'Play'
        ? formatRowsFor(services.games, say, match, played.events, position.seat ?? 'spectator')
        : await undoneText(after, played.events);
    return shown({ ...START, notes });
  }
  const { refused, rejection } = played;
  const lostLines = (await lost?.(after)) ?? [];
  if (rejection.code === 'alreadyDone' && lostLines.length > 0) return shown({ ...START, notes: lostLines });
  if (rejection.code === 'alreadyDone') return deniedWith(say, 'alreadyDone', (note) => shown({ ...START, notes: [note] }));
  if (position.legal.length === 0 && lostLines.length === 0) return refused;
  const why = formatRejection(say, match.game, rejection, seatName(say, match));
  return withRuleLink(say, await shown({ ...START, notes: [why, ...lostLines] }), rejection, match.game);
};

/** Returns the result of an undo or redo, as the seat itself may see it. */
const undoneText = async (
  { services, say, position: { match, seat } }: MatchContext,
  events: readonly LoggedEvent[],
): Promise<readonly string[]> => {
  const viewer = seat ?? 'spectator';
  const from = events[0]?.version ?? 0;
  const step = (await services.matches.history(match, from - 1))?.steps.find((each) => each.from === from);
  const rows = events.map((row) => (step === undefined ? row : withOwnMove(services, say, match, step, row, viewer)));
  return formatRowsFor(services.games, say, match, rows, viewer);
};

/** Concedes a match for the actor. */
export const concede = async (context: MatchContext): Promise<Reply> => {
  const { match, refused } = await playCommand(context, { type: 'Concede', user: context.actor.user });
  return refused ?? textReply(context.say.common.conceded(match.id));
};
