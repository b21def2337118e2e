import type { AnyGame, BaseEvent, Seat, Shown, Viewer } from '#engine/game.ts';
import { type ResolvedUndos, resolveUndos } from '../log/undoResolution.ts';
import type { LoggedEvent, MatchEventOf } from '../model/events.ts';
import { isMatchEvent } from '../model/state.ts';
import type { EventHistory } from '../replay/eventLogCache.ts';
import { continueFold, EMPTY_FOLD } from '../replay/stateCache.ts';
import type { DecisionContext, NewEvent, Transition } from './transition.ts';

/** What undoing and rewinding have in common. */

/** A ground with the log; only commands that go back, or may, have it. */
export const historyOf = ({ game, history }: DecisionContext): EventHistory => {
  if (history === undefined) throw new Error('Nobody can go back without the log.');
  return { game, history };
};

/** Whether a row is the game's, and counts. */
export const counts = ({ dropped }: ResolvedUndos, { version, event }: LoggedEvent): boolean =>
  !isMatchEvent(event) && !dropped.has(version);

/** Whether a viewer is told nothing of these rows of the game. */
export const isUnseenBy = (game: AnyGame, rows: readonly LoggedEvent[], viewer: Viewer): boolean =>
  rows.every(({ event }) => game.redact(event, viewer) === undefined);

/**
 * The version after which no seat has changed its person, nor may have: nobody goes back behind it. A seat that was free and that
 * its own person took back has not. 0: none has.
 */
export const undoBarrier = (history: readonly LoggedEvent[]): number => {
  let taken = 0;
  const freed = new Map<Seat, number>();
  for (const { version, event } of history) {
    if (!isMatchEvent(event)) continue;
    if (event.type === 'SeatOpened') freed.set(event.seat, version);
    if (event.type !== 'SeatTakenOver') continue;
    freed.delete(event.seat);
    if (event.back !== true) taken = version;
  }
  return Math.max(taken, ...freed.values());
};

/** What a command did to the game. */
export interface CommandEffect {
  /** Who was due after it. */
  readonly due: readonly Seat[];
  /** What it showed the seat in question. */
  readonly shown?: Shown | undefined;
}

/** The game's state after what counts up to a version, for a seat's own sake. */
export const gameAt = ({ game, history, looks }: EventHistory, undoings: ResolvedUndos, version: number, seat: Seat): unknown => {
  const droppedUpTo = (last: number): string => [...undoings.dropped].filter((each) => each <= last).join();
  const known = looks?.get(seat);
  const isGood = known !== undefined && known.version <= version && known.dropped === droppedUpTo(known.version);
  let state = isGood ? known.state : game.initialState();
  for (let index = isGood ? known.version : 0; index < history.length; index++) {
    const row = history[index];
    if (row === undefined || row.version > version) break;
    if (counts(undoings, row)) state = game.evolve(state, row.event);
  }
  looks?.set(seat, { version: Math.min(version, history.length), dropped: droppedUpTo(version), state });
  return state;
};

/** Goes through commands from a state of the game on, with a seat's eyes, as far as somebody wants to know. */
export function* commandEffects(
  game: AnyGame,
  from: unknown,
  commands: readonly (readonly LoggedEvent[])[],
  seat: Seat,
): Generator<CommandEffect> {
  let state = from;
  for (const rows of commands) {
    let shown: Shown | undefined;
    for (const { event } of rows) {
      shown ??= game.reveals(state, event, seat);
      state = game.evolve(state, event);
    }
    yield { due: game.active(state), shown };
  }
}

/** Appends what takes events back, or brings them again, and folds the whole match anew. */
export const retract = (
  ground: DecisionContext,
  progress: Transition,
  event: MatchEventOf<'Undone'> | MatchEventOf<'Redone'>,
): Transition => {
  const { game, history } = historyOf(ground);
  const happened = [...progress.events, { event, ...progress.act }];
  const rows = [...history, ...asRows(ground, happened)];
  const { dropped, touched } = resolveUndos(rows);
  const isUnseen = isUnseenBy(game, touched.get(ground.version + happened.length) ?? [], 'spectator');
  return {
    ...progress,
    events: [...progress.events, { event, ...progress.act, ...(isUnseen && { unseen: true as const }) }],
    state: continueFold(game, EMPTY_FOLD, rows, dropped).state,
  };
};

/** What happens now, as it will stand in the log. */
const asRows = ({ version }: DecisionContext, events: readonly NewEvent[]): readonly LoggedEvent[] =>
  events.map(({ event, by, how }, index) => ({
    version: version + index + 1,
    event: event as BaseEvent,
    commandId: 'now',
    ...(by !== undefined && { by }),
    ...(how !== undefined && { how }),
    at: new Date(0),
  }));
