import type { Building, Creature, Patron } from '#games/cyclades/types.ts';

/** The few words on the picture, in one language. `#` is replaced by a number. */
export interface Words {
  readonly gods: Readonly<Record<Patron, string>>;
  readonly creatures: Readonly<Record<Creature, string>>;
  readonly buildings: Readonly<Record<Building, string>>;
  /** "Cycle #", in the header of the picture. The result replaces it at the end: somebody has won, a draw, or nobody has won. */
  readonly cycle: string;
  readonly victory: string;
  readonly draw: string;
  readonly over: string;
  /** Above the markers still to be offered, and above the order of the next cycle. */
  readonly toOffer: string;
  readonly nextCycle: string;
  /** Signs of what happened: moves, battles, islands that changed hands, new pieces. */
  readonly way: string;
  readonly fought: string;
  readonly taken: string;
  readonly added: string;
  /** Next to an enlarged place: "Island #", what is there, and then what is around. */
  readonly island: string;
  readonly troops: string;
  readonly fleets: string;
  readonly income: string;
  readonly metropolis: string;
  readonly around: string;
}
