import type { Seat } from '#engine/game.ts';
import type { Sentences } from '#i18n/index.ts';
import { type HistoryStep, isMatchEvent, type LoggedEvent, type Match } from '#matches/index.ts';
import type { Services } from '../command/services.ts';
import { seatName } from '../text/seatNames.ts';
import { truncateLines } from '../text/truncateLines.ts';
import { annotatedRows } from './annotatedEvents.ts';
import { rowLines } from './eventText.ts';

/** The changes' share of Discord's 4,000 characters: the current choice has to fit below them. */
const SINCE_LIMIT = 1200;

/** Maximum number of lines, so that a phone's screen has room for the current choice. */
const SINCE_LINES = 8;

/** Events of an open vote, whose post has pinged everyone already. */
const VOTING: ReadonlySet<string> = new Set(['VoteCalled', 'Voted']);

/**
 * Returns what has happened since a seat's last move, made by hand or by its player's standing orders, in lines for that seat
 * only, with a title; empty if nothing has happened. Where there is no room for all, those that harm the seat are kept, then those that
 * name it, then the newest. What the panel says anyway is left out. Moves that an AI player made for the seat are included like any other
 * event.
 */
export const changesSinceLastMove = async (
  services: Services,
  say: Sentences,
  match: Match,
  seat: Seat,
  limit = SINCE_LIMIT,
): Promise<string> => {
  const history = await services.matches.history(match, 0);
  const { steps, hasMoved } = sinceOwnMove(history?.steps ?? [], seat);
  const rows = history === undefined ? [] : await annotatedRows(services, say, history, steps, seat);
  const changes = rows.filter(({ event }) => !VOTING.has(event.type));
  const latest = (): unknown => history?.steps.at(-1)?.view(seat);
  const { isShownBelow } = say.game(match.game);
  const harms = (row: LoggedEvent): boolean => isHarmful(services, match, steps, row, seat);
  const lines = rowLines(say, match, changes, seatName)
    .flatMap((line) => line ?? [])
    .filter(({ row: { event } }) => isMatchEvent(event) || !isShownBelow(event, latest))
    .map(({ text, row, named }) => ({ text, weight: harms(row) ? 2 : named.has(seat) ? 1 : 0 }));
  if (lines.length === 0) return '';
  const { sinceLastMove: title, sinceStart } = say.common.plain;
  return [hasMoved ? title : sinceStart, truncateLines(lines, limit, say.notices.moreLines, SINCE_LINES)].join('\n');
};

const isHarmful = (
  { games }: Services,
  { game }: Match,
  steps: readonly HistoryStep[],
  { by, event, version }: LoggedEvent,
  seat: Seat,
): boolean => {
  const harms = games.find(game)?.harms;
  if (harms === undefined || isMatchEvent(event) || by === seat) return false;
  const step = steps.find((each) => each.from <= version && version <= each.version);
  return harms(event, () => step?.view('spectator', version)).includes(seat);
};

/**
 * Returns the steps after the seat's newest own move; before its first move, all since the start. The result of a move was
 * already in its reply, except where a standing order made the move in another player's step: that step is included.
 */
const sinceOwnMove = (
  steps: readonly HistoryStep[],
  seat: Seat,
): { readonly steps: readonly HistoryStep[]; readonly hasMoved: boolean } => {
  const start = steps.findIndex(({ events }) => events.some(({ event }) => event.type === 'MatchStarted'));
  if (start === -1) return { steps: [], hasMoved: false };
  const isOwnMove = ({ by, how, event }: LoggedEvent): boolean =>
    by === seat && (how === undefined || how === 'order') && !isMatchEvent(event);
  const last = steps.findLastIndex(({ events }, index) => index > start && events.some(isOwnMove));
  if (last === -1) return { steps: steps.slice(start), hasMoved: false };
  return { steps: steps.slice(steps[last]?.by === seat ? last + 1 : last), hasMoved: true };
};
