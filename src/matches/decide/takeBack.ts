import type { AnyGame, BaseEvent, Seat, Shown, Viewer } from '#engine/game.ts';
import { type ResolvedUndos, resolveUndos } from '../log/undoResolution.ts';
import type { LoggedEvent, MatchEventOf } from '../model/events.ts';
import { isMatchEvent } from '../model/state.ts';
import type { EventHistory } from '../replay/eventLogCache.ts';
import { continueFold, EMPTY_FOLD } from '../replay/stateCache.ts';
import type { DecisionContext, NewEvent, Transition } from './transition.ts';

/** Shared parts of undo and rewind. */

/** Returns the log of a decision's context. Throws if there is none: only commands that may go back have one. */
export const historyOf = ({ game, history }: DecisionContext): EventHistory => {
  if (history === undefined) throw new Error('Undo and rewind need the log.');
  return { game, history };
};

/** Whether a row is a game event that still counts. */
export const counts = ({ dropped }: ResolvedUndos, { version, event }: LoggedEvent): boolean =>
  !isMatchEvent(event) && !dropped.has(version);

/** Whether all of these game rows are hidden from a viewer. */
export const isUnseenBy = (game: AnyGame, rows: readonly LoggedEvent[], viewer: Viewer): boolean =>
  rows.every(({ event }) => game.redact(event, viewer) === undefined);

/**
 * Returns the version that no undo or rewind may cross: the last one at which a seat changed its person, or was opened, so that
 * it may have. A seat that its own person took back does not count. Returns 0 if there is no such version.
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

/** A command's effect on the game. */
export interface CommandEffect {
  /** The seats that must act after it. */
  readonly due: readonly Seat[];
  /** What it revealed to the seat in question. */
  readonly shown?: Shown | undefined;
}

/** Returns the game's state after the counted events up to a version. Caches it per seat. */
export const gameAt = ({ game, history, looks }: EventHistory, undos: ResolvedUndos, version: number, seat: Seat): unknown => {
  const droppedUpTo = (last: number): string => [...undos.dropped].filter((each) => each <= last).join();
  const known = looks?.get(seat);
  const isGood = known !== undefined && known.version <= version && known.dropped === droppedUpTo(known.version);
  let state = isGood ? known.state : game.initialState();
  for (let index = isGood ? known.version : 0; index < history.length; index++) {
    const row = history[index];
    if (row === undefined || row.version > version) break;
    if (counts(undos, row)) state = game.evolve(state, row.event);
  }
  looks?.set(seat, { version: Math.min(version, history.length), dropped: droppedUpTo(version), state });
  return state;
};

/**
 * Yields the effect of each command, from a given game state on, as seen by one seat. Lazy: callers stop when they know enough.
 */
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

/** Appends an undo or redo event and folds the whole match again. */
export const retract = (
  context: DecisionContext,
  transition: Transition,
  event: MatchEventOf<'Undone'> | MatchEventOf<'Redone'>,
): Transition => {
  const { game, history } = historyOf(context);
  const happened = [...transition.events, { event, ...transition.act }];
  const rows = [...history, ...asRows(context, happened)];
  const { dropped, touched } = resolveUndos(rows);
  const isUnseen = isUnseenBy(game, touched.get(context.version + happened.length) ?? [], 'spectator');
  return {
    ...transition,
    events: [...transition.events, { event, ...transition.act, ...(isUnseen && { unseen: true as const }) }],
    state: continueFold(game, EMPTY_FOLD, rows, dropped).state,
  };
};

/** Returns new events as the log will hold them. */
const asRows = ({ version }: DecisionContext, events: readonly NewEvent[]): readonly LoggedEvent[] =>
  events.map(({ event, by, how }, index) => ({
    version: version + index + 1,
    event: event as BaseEvent,
    commandId: 'now',
    ...(by !== undefined && { by }),
    ...(how !== undefined && { how }),
    at: new Date(0),
  }));
