import { describe, expect, test } from 'vitest';
import {
  bid,
  build,
  command,
  cycle,
  emptied,
  fleets,
  gold,
  order,
  place,
  scene,
  some,
  threeSeats,
  troops,
  turn,
} from './model/scene.ts';

const recruit = (at?: string) => command('Recruit', 0, at === undefined ? {} : { at });
const sail = (from: string, to: string, count: number, seat = 0) => command('MoveFleets', seat, { from, to, fleets: count });
const march = (from: string, to: string, count: number) => command('MoveTroops', 0, { from, to, troops: count });
const raiseAt = (island: string, slot: number) => command('Build', 0, { island, slot });
const end = command('EndTurn', 0);

describe('What a god grants', () => {
  test.each([
    ['poseidon', 'C2', [0, 1, 2, 3]],
    ['ares', 'is1', [0, 2, 3, 4]],
    ['zeus', undefined, [0, 4]],
    ['athena', undefined, [0, 4]],
  ])('%s: the first recruit is free, the next cost the printed amounts, and then no more are possible', (god, at, costs) => {
    const here = scene(3).given(...threeSeats(god));
    let left = 20;
    for (const cost of costs) {
      here.play(recruit(at));
      left -= cost;
      expect(here.gold(0)).toBe(left);
    }
    expect(here.refusedWith(recruit(at))).toEqual({ most: costs.length });
    expect(here.types(0)).not.toContain('Recruit');
  });

  test.each([
    ['poseidon', 'port'],
    ['ares', 'fortress'],
    ['zeus', 'temple'],
    ['athena', 'university'],
  ])('%s: any number of %s may be built for 2 GP each, even two on one island', (god, building) => {
    const here = scene(3)
      .given(...threeSeats(god))
      .play(raiseAt('is7', 3), raiseAt('is7', 0), raiseAt('is7', 1), raiseAt('is1', 0));
    expect(here.gold(0)).toBe(12);
    expect(here.island('is7').slots).toEqual([building, building, 'free', building]);
    expect(here.refused(raiseAt('is7', 3))).toBe('slotTaken');
    expect(here.refused(raiseAt('is1', 0))).toBe('noFreeSlot');
    expect(here.refused(raiseAt('is2', 0))).toBe('notYourIsland');
    expect(here.refused(raiseAt('is4', 0))).toBe('notYourIsland');
    expect(here.refused(raiseAt('is7', 4))).toBe('noSuchSlot');
    expect(here.refused(raiseAt('is99', 0))).toBe('noSuchIsland');
  });

  test('a god grants nothing of another god', () => {
    const zeus = scene(3).given(...threeSeats('zeus'));
    expect(zeus.refused(sail('C2', 'B2', 1))).toBe('wrongGod');
    expect(zeus.refused(march('is1', 'is2', 1))).toBe('wrongGod');
    expect(zeus.refused(recruit('is1'))).toBe('unknownField');
    expect(zeus.types(0)).toEqual(['Recruit', 'Build', 'EndTurn']);
    const ares = scene(3).given(...threeSeats('ares'));
    expect(ares.refused(recruit('C2'))).toBe('noSuchIsland');
    expect(ares.refused(recruit())).toBe('missingField');
  });

  test('a seat with 8 fleets can recruit no more, not even the free one', () => {
    const here = scene(3).given(...threeSeats('poseidon', ...fleets(0, 'C2', 5)));
    here.play(recruit('C2'));
    expect(here.refusedWith(recruit('C2'))).toEqual({ most: 8 });
    const full = scene(3).given(...threeSeats('poseidon', ...fleets(0, 'C2', 6)));
    expect(full.refused(recruit('C2'))).toBe('allFleetsOut');
  });

  test('a seat with 8 troops can recruit no more, not even the free one', () => {
    const full = scene(3).given(...threeSeats('ares', ...troops(0, 'is1', 6)));
    expect(full.refused(recruit('is1'))).toBe('allTroopsOut');
  });

  test('recruited fleets go to empty or own sea next to an own island; recruited troops go to own islands', () => {
    const here = scene(3).given(...threeSeats('poseidon', place(1, [], ['B2'])));
    const coast = ['A1', 'C1', 'C2', 'F6', 'F7', 'G5', 'H4', 'I3', 'J2'];
    expect(
      here
        .listed(0, 'Recruit')
        .map(({ at }) => at)
        .toSorted(),
    ).toEqual(coast);
    expect(here.refusedWith(recruit('B2'))).toEqual({ sea: 'B2', seat: 1 });
    expect(here.refused(recruit('K2'))).toBe('seaHeld');
    expect(here.refused(recruit('E2'))).toBe('seaNotCoastal');
    expect(
      scene(3)
        .given(...threeSeats('ares'))
        .listed(0, 'Recruit'),
    ).toEqual([{ at: 'is1' }, { at: 'is7' }]);
  });

  test('a seat with three philosophers must take the free one, which makes a Metropolis', () => {
    const here = scene(3).given(...threeSeats('athena', ...some('PhilosopherRecruited', 0, 3)));
    expect(here.refused(end)).toBe('freePhilosopherDue');
    here.play(recruit());
    expect(here.types(0)).toEqual(['PlaceMetropolis']);
    const empty = scene(3).given(
      ...threeSeats('athena', ...some('PhilosopherRecruited', 0, 3), ...some('PhilosopherRecruited', 1, 14)),
    );
    expect(empty.refusedWith(recruit())).toEqual({ item: 'philosopher' });
    empty.play(end);
  });

  test('actions may be taken in any order and mix, as often as the seat can pay, or not at all', () => {
    const here = scene(3).given(...threeSeats('poseidon'));
    here.play(raiseAt('is7', 0), sail('C2', 'B2', 1), recruit('A1'), sail('B2', 'A1', 1), raiseAt('is7', 1), recruit('A1'));
    expect(here.gold(0)).toBe(20 - 2 - 1 - 1 - 2 - 1);
    const poor = scene(3).given(...threeSeats('ares', ...gold(1, 0, 0)));
    expect(poor.refusedWith(raiseAt('is7', 0))).toEqual({ cost: 2, gold: 1 });
    poor.play(end);
    expect(poor.told[0]).toEqual({ type: 'TurnEnded', seat: 0 });
  });

  test.each([
    ['later', 18, 17],
    ['first', 16, 16],
  ])('stock %s: %i priests and %i philosophers', (stock, priests, philosophers) => {
    for (const [god, type, all] of [
      ['zeus', 'PriestRecruited', priests],
      ['athena', 'PhilosopherRecruited', philosophers],
    ] as const) {
      const last = scene(3, { stock }).given(...threeSeats(god, ...some(type, 1, all - 1)));
      last.play(recruit());
      expect(last.refused(recruit())).toBe('stockEmpty');
    }
  });

  test('there are ten buildings of each type', () => {
    const on = (island: string, count: number) => build(2, island, ...Array<string>(count).fill('port'));
    const ten = [...on('is2', 2), ...on('is3', 2), ...on('is5', 3), ...on('is8', 3)];
    const here = scene(3).given(...threeSeats('poseidon', ...ten));
    expect(here.refusedWith(raiseAt('is7', 0))).toEqual({ item: 'port' });
    scene(3)
      .given(...threeSeats('poseidon', ...ten.slice(1)))
      .play(raiseAt('is7', 0));
  });
});

