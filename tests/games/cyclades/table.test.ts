import { describe, expect, test } from 'vitest';
import { type Chance, fold } from '#engine/game.ts';
import { boardOf, SET_UPS } from '#games/cyclades/data/boards.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import type { Options } from '#games/cyclades/types.ts';
import {
  built,
  DEFAULTS,
  given,
  metropolis,
  owns,
  philosophers,
  priests,
  table,
  troops,
  turnOf,
} from '../../support/fakes/given.ts';
import { seeded } from '../../support/fakes/seededChance.ts';

const FIRST: Chance = { die: ([face = 0]) => face, pick: ([item]) => item as never };
const SEAT_COUNTS = [2, 3, 4, 5];

const dealt = (seats: number, chance: Chance = FIRST, options: Partial<Options> = {}): readonly Event[] => {
  const begun = cyclades.begin({ seats, options: { ...DEFAULTS, ...options } });
  const unstarted = fold(cyclades, cyclades.initialState(), begun);
  return cyclades.deal(unstarted, chance);
};

describe('1 The table', () => {
  test.each([
    [2, '2-3'],
    [3, '2-3'],
    [4, '4'],
    [5, '5'],
  ])('1.1 %i seats play on board %s', (seats, board) => {
    expect(cyclades.view(given(table(seats)).state, 'spectator').board).toBe(board);
  });

  test.each(SEAT_COUNTS)(
    '1.2 each of %i seats starts with two islands, two troops, two fleets, 5 GP and an income of 2',
    (seats) => {
      const events = dealt(seats);
      const begun = fold(cyclades, cyclades.initialState(), cyclades.begin({ seats, options: DEFAULTS }));
      const state = fold(cyclades, begun, events);
      for (const seat of cyclades.view(state, 'spectator').seats) {
        expect(seat).toMatchObject({ troops: 2, fleets: 2, income: 2, priests: 0, philosophers: 0, metropolises: 0 });
      }
      expect(state.seats.map(({ gold }) => gold)).toEqual(Array(seats).fill(5 + 2));
      expect(state.islands.filter((island) => island.owner !== undefined)).toHaveLength(2 * seats);
    },
  );

  test('1.3 places and turn order are dealt at random', () => {
    const deals = Array.from({ length: 40 }, (_, seed) => dealt(4, seeded(seed)));
    const placesOfSeat0 = new Set(deals.map((events) => JSON.stringify(events.find((event) => event.type === 'SeatPlaced'))));
    const orders = new Set(deals.map((events) => JSON.stringify(events.find((event) => event.type === 'TurnOrderDealt'))));
    expect(placesOfSeat0.size).toBe(SET_UPS[4]?.length);
    expect(orders.size).toBeGreaterThan(10);
  });

  test('1.4 gold is visible only to its owner', () => {
    const { state } = given(table(3, { gold: [4, 5, 6] }));
    expect(cyclades.view(state, 1).seats.map(({ gold }) => gold)).toEqual([undefined, 5, undefined]);
    expect(cyclades.view(state, 'spectator').seats.map(({ gold }) => gold)).toEqual([undefined, undefined, undefined]);
    const gold: Event = { type: 'GoldDealt', seat: 1, gold: 5 };
    expect([1, 0, 'spectator' as const].map((viewer) => cyclades.redact(gold, viewer))).toEqual([gold, undefined, undefined]);
  });

  test('1.4 open gold is visible to everybody', () => {
    const events = dealt(3, FIRST, { gold: 'open' });
    const dealtGold = events.filter((event) => event.type === 'GoldDealt');
    expect(dealtGold.map((event) => cyclades.redact(event, 'spectator'))).toEqual(dealtGold);
    const { state } = given(table(3, { gold: [4, 5, 6], options: { gold: 'open' } }));
    expect(cyclades.view(state, 'spectator').seats.map(({ gold }) => gold)).toEqual([4, 5, 6]);
  });

  test('1.5 no priest is left after 18 are taken', () => {
    given(table(3), priests(1, 17), turnOf('zeus')).when({ type: 'Recruit', seat: 0 }).thenAccepted();
    given(table(3), priests(1, 18), turnOf('zeus'))
      .when({ type: 'Recruit', seat: 0 })
      .thenRejected('stockEmpty', { item: 'priest' });
  });

  test('1.5 no philosopher is left after 17 are taken', () => {
    const taken = (count: number) => given(table(3), philosophers(1, count), turnOf('athena')).when({ type: 'Recruit', seat: 0 });
    taken(16).thenAccepted();
    taken(17).thenRejected('stockEmpty', { item: 'philosopher' });
  });

  test('1.5 the eleventh building of a type cannot be built', () => {
    const ports = ['is2', 'is9', 'is12'].flatMap((id) => [
      owns(0, id),
      ...Array.from({ length: boardOf(5).island(id)?.slots ?? 0 }, (_, slot) => built(0, 'port', id, slot)),
    ]);
    expect(ports.filter((event) => event.type === 'BuildingBuilt')).toHaveLength(10);
    const position = given(table(5), ports, owns(0, 'is13'), turnOf('poseidon'));
    position.when({ type: 'Build', seat: 0, island: 'is13', slot: 0 }).thenRejected('stockEmpty', { item: 'port' });
    expect(position.choices(0, 'Build')).toEqual([]);
  });

  test.each([
    ['16 priests', priests(1, 16), 'zeus', 'priest'],
    ['16 philosophers', philosophers(1, 16), 'athena', 'philosopher'],
  ] as const)('1.6 in the first rulebooks there are only %s', (_, taken, god, item) => {
    given(table(3, { options: { stock: 'first' } }), taken, turnOf(god))
      .when({ type: 'Recruit', seat: 0 })
      .thenRejected('stockEmpty', { item });
    given(table(3), taken, turnOf(god)).when({ type: 'Recruit', seat: 0 }).thenAccepted();
  });

  test('1.7 troops in battle count towards the eight of a colour', () => {
    const fighting = given(table(3), troops(0, 'is1', 3), troops(1, 'is2', 5), turnOf('ares'))
      .when({ type: 'MoveTroops', seat: 0, from: 'is1', to: 'is2', troops: 4 }, [0, 0])
      .thenAccepted();
    expect(cyclades.view(fighting, 'spectator')).toMatchObject({
      seats: [{ troops: 4 }, { troops: 7 }, { troops: 2 }],
      turn: { battle: { units: [3, 6] } },
    });
  });

  test('1.5 the tenth Metropolis is the last', () => {
    const standing = ['is1', 'is2', 'is3', 'is4', 'is5', 'is6', 'is7', 'is8', 'is9'].flatMap((id) => [
      owns(1, id),
      metropolis(1, id),
    ]);
    const due = (more: readonly Event[]) =>
      given(
        table(5),
        standing,
        more,
        owns(0, 'is12'),
        owns(2, 'is13'),
        owns(3, 'is11'),
        philosophers(0, 3),
        turnOf('athena'),
      ).when({ type: 'Recruit', seat: 0 });
    due([]).thenFirst([
      { type: 'PhilosopherRecruited', seat: 0, cost: 0 },
      { type: 'MetropolisDue', seat: 0, by: 'philosophers' },
      { type: 'PhilosophersDiscarded', seat: 0 },
      { type: 'MetropolisPlaced', seat: 0, island: 'is12', destroyed: [] },
    ]);
    due([owns(1, 'is10'), metropolis(1, 'is10'), owns(4, 'is9')]).thenFirst([
      { type: 'PhilosopherRecruited', seat: 0, cost: 0 },
      { type: 'MetropolisDue', seat: 0, by: 'philosophers' },
      { type: 'PhilosophersDiscarded', seat: 0 },
      { type: 'MetropolisForgone', seat: 0 },
    ]);
  });
});
