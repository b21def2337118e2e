import type { AnalysedMatch } from './worker.ts';

/** The forecasts of a tenth: how many, what they say on average, and how many of them came true. */
export interface Tenth {
  readonly forecasts: number;
  readonly chance: number;
  readonly won: number;
}

/** Returns the forecasts for all seats at all moments by tenths, from 0–10 % on; a tenth without forecasts is left out. */
export const tenthsOf = (matches: readonly Pick<AnalysedMatch, 'shares' | 'course'>[]): readonly Tenth[] => {
  const forecasts = matches.flatMap(({ shares, course }) =>
    course.flatMap((chances) => chances.map((chance, seat) => ({ chance, won: shares[seat] ?? 0 }))),
  );
  return Array.from({ length: 10 }, (_, tenth) => forecasts.filter(({ chance }) => tenthOf(chance) === tenth)).flatMap((those) =>
    those.length === 0
      ? []
      : [{ forecasts: those.length, chance: mean(those.map(({ chance }) => chance)), won: mean(those.map(({ won }) => won)) }],
  );
};

const tenthOf = (chance: number): number => Math.min(9, Math.floor(10 * chance));

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
