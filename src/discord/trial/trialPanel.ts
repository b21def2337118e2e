import { type APIButtonComponentWithCustomId, ButtonStyle } from 'discord.js';
import type { Trial } from '#engine/trial.ts';
import type { MatchContext } from '../command/command.ts';
import { button, buttonRows, type Reply, text } from '../components/reply.ts';
import { fitsCustomId } from '../customIds/customId.ts';
import { boardPicture } from '../lookups/board.ts';
import type { PanelChoice } from '../moves/panelChoice.ts';
import { choiceParts } from '../moves/panelControls.ts';
import { formatRowsFor } from '../narration/eventText.ts';
import { mayOrder } from '../orders/ordersPanel.ts';
import { labelName, seatName } from '../text/seatNames.ts';
import { truncateLines } from '../text/truncateLines.ts';
import { MOST_TRIED, wordOf } from './triedMoves.ts';

/** The panel of moves that a player tries on a copy of the match. */

/** What has been tried so far takes at most this much of Discord's 4,000 characters. */
const TRIED_LIMIT = 2400;

export interface TrialChoice {
  readonly path: readonly string[];
  readonly page: number;
  /** What has just happened; shown above all else. */
  readonly notes: readonly string[];
}

export const NO_CHOICE: TrialChoice = { path: [], page: 0, notes: [] };

/** Returns the tried moves with what they do, the picture of the copy, and what can be tried next. */
export const trialPanel = async (context: MatchContext, trial: Trial, { path, page, notes }: TrialChoice): Promise<Reply> => {
  const { say, services, position } = context;
  const { match, seat = 0 } = position;
  const due = dueOf(context);
  const tried = wordOf(trial.tried);
  const controls: PanelChoice['controls'] = {
    move: (to) => ({ kind: 'try', ...due, tried, path: to }),
    panel: (to, turned) => ({ kind: 'trial', ...due, tried, page: turned, path: to }),
  };
  const offer = { match, view: trial.view, legal: trial.legal };
  const isOpen = trial.legal.length > 0 && trial.tried.length < MOST_TRIED;
  const choice = isOpen
    ? choiceParts({ say, games: services.games, position: offer, controls, isTrial: true }, path, page)
    : undefined;
  const words = say.game(match.game);
  const lines = [
    ...notes,
    ...(trial.tried.length === 0 ? [] : [truncateLines(triedLines(context, trial), TRIED_LIMIT, say.notices.moreLines), '']),
    choice === undefined ? say.trial.stops[trial.stop ?? 'full'] : words.prompt(trial.view, seat, seatName(say, match)),
    ...[words.purse(trial.view, seat)].filter((line) => line !== '').map((line) => `-# ${line}`),
    // Above the controls, which look like those that play; again below them, because a phone shows no more than some of them.
    say.trial.title(say.common.matchName(match.id)),
  ];
  const marks = choice ?? { told: trial.tried.flatMap(({ events }) => events) };
  const board = await boardPicture(context, match, trial.view, marks);
  return {
    components: [
      board?.picture ?? text(words.altText(trial.view, labelName(match))),
      text(lines.join('\n')),
      ...(choice === undefined ? [] : [...choice.components, text(say.trial.foot)]),
      ...buttonRows([...(choice?.foot ?? []), ...triedButtons(context, trial)]),
    ],
    ...(board && { file: board.file }),
  };
};

const dueOf = ({ position: { match, seat = 0, decisions } }: MatchContext) => ({
  match: match.id,
  seat,
  decision: decisions[seat] ?? 0,
});

/** Returns a numbered line for each tried move: what it surely does, and its odds where the rest is open. */
const triedLines = ({ say, services, position }: MatchContext, { tried, stop }: Trial): readonly string[] => {
  const { match, seat = 0 } = position;
  const words = say.game(match.game);
  return tried.map(({ view, command, events }, index) => {
    const rows = events.map((event) => ({ version: 0, event, commandId: '', by: seat, at: match.createdAt }));
    const told = formatRowsFor(services.games, say, match, rows, seat);
    const isOpen = index === tried.length - 1 && (stop === 'luck' || stop === 'secret');
    const odds = isOpen ? words.risk(view, command, seatName(say, match)) : '';
    const done = told.length === 0 ? [`${words.move(view, command, labelName(match))}.`] : told;
    return `${index + 1}. ${[...done, ...(odds === '' ? [] : [odds])].join(' ')}`;
  });
};

/** Returns the buttons for all that has been tried. */
const triedButtons = (context: MatchContext, trial: Trial): readonly APIButtonComponentWithCustomId[] => {
  const { say } = context;
  const due = dueOf(context);
  const forget = button({ kind: 'panel', ...due, page: 0, path: [] }, say.trial.forget);
  if (trial.tried.length === 0) return [forget];
  const before = wordOf(trial.tried.slice(0, -1));
  return [
    button({ kind: 'playtried', ...due, tried: wordOf(trial.tried) }, say.trial.play, ButtonStyle.Success),
    ...(plannedWords(context, trial) === undefined
      ? []
      : [button({ kind: 'plantried', ...due, tried: wordOf(trial.tried) }, say.trial.plan)]),
    button({ kind: 'trial', ...due, tried: before, page: 0, path: [] }, say.common.controls.undo),
    forget,
  ];
};

/** Returns the words of a plan that makes the tried moves; `undefined` where there is none. */
export const plannedWords = (
  { services: { games }, position }: MatchContext,
  { tried }: Trial,
): readonly string[] | undefined => {
  const { match, view } = position;
  const rules = games.find(match.game)?.orders;
  const words = mayOrder(games, position)
    ? rules?.wordsFor?.(
        view,
        tried.map(({ command }) => command),
      )
    : undefined;
  const order = words && rules?.say(view, words)?.order;
  if (words === undefined || order === undefined || rules?.whyNotOrders(view, [order]) !== undefined) return undefined;
  return fitsCustomId({ kind: 'say', match: match.id, page: 0, words }) ? words : undefined;
};
