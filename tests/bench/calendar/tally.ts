/** What is counted along a match. */
export interface Tally {
  /** People who were asked and had to act, by what they were asked for. */
  readonly prompts: Record<string, number>;
  /** The same, by why no order answered, where there may be any. */
  readonly why: Record<string, number>;
  /** Orders that answered, by what for; and how many of them with the move that would have been made by hand. */
  readonly orders: Record<string, number>;
  readonly equal: Record<string, number>;
  /** Orders that could no longer be followed, by the reason. */
  readonly skipped: Record<string, number>;
  /** Prompts that were given up: of those who had left, and of those who would still have answered. */
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

/** One more of a kind. */
export const count = (counts: Record<string, number>, kind: string): void => {
  counts[kind] = (counts[kind] ?? 0) + 1;
};

/** All kinds together. */
export const totalOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, number) => total + number, 0);

/** Counts of many, kind by kind. */
export const together = (all: readonly Readonly<Record<string, number>>[]): Readonly<Record<string, number>> => {
  const sums: Record<string, number> = {};
  for (const counts of all) for (const [kind, number] of Object.entries(counts)) sums[kind] = (sums[kind] ?? 0) + number;
  return sums;
};
