import { type AnyGame, type BaseEvent, fold, type Seat } from '#engine/game.ts';
import { isMatchEvent, type LoggedEvent } from '#matches/index.ts';

/** The events that one command wrote to the log of a match, and the game's state after them. */
export interface LoggedStep {
  /** The version of its first event. */
  readonly from: number;
  /** The version of its first public event. */
  readonly number: number;
  readonly by: Seat | undefined;
  readonly events: readonly BaseEvent[];
  readonly state: unknown;
  /** The seats that had to act after it. */
  readonly active: readonly Seat[];
  /** The head of the chain after it, if there is one. */
  readonly chain: string | undefined;
}

/** The steps of a log by a fold of its rows, using nothing but the rules of the game. */
export const stepsOf = (game: AnyGame, rows: readonly LoggedEvent[]): readonly LoggedStep[] => {
  const steps: LoggedStep[] = [];
  let state = game.initialState();
  let seen = 0;
  for (const command of new Set(rows.map(({ commandId }) => commandId))) {
    const written = rows.filter(({ commandId }) => commandId === command);
    const [first] = written;
    if (first === undefined) continue;
    const events = written.map(({ event }) => event);
    state = foldGame(game, events, state);
    steps.push({
      from: first.version,
      number: seen + 1,
      by: first.by,
      events,
      state,
      active: game.active(state),
      chain: written.at(-1)?.chain,
    });
    seen += events.filter((event) => isMatchEvent(event) || game.redact(event, 'spectator') !== undefined).length;
  }
  return steps;
};

/** The game's state after the game's events among these, from `state` or from the beginning. */
export const foldGame = (game: AnyGame, events: readonly BaseEvent[], state: unknown = game.initialState()): unknown =>
  fold(
    game,
    state,
    events.filter((event) => !isMatchEvent(event)),
  );
