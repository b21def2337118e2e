import type { AnyGame, BaseEvent, Seat, Shown, Viewer } from '#engine/game.ts';
import { type Undoings, undoingsIn } from './effective.ts';
import { foldOn, NOTHING_FOLDED } from './folded.ts';
import type { Ground, Happened, Progress } from './progress.ts';
import { isMatchEvent } from './state.ts';
import type { LoggedEvent, MatchEventOf } from './types.ts';

/** What undoing and rewinding have in common. */

/** A match with its whole log. */
export interface Past {
  readonly game: AnyGame;
  readonly history: readonly LoggedEvent[];
}

/** A ground with the log; only commands that go back, or may, have it. */
export const pastOf = ({ game, history }: Ground): Past => {
  if (history === undefined) throw new Error('Nobody can go back without the log.');
  return { game, history };
};

/** Whether a row is the game's, and counts. */
export const counts = ({ dropped }: Undoings, { version, event }: LoggedEvent): boolean =>
  !isMatchEvent(event) && !dropped.has(version);

/** Whether a viewer is told nothing of these rows of the game. */
export const isUnseenBy = (game: AnyGame, rows: readonly LoggedEvent[], viewer: Viewer): boolean =>
  rows.every(({ event }) => game.redact(event, viewer) === undefined);

/** A seat has changed its person here: nobody goes back behind that. */
export const isCrossing = ({ event }: LoggedEvent): boolean =>
  isMatchEvent(event) && (event.type === 'SeatTakenOver' || event.type === 'SeatOpened');

/** What a command did to the game. */
export interface Passage {
  /** Who was due after it. */
  readonly due: readonly Seat[];
  /** What it showed the seat in question. */
  readonly shown?: Shown | undefined;
}

/** The game's state after what counts up to a version. */
export const gameAt = ({ game, history }: Past, undoings: Undoings, version: number): unknown =>
  history
    .filter((row) => row.version <= version && counts(undoings, row))
    .reduce((state, { event }) => game.evolve(state, event), game.initialState());

/** Goes through commands from a state of the game on, with a seat's eyes. */
export const passagesOf = (
  game: AnyGame,
  from: unknown,
  commands: readonly (readonly LoggedEvent[])[],
  seat: Seat,
): readonly Passage[] => {
  let state = from;
  return commands.map((rows) => {
    let shown: Shown | undefined;
    for (const { event } of rows) {
      shown ??= game.reveals(state, event, seat);
      state = game.evolve(state, event);
    }
    return { due: game.active(state), shown };
  });
};

/** Appends what takes events back, or brings them again, and folds the whole match anew. */
export const takeBack = (
  ground: Ground,
  progress: Progress,
  event: MatchEventOf<'Undone'> | MatchEventOf<'Redone'>,
): Progress => {
  const { game, history } = pastOf(ground);
  const happened = [...progress.events, { event, ...progress.act }];
  const rows = [...history, ...asRows(ground, happened)];
  const { dropped, touched } = undoingsIn(rows);
  const isUnseen = isUnseenBy(game, touched.get(ground.version + happened.length) ?? [], 'spectator');
  return {
    ...progress,
    events: [...progress.events, { event, ...progress.act, ...(isUnseen && { unseen: true as const }) }],
    state: foldOn(game, NOTHING_FOLDED, rows, dropped).state,
  };
};

/** What happens now, as it will stand in the log. */
const asRows = ({ version }: Ground, events: readonly Happened[]): readonly LoggedEvent[] =>
  events.map(({ event, by, how }, index) => ({
    version: version + index + 1,
    event: event as BaseEvent,
    commandId: 'now',
    ...(by !== undefined && { by }),
    ...(how !== undefined && { how }),
    at: new Date(0),
  }));