describe('Apollo', () => {
  test('Apollo gives 1 GP, or 4 GP with exactly one island, and the first a prosperity marker; players act in the order they came', () => {
    const here = scene(4).given(
      ...[place(0, ['is1', 'is2']), place(1, ['is3']), place(2, ['is4', 'is5']), place(3, ['is6'])],
      ...[...gold(0, 0, 0, 0), order(2, 1, 0, 3), cycle(1, 'ares', 'zeus', 'athena')],
    );
    here.play(bid(2, 'apollo'), bid(1, 'apollo'), bid(0, 'apollo'), bid(3, 'apollo'));
    expect(here.active()).toEqual([2]);
    expect(here.types(2)).toEqual(['PlaceProsperity']);
    expect(here.refused(command('EndTurn', 2))).toBe('prosperityDueFirst');
    here.play(command('PlaceProsperity', 2, { island: 'is4' }));
    expect(here.island('is4').prosperity).toBe(1);
    // 0: two islands of 4 and 2 slots; 1: one of 2; 2: two of one slot and the marker; 3: one of 2.
    expect([0, 1, 2, 3].map(here.gold)).toEqual([1 + 1, 4 + 1, 1 + 5, 4 + 1]);
    expect(here.view().queue).toEqual([3, 0, 1, 2]);
  });

  test.each([
    ['any', 13],
    ['own', 2],
  ])('with the option %s the marker goes to one of %i islands, which may have several', (apolloMarker, places) => {
    const here = scene(5, { apolloMarker }).given(
      ...[0, 1, 2, 3, 4].map((seat) => place(seat, [`is${seat + 1}`, `is${seat + 6}`])),
      ...[{ type: 'ProsperityPlaced', seat: 0, island: 'is1' }, order(0, 1, 2, 3, 4), cycle(1, 'ares'), ...turn(0, 'apollo')],
      { type: 'ApolloGave', seat: 0, gold: 1, marker: true },
    );
    expect(here.listed(0, 'PlaceProsperity')).toHaveLength(places);
    if (apolloMarker === 'own') expect(here.refused(command('PlaceProsperity', 0, { island: 'is2' }))).toBe('notYourIsland');
    here.play(command('PlaceProsperity', 0, { island: 'is1' }));
    expect(here.island('is1').prosperity).toBe(2);
  });

  test('Apollo gives only gold, without a choice, after sixteen markers are placed', () => {
    const here = scene(3).given(...threeSeats('ares', ...Array(16).fill({ type: 'ProsperityPlaced', seat: 0, island: 'is1' })));
    here.given(
      { type: 'TurnEnded', seat: 0 },
      { type: 'BidPlaced', seat: 1, god: 'apollo' },
      { type: 'TurnBegan', seat: 2, god: 'zeus' },
    );
    here.play(command('EndTurn', 2));
    expect(here.told.slice(0, 4)).toEqual([
      { type: 'TurnEnded', seat: 2 },
      { type: 'TurnBegan', seat: 1, god: 'apollo' },
      { type: 'ApolloGave', seat: 1, gold: 1, marker: false },
      { type: 'TurnEnded', seat: 1 },
    ]);
  });
});

