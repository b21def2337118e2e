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

const NAMES = ['Ada', 'Blaise', 'Carl', 'Dora', 'Emmy'];

test.for([
  { seats: 2, seed: 22 },
  { seats: 3, seed: 31 },
  { seats: 5, seed: 51 },
])(
  'a match of $seats is played to its end by people on Discord, and told to them without gap or double',
  async ({ seats, seed }) => {
    house = await houseHere();
    const table = await sitDown(house, NAMES.slice(0, seats));
    const began = performance.now();
    const played = await playOn(table, { chance: seeded(seed) });
    const seconds = (performance.now() - began) / 1000;
    await expectWholeStory(table);
    printFigures(`${seats} seats`, played, await table.rows(), seconds);
    for (const way of ['typed', 'suggested', 'pressed', 'refused'] as const) expect(played[way]).toBeGreaterThan(0);
    await table.leave();
  },
);
