/** The counts of a match. */
export interface Tally {
  /** Prompts that required a move, by kind. */
  readonly prompts: Record<string, number>;
  /** Prompts that required a move, by why no order applied, where there may be one. */
  readonly why: Record<string, number>;
  /** Orders that were applied, by kind, and how many of them equal the move by hand. */
  readonly orders: Record<string, number>;
  readonly equal: Record<string, number>;
  /** Orders that could no longer be followed, by the reason. */
  readonly skipped: Record<string, number>;
  /** Prompts that were given up: of people who had left, and of people who would have answered later. */
  readonly givenUp: Record<'left' | 'late', number>;
}

export const newTally = (): Tally => ({
  prompts: {},
  why: {},
  orders: {},
  equal: {},
  skipped: {},
  givenUp: { left: 0, late: 0 },
});

/** Adds one of a kind. */
export const count = (counts: Record<string, number>, kind: string): void => {
  counts[kind] = (counts[kind] ?? 0) + 1;
};

/** The sum over all kinds. */
export const totalOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, number) => total + number, 0);

/** The sums of several tallies, by kind. */
export const together = (all: readonly Readonly<Record<string, number>>[]): Readonly<Record<string, number>> => {
  const sums: Record<string, number> = {};
  for (const counts of all) for (const [kind, number] of Object.entries(counts)) sums[kind] = (sums[kind] ?? 0) + number;
  return sums;
};
