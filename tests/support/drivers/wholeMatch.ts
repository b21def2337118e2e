import { expect } from 'vitest';
import { seeded } from '../fakes/seededChance.ts';
import { COMPUTERS } from '../games.ts';
import { type LocalApp, startLocalApp } from './localApp.ts';
import { type Due, sitDown } from './table.ts';
import { expectWholeStory, printFigures } from './tableEnd.ts';
import { type Playing, playOn } from './tableMoves.ts';

/** A match to play, and its number of seats. */
export interface WholeMatch extends Pick<Playing, 'ways'> {
  readonly game: string;
  readonly seats: number;
  readonly seed: number;
}

const NAMES = ['Ada', 'Blaise', 'Carl', 'Dora', 'Emmy'];

/** Plays a match in its own app to its end, in every way a move can be made, and compares all posts with the log. */
export const expectWholeMatch = async ({ game, seats, seed, ...playing }: WholeMatch): Promise<void> => {
  const house: LocalApp = await startLocalApp();
  try {
    const table = await sitDown(house, NAMES.slice(0, seats), `game:${game}`);
    const began = performance.now();
    const chance = seeded(seed);
    // AI players finish a match in a third of the rounds that naive ones need.
    const choose = async ({ view, legal }: Due) => COMPUTERS[game]?.choose(view, legal, chance);
    const played = await playOn(table, { chance, choose, ...playing });
    const seconds = (performance.now() - began) / 1000;
    await expectWholeStory(table);
    await printFigures(`${game} by ${seats}`, played, table, seconds);
    for (const way of ['typed', 'suggested', 'pressed', 'refused'] as const) expect(played[way]).toBeGreaterThan(0);
    await table.leave();
  } finally {
    await house.stop();
  }
};
