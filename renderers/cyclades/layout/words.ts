import type { Building, Creature, Patron } from '#games/cyclades/types.ts';

/** The few words on the picture, in one language. `#` stands for a number. */
export interface Words {
  readonly gods: Readonly<Record<Patron, string>>;
  readonly creatures: Readonly<Record<Creature, string>>;
  readonly buildings: Readonly<Record<Building, string>>;
  /** "Cycle #", in the head of the picture; in its place at the end that somebody has won, that it is a draw, or that nobody has won. */
  readonly cycle: string;
  readonly victory: string;
  readonly draw: string;
  readonly over: string;
  /** Above the markers still to be offered, and above the order of the next cycle. */
  readonly toOffer: string;
  readonly nextCycle: string;
  /** Signs of what happened: somebody moved, battles, islands that changed hands, pieces that came. */
  readonly way: string;
  readonly fought: string;
  readonly taken: string;
  readonly added: string;
  /** Beside one place seen larger: "Island #", what is there, and then what is around. */
  readonly island: string;
  readonly troops: string;
  readonly fleets: string;
  readonly income: string;
  readonly metropolis: string;
  readonly around: string;
}
