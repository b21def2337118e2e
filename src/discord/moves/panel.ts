import { type APIButtonComponentWithCustomId, ButtonStyle } from 'discord.js';
import type { Rejection } from '#engine/game.ts';
import type { GameRegistry } from '#games/index.ts';
import type { Sentences } from '#i18n/index.ts';
import type { Position } from '#matches/index.ts';
import { button, buttonRows, type Reply, type Row, text } from '../components/reply.ts';
import { pauseLine } from '../narration/paceText.ts';
import { mayOrder } from '../orders/ordersPanel.ts';
import { playerName, seatName } from '../text/seatNames.ts';
import { truncateLines } from '../text/truncateLines.ts';
import { mayHint } from './hint.ts';
import { withCompound } from './moveOffer.ts';
import { choiceParts, controlsOf } from './panelControls.ts';

/** The notes' share of Discord's 4,000 characters. */
const NOTES_LIMIT = 2400;

export interface PanelOptions {
  readonly path: readonly string[];
  readonly page: number;
  /** What has just happened; shown above the panel. */
  readonly notes: readonly string[];
}

/** A panel without any choice made. */
export const START: PanelOptions = { path: [], page: 0, notes: [] };

/** In place of the word of tried moves while there are none. */
export const NOTHING_TRIED = '0';

/** A reply, and what to highlight on the board among its choices; absent where nothing can be chosen. */
export interface Panel extends Reply {
  readonly highlighted?: readonly string[];
}

/** Returns all legal moves of one user in a match as buttons and menus, to be shown to that user only. */
export const panel = (say: Sentences, games: GameRegistry, position: Position, { notes, path, page }: PanelOptions): Panel => {
  const { match, seat, legal, view } = position;
  if (seat === undefined || legal.length === 0 || match.suspendedAt !== undefined) {
    const rest = idleText(say, position, notes.length > 0);
    const isRepeated = notes.some((note) => note.includes(rest));
    const said = text([...truncatedNotes(say, notes), ...(isRepeated ? [] : [rest])].join('\n'));
    return { components: [said, ...steeringRows(say, games, position)] };
  }
  const words = say.game(match.game);
  const outlook = words.outlook(view, seatName(say, match));
  const prompt = [
    ...truncatedNotes(say, notes),
    ...(notes.length > 0 ? [''] : []),
    `**${say.common.matchName(match.id)}** ${words.prompt(view, seat, seatName(say, match))}`,
    ...[outlook, words.purse(view, seat)].filter((line) => line !== '').map((line) => `-# ${line}`),
    ...pauseLine(say, match),
  ];
  const { components, foot, highlighted } = choiceParts(
    { say, games, position: withCompound(games, position), controls: controlsOf(position, seat) },
    path,
    page,
  );
  return { components: [text(prompt.join('\n')), ...components, ...steeringRows(say, games, position, foot)], highlighted };
};

/**
 * Returns the buttons of every panel: `before`, then trying, undo and redo where possible, and standing orders for users who may
 * have some.
 */
const steeringRows = (
  { common: { controls }, hints, trial }: Sentences,
  games: GameRegistry,
  position: Position,
  before: readonly APIButtonComponentWithCustomId[] = [],
): readonly Row[] => {
  const { match, seat = 0, decisions, legal, undo, redo } = position;
  const mayTry = legal.length > 0 && match.suspendedAt === undefined && games.find(match.game)?.trial !== undefined;
  const own = { match: match.id, seat, decision: decisions[seat] ?? 0 };
  const buttons = [
    ...before,
    ...(mayHint(position) ? [button({ kind: 'hint', ...own }, hints.button)] : []),
    ...(mayTry ? [button({ kind: 'trial', ...own, tried: NOTHING_TRIED, page: 0, path: [] }, trial.begin)] : []),
    ...(undo ? [button({ kind: 'undo', ...own }, controls.undo)] : []),
    ...(redo ? [button({ kind: 'redo', ...own }, controls.redo)] : []),
    ...(isOwnComputer(position) ? [button({ kind: 'take', match: match.id, seat }, controls.takeBack, ButtonStyle.Success)] : []),
    ...(mayOrder(games, position) ? [button({ kind: 'orders', match: match.id }, controls.orders)] : []),
  ];
  return buttonRows(buttons);
};

/** Whether an AI player has the actor's seat. */
const isOwnComputer = ({ match, seat }: Position): boolean =>
  match.status === 'playing' && seat !== undefined && match.computers.includes(seat);

/** Returns the notes, shortened to leave room for the controls. Much can happen when all players choose simultaneously. */
const truncatedNotes = ({ notices }: Sentences, notes: readonly string[]): readonly string[] =>
  notes.length === 0 ? [] : [truncateLines(notes, NOTES_LIMIT, notices.moreLines)];

/** Returns the rejection that explains why there is nothing to choose; `undefined` where the match is over. */
export const whyNothingToChoose = (position: Position): Rejection | undefined => {
  const { match, seat, outcome } = position;
  if (outcome !== undefined) return undefined;
  if (match.suspendedAt !== undefined) return { code: 'matchSuspended', params: {} };
  if (seat === undefined) return { code: 'notInThisMatch', params: {} };
  if (position.isDrawAwaited) return { code: 'drawAwaited', params: {} };
  return { code: isOwnComputer(position) ? 'computerPlaysForYou' : 'notYourTurn', params: {} };
};

/**
 * Returns why there is nothing to choose: whose turn it is, that the match is suspended, or how it ended. `moved`: the actor
 * has just moved and need not read that their turn is over.
 */
const idleText = (say: Sentences, position: Position, moved: boolean): string => {
  const { match, seat, outcome } = position;
  const name = seatName(say, match);
  if (outcome !== undefined) return say.game(match.game).outcome(outcome, name);
  if (match.suspendedAt !== undefined) return say.common.refusals.matchSuspended({}, name);
  if (position.isDrawAwaited) return say.common.refusals.drawAwaited({}, name);
  if (isOwnComputer(position)) return say.common.refusals.computerPlaysForYou({}, name);
  const whose = match.active.length === 0 ? [] : [say.common.whoseTurn(match.active.map(playerName(say, match)))];
  if (seat === undefined) return [say.common.plain.spectating, ...whose].join(' ');
  const due = [...(moved && whose.length > 0 ? [] : [say.common.plain.notDue]), ...whose].join(' ');
  return [due, ...pauseLine(say, match)].join('\n');
};
