import type { Participation } from '#matches/index.ts';

/** How often something occurred, and in how many of these matches the seat won. */
export interface Tally {
  readonly key: string;
  readonly count: number;
  readonly won: number;
}

/** What was played of one game, the most frequent first. */
export type GameTallies = Readonly<ReturnType<typeof talliesByGame>[number]>;

/** Whether a part counts in statistics: its match is over, more than one person played, and its person did not leave without fault. */
export const isCounted = ({ finishedAt, people, outcome }: Participation): boolean =>
  finishedAt !== undefined && people > 1 && outcome !== 'released';

/** Returns tallies of what `keysOf` counts in each row, the most frequent first. */
export const tally = (
  rows: readonly Participation[],
  keysOf: (row: Participation) => Readonly<Record<string, number>>,
): readonly Tally[] => {
  const found = new Map<string, Tally>();
  for (const row of rows) {
    for (const [key, times] of Object.entries(keysOf(row))) {
      const { count, won } = found.get(key) ?? { count: 0, won: 0 };
      found.set(key, { key, count: count + times, won: won + (row.won ? times : 0) });
    }
  }
  return [...found.values()].toSorted(
    (one, other) => other.count - one.count || other.won - one.won || (one.key < other.key ? -1 : 1),
  );
};

/** Returns the values by their keys, in the order in which each key first occurs. */
export const groupedBy = <Value, Key>(
  values: readonly Value[],
  keyOf: (value: Value) => Key,
): ReadonlyMap<Key, readonly Value[]> => {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group === undefined) groups.set(keyOf(value), [value]);
    else group.push(value);
  }
  return groups;
};

/** Returns the tallies of each game, the one with most matches first. */
export const talliesByGame = (rows: readonly Participation[]) =>
  [...groupedBy(rows, ({ game }) => game)]
    .map(([game, of]) => ({
      game,
      matches: new Set(of.map(({ match }) => match)).size,
      /** Its seats, and how many of them won. */
      total: { key: game, count: of.length, won: of.filter(({ won }) => won).length },
      sides: tally(of, ({ facts: { side } }) => (side === undefined ? {} : { [side]: 1 })),
      used: tally(of, ({ facts }) => facts.used ?? {}),
    }))
    .toSorted((one, other) => other.total.count - one.total.count || (one.game < other.game ? -1 : 1));

/** Returns when the first of some matches ended; nothing for none. */
export const firstEnd = (rows: readonly Participation[]): { readonly since?: Date } => {
  const ends = rows.flatMap(({ finishedAt }) => finishedAt?.getTime() ?? []);
  return ends.length === 0 ? {} : { since: new Date(Math.min(...ends)) };
};

/** Returns the usual answer time: the median of all; nothing for none. */
export const usualAnswer = (rows: readonly Participation[]): { readonly medianAnswer?: number } => {
  const medianAnswer = medianOf(rows.flatMap(({ answers }) => answers));
  return medianAnswer === undefined ? {} : { medianAnswer };
};

/** Returns the middle of some numbers; `undefined` for none. */
export const medianOf = (numbers: readonly number[]): number | undefined =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
