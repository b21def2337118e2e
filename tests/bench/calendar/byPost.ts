import type { AnyComputerSeat } from '#engine/computer.ts';
import type { BaseCommand, Chance } from '#engine/game.ts';
import type { BaseOrder } from '#engine/orders.ts';
import { cycladesByPost } from './cyclades/byPost.ts';
import { peloponnesByPost } from './peloponnes/byPost.ts';

/** A game's part of the calendar bench. */
export interface ByPost {
  /** Roughly how many cycles (rounds) matches of four take; a person who leaves does so in one of them. */
  readonly cycles: number;
  /** The game's computer seat, which chooses both the moves of people and those of the computer. */
  readonly player: AnyComputerSeat;
  /** The cycle a view shows. */
  cycleOf(view: unknown): number;
  /** What an active seat is asked for: the kind of prompt. */
  occasionOf(view: unknown, legal: readonly BaseCommand[]): string;
  /** The orders a sensible person in a view's seat gives before their move, for each of the given cycles: this one, the next, or both. */
  ordersFor(cycles: readonly number[], view: unknown, chance: Chance): readonly (readonly BaseOrder[])[];
}

/** For each game: how it is played by post. */
export const BY_POST: Readonly<Record<string, ByPost>> = {
  cyclades: cycladesByPost as ByPost,
  peloponnes: peloponnesByPost as ByPost,
};
