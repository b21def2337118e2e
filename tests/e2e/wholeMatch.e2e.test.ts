import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalApp, startLocalApp } from '../support/drivers/localApp.ts';
import { computerAt, isLate, playAhead } from '../support/drivers/playAhead.ts';
import { sitDown } from '../support/drivers/table.ts';
import { expectWholeStory, printFigures } from '../support/drivers/tableEnd.ts';
import { playOn } from '../support/drivers/tableMoves.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import { isWhole } from '../support/setup/whole.ts';

const NAMES = ['Ada', 'Blaise', 'Carl', 'Dora', 'Emmy'];
/** In few moves each way needs a large share. */
const WAYS = ['pressed', 'suggested', 'refused', 'typed', 'typed'] as const;
/** A whole auction, and the first turns. */
const FIRST_MOVES = 15;

let app: LocalApp;
beforeAll(async () => {
  app = await startLocalApp();
});
afterAll(() => app?.stop());

/** The sample resumes Cyclades in its last cycle. */
const SAMPLE = [
  { game: 'cyclades', seats: 5, seed: 51, resumed: isWhole ? 10 : Number.POSITIVE_INFINITY },
  { game: 'peloponnes', seats: 3, seed: 33, resumed: undefined },
];
const OTHERS = [{ game: 'cyclades', seats: 2, seed: 21, resumed: 7 }];

test.for(isWhole ? [...SAMPLE, ...OTHERS] : SAMPLE)(
  'a match of $game by $seats is played to its end on Discord, and announced without gap or duplicate',
  async ({ game, seats, seed, resumed }) => {
    const table = await sitDown(app, NAMES.slice(0, seats), `game:${game}`);
    const began = performance.now();
    const chance = seeded(seed);
    const choose = computerAt(table, chance);
    if (resumed !== undefined) {
      await playOn(table, { chance, choose, moves: FIRST_MOVES, ways: WAYS, inTurn: true });
      await playAhead(table, chance, isLate(resumed));
    }
    const played = await playOn(table, { chance, choose, ways: WAYS, inTurn: true });
    const seconds = (performance.now() - began) / 1000;
    await expectWholeStory(table);
    await printFigures(`${game} by ${seats}`, played, table, seconds);
    for (const way of ['typed', 'suggested', 'pressed', 'refused'] as const) expect(played[way]).toBeGreaterThan(0);
    await table.leave();
  },
);
