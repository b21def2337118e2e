/** Figures by their keys, as the bench's last line prints them. `keys.ts` explains each key. */
export type Figures = Readonly<Record<string, number>>;

/** Rounds to three significant digits. */
export const rounded = (figure: number): number => Number(figure.toPrecision(3));

/** The percentile of the samples by nearest rank. Throws without samples. */
export const percentile = (samples: readonly number[], share: number): number => {
  const sorted = [...samples].sort((one, other) => one - other);
  const found = sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1))];
  if (found === undefined) throw new Error('a percentile of no samples');
  return found;
};

export const median = (samples: readonly number[]): number => percentile(samples, 0.5);

/** Words as a part of a key: `of another phase` becomes `OfAnotherPhase`. */
export const capitals = (words: string): string =>
  words
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Returns the mean of independent samples, and its standard error. */
export const estimated = (samples: readonly number[]): { readonly mean: number; readonly error: number } => {
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
  const variance = samples.reduce((sum, sample) => sum + (sample - mean) ** 2, 0) / Math.max(1, samples.length - 1);
  return { mean, error: Math.sqrt(variance / samples.length) };
};

/** A key as `keys.ts` lists it: `N` for a seat count, `CREATURE`, `DISASTER`, `GAME`, `ARM` (of the calendar), `PEOPLE` and `GATE` (of the queue) and `PAIRING` (of the ladder) for any of them. */
export const generalKey = (key: string): string =>
  key
    .replace(/^(play|referee|peloponnesPlay|peloponnesReferee)\d/, '$1N')
    .replace(/^(play|referee)[A-Z][a-z]+(?=On(Own|Opponent|Nobody)$)/, '$1CREATURE')
    .replace(/^(peloponnesPlay|peloponnesReferee)[A-Z][a-z]+(?=(Borne|KeptOff)$)/, '$1DISASTER')
    .replace(/^load\d+/, 'loadN')
    .replace(/^[a-z]+Picture(?=[A-Z])/, 'GAMEPicture')
    .replace(/^[a-z]+Calendar(?=[A-Z])/, 'GAMECalendar')
    .replace(/^[a-z]+Luck(?=[A-Z])/, 'GAMELuck')
    .replace(/^[a-z]+Ladder[A-Za-z0-9]+(?=Matches|Percent)/, 'GAMELadderPAIRING')
    .replace(/^leavers\d+(Open|Gate|Chosen)/, 'leaversNGATE')
    .replace(/^waiting\d+(Awake|Busy)/, 'waitingNPEOPLE')
    .replace(/^(calendar|GAMECalendar)(Off|Orders|Clocks)(?=[A-Z])/, '$1ARM');
