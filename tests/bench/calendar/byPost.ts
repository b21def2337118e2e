import type { AnyComputerSeat } from '#engine/computer.ts';
import type { BaseCommand, Chance } from '#engine/game.ts';
import type { BaseOrder } from '#engine/orders.ts';
import { cycladesByPost } from './cyclades/byPost.ts';
import { peloponnesByPost } from './peloponnes/byPost.ts';

/** What the calendar bench must know of a game. */
export interface ByPost {
  /** How many cycles (rounds) matches of four take, about: somebody who leaves does so in one of them. */
  readonly cycles: number;
  /** What people play by hand, and what the computer plays for them: the game's computer seat. */
  readonly player: AnyComputerSeat;
  /** The cycle a view shows. */
  cycleOf(view: unknown): number;
  /** What a seat that must act is asked for: the kind of prompt. */
  occasionOf(view: unknown, legal: readonly BaseCommand[]): string;
  /** What a sensible person in the seat of a view orders before their move, for each of some cycles: this one, the next, or both. */
  ordersFor(cycles: readonly number[], view: unknown, chance: Chance): readonly (readonly BaseOrder[])[];
}

/** For each game: how it is played by post. */
export const BY_POST: Readonly<Record<string, ByPost>> = {
  cyclades: cycladesByPost as ByPost,
  peloponnes: peloponnesByPost as ByPost,
};
