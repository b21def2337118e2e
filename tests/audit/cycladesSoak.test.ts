import { describe, expect, test } from 'vitest';
import { SET_UPS } from '#games/cyclades/data/boards.ts';
import { playBoth, type Told } from './comparing.ts';
import { ALL_GODS } from './position.ts';
import { drawnOptions, randomFrom, stirred } from './stirred.ts';

/** Random matches through the referee, every move beside the independent model: legal moves, views, gold and stock. */

const SEATS = [2, 3, 4, 5];

/** The gods of every cycle, and what each cycle must keep of the one before. */
const strangeCycles = (seats: number, log: readonly Told[]): readonly string[] => {
  const cycles = log.filter(({ type }) => type === 'CycleBegan').map(({ gods }) => gods as readonly string[]);
  const hidden = (gods: readonly string[]): readonly string[] => ALL_GODS.filter((god) => !gods.includes(god));
  return cycles.flatMap((gods, index) => {
    const before = cycles[index - 1];
    const faults: string[] = [];
    if (gods.length !== [3, 2, 3, 4][seats - 2] || new Set(gods).size !== gods.length) faults.push(`cycle ${index + 1}: ${gods}`);
    if ((seats === 2 || seats === 4) && before && gods[0] !== hidden(before)[0]) faults.push(`cycle ${index + 1} begins anew`);
    if (seats === 3 && before && index % 2 === 1 && String(hidden(before).toSorted()) !== String(gods.toSorted())) {
      faults.push(`cycle ${index + 1} forgets the two that lay face down`);
    }
    return faults;
  });
};

describe.each(SEATS)('%i seats', { timeout: 60_000 }, (seats) => {
  test('two whole matches from the deal agree move by move', () => {
    for (const seed of [1, 2]) {
      const random = randomFrom(seed);
      const { position, moves, log } = playBoth({ seats, seed: `soak ${seed}`, options: drawnOptions(random) }, 20_000, random);
      expect(moves).toBeGreaterThan(30);
      expect(position.end).toBeDefined();
      expect(strangeCycles(seats, log)).toEqual([]);
    }
  });

  test('ten crowded positions agree for a hundred moves each', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 10; seed++) {
      const random = randomFrom(100 + seed);
      const options = drawnOptions(random);
      const given = stirred(seats, options, random);
      const { log } = playBoth({ seats, seed: `stirred ${seed}`, options, given }, 100, random);
      for (const { type } of log.slice(given.length)) seen.add(type);
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['MetropolisPlaced', 'BattleRound', 'PhilosophersDiscarded', 'IslandLanded']),
    );
  });

  test('the deal is the printed set-up, 5 GP each, seats and turn order at random', () => {
    const deals = Array.from({ length: 30 }, (_, seed) => {
      const { log, position } = playBoth({ seats, seed: `deal ${seed}`, options: {} }, 0, randomFrom(seed));
      const told = (type: string): readonly Told[] => log.filter((event) => event.type === type);
      const setUps = told('SeatPlaced').map(({ islands, seas }) => JSON.stringify({ islands, seas }));
      expect(setUps.toSorted()).toEqual((SET_UPS[seats] ?? []).map((setUp) => JSON.stringify(setUp)).toSorted());
      expect(told('GoldDealt').map(({ gold }) => gold)).toEqual(Array(seats).fill(5));
      expect(position.goods.map(({ gold }) => gold)).toEqual(Array(seats).fill(7));
      return { places: setUps.join(), order: String(told('TurnOrderDealt')[0]?.order) };
    });
    const markers = seats === 2 ? [0, 0, 1, 1] : [...Array(seats).keys()];
    for (const { order } of deals) expect(order.split(',').map(Number).toSorted()).toEqual(markers);
    expect(new Set(deals.map(({ places }) => places)).size).toBeGreaterThan(1);
    expect(new Set(deals.map(({ order }) => order)).size).toBeGreaterThan(3);
  });
});
