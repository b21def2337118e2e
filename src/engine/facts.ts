import type { BaseEvent } from './game.ts';

/** What a match tells about one seat for statistics, in the words of the game's events. */
export interface SeatFacts {
  /** What it played as: a civilisation, the god whose turns it took most. Wins are counted by it. */
  readonly side?: string;
  /** What it used, with how often: creatures, tiles. */
  readonly used: Readonly<Record<string, number>>;
}

/** Returns the facts of each seat, in seat order, from the events of a match without those that were undone. */
export type FactsOf<Event extends BaseEvent> = (events: readonly Event[]) => readonly SeatFacts[];