describe('Moving', () => {
  test('a voyage may pick up and drop fleets for 1 GP: three join a fourth, four move on, two stay, two move on', () => {
    const here = scene(3).given(...threeSeats('poseidon', ...fleets(0, 'C2', 2), ...fleets(0, 'B2', 1)));
    here.play(sail('C2', 'B2', 3), sail('B2', 'B3', 4), sail('B3', 'A2', 2));
    expect(here.gold(0)).toBe(19);
    expect([here.fleets('B3'), here.fleets('A2'), here.fleets('C2')]).toEqual([[0, 2], [0, 2], undefined]);
    here.play(sail('A2', 'B2', 1));
    expect(here.gold(0)).toBe(18);
  });

  test('a voyage has up to three steps for 1 GP to adjacent spaces, may enter a space twice, and ends with another action', () => {
    const here = scene(3).given(...threeSeats('poseidon', ...gold(3, 0, 0)));
    expect(here.refused(sail('C2', 'D4', 1))).toBe('seasNotAdjacent');
    expect(here.refused(sail('C2', 'B2', 2))).toBe('tooFewFleets');
    expect(here.refused(sail('A1', 'A2', 1))).toBe('noFleetsThere');
    expect(here.refused(sail('D4', 'D5', 1))).toBe('noFleetsThere');
    here.play(sail('C2', 'B2', 1), sail('B2', 'C2', 1), sail('C2', 'B2', 1));
    expect(here.gold(0)).toBe(2);
    here.play(sail('B2', 'C2', 1), recruit('C2'), sail('C2', 'B2', 1));
    expect(here.gold(0)).toBe(0);
    expect(here.types(0)).toContain('MoveFleets');
    here.play(sail('B2', 'A1', 1), sail('A1', 'B2', 1));
    expect(here.types(0)).toEqual(['EndTurn']);
  });

  test('entering an enemy space ends the voyage; fleets dropped before take no part in the battle', () => {
    const here = scene(3)
      .given(...threeSeats('poseidon', ...fleets(0, 'C2', 2), place(1, [], ['B3'])))
      .dice([3, 0]);
    here.play(sail('C2', 'B2', 3), sail('B2', 'B3', 2));
    expect(here.fleets('B3')).toEqual([0, 2]);
    expect(here.fleets('B2')).toEqual([0, 1]);
    here.play(sail('B3', 'A2', 1));
    expect(here.gold(0)).toBe(18);
  });

  test('troops move to islands linked by a chain of own fleets; one space that touches both is enough', () => {
    const here = scene(3).given(...threeSeats('ares', ...troops(0, 'is1', 2), emptied(2, 'is3'), ...build(2, 'is3', 'fortress')));
    expect(here.refused(march('is1', 'is7', 1))).toBe('islandsNotLinked');
    expect(here.refused(march('is1', 'is1', 1))).toBe('sameIsland');
    expect(here.refused(march('is1', 'is3', 4))).toBe('tooFewTroops');
    expect(here.refused(march('is2', 'is1', 1))).toBe('notYourIsland');
    here.play(march('is1', 'is3', 3));
    here.happened('IslandLanded');
    expect(here.island('is3')).toMatchObject({ owner: 0, troops: 3, slots: ['fortress', 'free'] });
    expect(here.island('is1')).toMatchObject({ owner: 0, troops: 0 });
    expect(here.gold(0)).toBe(19);
    expect(here.refused(march('is1', 'is3', 1))).toBe('noTroopsThere');
  });

  test('a chain may have many spaces, but no gap or enemy space', () => {
    const chain = threeSeats('ares', place(0, [], ['C1', 'D1', 'E1']));
    const there = (more: readonly string[]) =>
      scene(3)
        .given(...chain, place(0, [], more))
        .listed(0, 'MoveTroops')
        .filter(({ from }) => from === 'is1')
        .map(({ to }) => to);
    expect(there([])).toEqual(expect.arrayContaining(['is5']));
    expect(there([])).not.toContain('is8');
    expect(there(['E2', 'F3', 'G3'])).toContain('is6');
    expect(there(['E2', 'G3'])).not.toContain('is6');
  });
});

