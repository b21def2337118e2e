/** Figures by their keys, as the bench's last line prints them. Each key is told in the README. */
export type Figures = Readonly<Record<string, number>>;

/** Three digits that mean something. */
export const rounded = (figure: number): number => Number(figure.toPrecision(3));

/** The value below which a share of the samples lies (nearest rank). Throws on no samples. */
export const percentile = (samples: readonly number[], share: number): number => {
  const sorted = [...samples].sort((one, other) => one - other);
  const found = sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1))];
  if (found === undefined) throw new Error('a percentile of no samples');
  return found;
};

export const median = (samples: readonly number[]): number => percentile(samples, 0.5);

/** A key as the README tells it: `N` for a seat count, `CREATURE` for any of them. */
export const generalKey = (key: string): string =>
  key.replace(/^(play|soak)\d/, '$1N').replace(/^(play|soak)[A-Z][a-z]+(?=On(Own|Opponent|Nobody)$)/, '$1CREATURE');
