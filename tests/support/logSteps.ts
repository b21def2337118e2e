import { type BaseEvent, fold, type Seat } from '#engine/game.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import type { State } from '#games/cyclades/state.ts';
import { isMatchEvent, type LoggedEvent } from '#matches/index.ts';

/** What one command wrote into the log of a match of Cyclades, and how the game stood after it. */
export interface LoggedStep {
  /** Of its first event. */
  readonly from: number;
  readonly by: Seat | undefined;
  readonly events: readonly BaseEvent[];
  readonly state: State;
  /** Who had to act after it. */
  readonly active: readonly Seat[];
}

/** The steps of a log by a fold of its rows alone: nothing of the house but the rules takes part. */
export const stepsOf = (rows: readonly LoggedEvent[]): readonly LoggedStep[] => {
  const steps: LoggedStep[] = [];
  let state = cyclades.initialState();
  for (const command of new Set(rows.map(({ commandId }) => commandId))) {
    const written = rows.filter(({ commandId }) => commandId === command);
    const [first] = written;
    if (first === undefined) continue;
    const events = written.map(({ event }) => event);
    state = foldGame(events, state);
    steps.push({ from: first.version, by: first.by, events, state, active: cyclades.active(state) });
  }
  return steps;
};

/** The game's state after the game's events among these, from `state` or from its very beginning. */
export const foldGame = (events: readonly BaseEvent[], state: State = cyclades.initialState()): State => {
  const played = events.filter((event) => !isMatchEvent(event)) as readonly Event[];
  return fold(cyclades, state, played);
};
