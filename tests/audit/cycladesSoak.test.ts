import { describe, expect, test } from 'vitest';
import { SET_UPS } from '#games/cyclades/data/boards.ts';
import { cyclades } from '#games/cyclades/index.ts';
import type { State } from '#games/cyclades/state.ts';
import { isWhole } from '../support/setup/whole.ts';
import { type Json, playBoth, type Told, told } from './model/comparing.ts';
import { crowdedPosition, drawnOptions, inTurns, randomFrom } from './model/crowdedPositions.ts';
import { due, lawful } from './model/lawful.ts';
import { ALL_GODS, CARDS, type Position } from './model/position.ts';

/** Random matches through the referee, compared with the independent model after every move: legal moves, views, gold and stock. */

const SEATS = [2, 3, 4, 5];

/** The gods of every cycle, and what each cycle must preserve of the previous one. */
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

/** For a seat whose owner has gone: Apollo, no action, no retreat; the first lawful choice where one must be made. */
const expectSafeMove = (position: Position, ask: (line: object) => Json): void => {
  const seat = due(position);
  if (seat === undefined) return;
  const moves = lawful(position);
  const quiet = moves.filter(
    ({ type, god }) =>
      type === 'EndTurn' || type === 'Fight' || type === 'FinishCreature' || (type === 'PlaceBid' && god === 'apollo'),
  );
  const played = cyclades.safeMove(ask({ state: true }).state as State, seat);
  expect((quiet.length > 0 ? quiet : moves).map(told)).toContain(told(played));
};

describe.each(SEATS)('%i seats', { timeout: 60_000 }, (seats) => {
  test.each(['all', 'none'])('a whole match from the deal agrees with the model move by move, creatures: %s', (creatures) => {
    const random = randomFrom(1);
    const options = { ...drawnOptions(random), creatures };
    const { position, moves, log } = playBoth({ seats, seed: `soak ${creatures}`, options }, 20_000, random);
    expect(moves).toBeGreaterThan(30);
    expect(position.end).toBeInstanceOf(Object);
    expect(strangeCycles(seats, log)).toEqual([]);
  });

  test('crowded positions agree with the model for sixty moves each', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < (isWhole ? 6 : 3); seed++) {
      const random = randomFrom(100 + seed);
      const options = drawnOptions(random);
      const given = crowdedPosition(seats, options, random);
      const { log } = playBoth({ seats, seed: `crowdedPosition ${seed}`, options, given }, 60, random);
      for (const { type } of log.slice(given.length)) seen.add(type);
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['MetropolisPlaced', 'BattleRound', 'PhilosophersDiscarded', 'IslandLanded']),
    );
  });

  test('turns with figures and cards agree with the model: every creature is used, and safe moves are lawful', () => {
    const used = new Set<unknown>();
    for (let seed = 0; used.size < CARDS.length && seed < 90; seed++) {
      const random = randomFrom(500 + seed);
      const options = { ...drawnOptions(random), creatures: 'all' };
      const given = inTurns(seats, crowdedPosition(seats, options, random), random);
      const { log } = playBoth({ seats, seed: `turns ${seed}`, options, given }, 10, random, expectSafeMove);
      for (const { type, creature } of log.slice(given.length)) if (type === 'CreatureBought') used.add(creature);
    }
    expect([...used].toSorted()).toEqual(CARDS.toSorted());
  });

  test('the deal is the printed set-up with 5 GP each, and seats and turn order at random', () => {
    const deals = Array.from({ length: 30 }, (_, seed) => {
      const { log, position } = playBoth({ seats, seed: `deal ${seed}`, options: {} }, 0, randomFrom(seed));
      const all = (type: string): readonly Told[] => log.filter((event) => event.type === type);
      const setUps = all('SeatPlaced').map(({ islands, seas }) => JSON.stringify({ islands, seas }));
      expect(setUps.toSorted()).toEqual((SET_UPS[seats] ?? []).map((setUp) => JSON.stringify(setUp)).toSorted());
      expect(all('GoldDealt').map(({ gold }) => gold)).toEqual(Array(seats).fill(5));
      expect(position.goods.map(({ gold }) => gold)).toEqual(Array(seats).fill(7));
      return { places: setUps.join(), order: String(all('TurnOrderDealt')[0]?.order) };
    });
    const markers = seats === 2 ? [0, 0, 1, 1] : [...Array(seats).keys()];
    for (const { order } of deals) expect(order.split(',').map(Number).toSorted()).toEqual(markers);
    expect(new Set(deals.map(({ places }) => places)).size).toBeGreaterThan(1);
    expect(new Set(deals.map(({ order }) => order)).size).toBeGreaterThan(3);
  });
});