describe('Turn order and income', () => {
  test('with five players the first to finish takes place 5, the next place 4, and so on', () => {
    const here = scene(5).given(
      ...[0, 1, 2, 3, 4].map((seat) => place(seat, [`is${seat + 1}`])),
      ...[...gold(9, 9, 9, 9, 9), order(4, 3, 2, 1, 0), cycle(3, 'zeus', 'ares', 'athena', 'poseidon')],
    );
    here.play(bid(4, 'poseidon', 1), bid(3, 'zeus', 1), bid(2, 'ares', 1), bid(1, 'apollo'), bid(0, 'athena', 1));
    for (const seat of [3, 2, 0]) here.play(command('EndTurn', seat));
    expect(here.view().nextOrder).toEqual([undefined, undefined, 0, 2, 3]);
    here.play(command('EndTurn', 4), command('PlaceProsperity', 1, { island: 'is9' }));
    expect(here.view().queue).toEqual([1, 4, 0, 2, 3]);
  });

  test('income counts printed and placed markers of own islands, with or without troops, and trade spaces with an own fleet', () => {
    const here = scene(3).given(
      ...threeSeats('ares', emptied(0, 'is1'), { type: 'ProsperityPlaced', seat: 2, island: 'is7' }, place(0, [], ['A2', 'F7'])),
    );
    expect(here.view().seats.map(({ income }) => income)).toEqual([2 + 1 + 2, 1 + 1, 1 + 1]);
  });
});
