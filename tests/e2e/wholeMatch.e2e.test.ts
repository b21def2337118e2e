import { afterEach, expect, test } from 'vitest';
import { type HouseHere, houseHere } from '../support/houseHere.ts';
import { seeded } from '../support/seeded.ts';
import { sitDown } from '../support/table.ts';
import { expectWholeStory, printFigures } from '../support/tableEnd.ts';
import { playOn } from '../support/tableMoves.ts';

let house: HouseHere | undefined;

afterEach(async () => {
  await house?.stop();
  house = undefined;
});

/** Of a short match each way has a larger share. */
const EVENLY = ['pressed', 'suggested', 'refused', 'typed', 'typed'] as const;

const NAMES = ['Ada', 'Blaise', 'Carl', 'Dora', 'Emmy'];

test.for([
  { game: 'cyclades', seats: 2, seed: 22 },
  { game: 'cyclades', seats: 3, seed: 31 },
  { game: 'cyclades', seats: 5, seed: 51 },
  { game: 'peloponnes', seats: 3, seed: 33, ways: EVENLY },
])(
  'a match of $game by $seats is played to its end by people on Discord, and told to them without gap or double',
  async ({ game, seats, seed, ...playing }) => {
    house = await houseHere();
    const table = await sitDown(house, NAMES.slice(0, seats), `game:${game}`);
    const began = performance.now();
    const played = await playOn(table, { chance: seeded(seed), ...playing });
    const seconds = (performance.now() - began) / 1000;
    await expectWholeStory(table);
    await printFigures(`${game} by ${seats}`, played, table, seconds);
    for (const way of ['typed', 'suggested', 'pressed', 'refused'] as const) expect(played[way]).toBeGreaterThan(0);
    await table.leave();
  },
);
