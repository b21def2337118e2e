import { workOff } from '../../support/drivers/workers.ts';
import { COMPUTER_SEATS } from '../../support/games.ts';
import { estimated, type Figures, median, percentile } from '../figures.ts';
import { tenthsOf } from './calibration.ts';
import type { AnalysedMatch, AnalysedTask } from './worker.ts';

const SEATS = 4;
const MATCHES = 1_000;
/** A tenth with fewer forecasts says nothing. */
const MIN_FORECASTS = 100;

/**
 * Whether the reports on matches are right: usual AI players play matches of four, from seed 1 on. Luck has to favour no seat; and of the
 * seats that were given a chance of some ten percent, as many have to win. Prints the forecasts by tenths.
 */
export const luckBench = async (): Promise<Figures> => {
  const figures: Record<string, number> = {};
  for (const game of Object.keys(COMPUTER_SEATS)) {
    const tasks = Array.from({ length: MATCHES }, (_, index): AnalysedTask => ({ game, seats: SEATS, seed: index + 1 }));
    const matches = await workOff<AnalysedTask, AnalysedMatch>({ script: new URL('worker.ts', import.meta.url), tasks });
    const tenths = tenthsOf(matches).filter(({ forecasts }) => forecasts >= MIN_FORECASTS);
    for (const { forecasts, chance, won } of tenths) {
      process.stdout.write(`  ${game}: ${forecasts} forecasts of ${percent(chance)}, ${percent(won)} won\n`);
    }
    const seconds = matches.map((match) => match.seconds);
    Object.assign(figures, {
      [`${game}LuckMatches`]: matches.length,
      [`${game}LuckMostErrors`]: Math.max(...Array.from({ length: SEATS }, (_, seat) => errorsOf(matches, seat))),
      [`${game}LuckMostPercent`]: 100 * Math.max(...matches.flatMap(({ luck }) => luck.map(Math.abs))),
      [`${game}LuckMiscalibratedPercent`]: 100 * Math.max(...tenths.map(({ chance, won }) => Math.abs(won - chance))),
      [`${game}LuckSecondsP50`]: median(seconds),
      [`${game}LuckSecondsP99`]: percentile(seconds, 0.99),
    });
  }
  return figures;
};

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

/** How many standard errors a seat's mean luck is from 0. */
const errorsOf = (matches: readonly AnalysedMatch[], seat: number): number => {
  const { mean, error } = estimated(matches.map(({ luck }) => luck[seat] ?? 0));
  return Math.abs(mean) / error;
};
