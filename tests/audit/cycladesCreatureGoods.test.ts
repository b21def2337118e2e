import { describe, expect, test } from 'vitest';
import { figure, finish, named, sell, sparse, targets, use, withCard } from './model/creatureScene.ts';
import { build, command, emptied, gold, place, raise, some, type Told, troops } from './model/scene.ts';

/** Creatures that take, give, destroy and change: harpy, giant, griffon, dryad, satyr, fates, sphinx, cyclops. */

const out = (seat: number): Told => ({ type: 'SeatEliminated', seat });

describe('The Fates', () => {
  test('the price of the Fates is due first, then the income is counted on current holdings', () => {
    // 2 printed on is1, a placed marker on is7, a fleet on the trade space F7.
    const at = withCard(
      ...(['fates', 'ares', ...gold(4), place(0, [], ['F7']), { type: 'ProsperityPlaced', seat: 0, island: 'is7' }] as const),
    ).play(use('fates'));
    expect(at.told).toMatchObject([{ cost: 4 }, { type: 'IncomeRepeated', seat: 0, gold: 4 }]);
    expect(at.gold(0)).toBe(4);
  });
});

describe('The Griffon', () => {
  test.each([
    [7, 3],
    [6, 3],
    [1, 0],
    [0, 0],
  ])('of %i GP the Griffon takes half, rounded down: %i', (has, taken) => {
    const at = withCard('griffon', 'ares', ...gold(4, has, 9)).play(use('griffon', { target: 1 }));
    expect([at.gold(0), at.gold(1), at.gold(2)]).toEqual([taken, has - taken, 9]);
  });

  test('the Griffon may rob any opponent, but neither the buyer nor an eliminated seat', () => {
    const at = withCard('griffon', 'ares', ...gold(9, 0, 0));
    expect(targets(at, 'griffon')).toEqual([{ target: 1 }, { target: 2 }]);
    expect(at.refused(use('griffon', { target: 0 }))).toBe('notAnOpponent');
    const alone = withCard('griffon', 'ares', out(2));
    expect(targets(alone, 'griffon')).toEqual([{ target: 1 }]);
    expect(alone.refusedWith(use('griffon', { target: 2 }))).toEqual({ seat: 2 });
  });
});

describe('The Dryad and the Satyr', () => {
  test('the Dryad and the Satyr take one priest or philosopher of an opponent who has one', () => {
    const at = withCard('dryad', 'ares', ...some('PriestRecruited', 2, 2), ...some('PriestRecruited', 0, 1));
    expect(targets(at, 'dryad')).toEqual([{ target: 2 }]);
    expect(at.refusedWith(use('dryad', { target: 1 }))).toEqual({ seat: 1, item: 'priest' });
    at.play(use('dryad', { target: 2 }));
    expect(at.view().seats.map(({ priests }) => priests)).toEqual([2, 0, 1]);
    const satyr = withCard('satyr', 'ares', ...some('PhilosopherRecruited', 1, 1), ...some('PriestRecruited', 2, 1));
    expect(targets(satyr, 'satyr')).toEqual([{ target: 1 }]);
    satyr.play(use('satyr', { target: 1 }));
    expect(satyr.view().seats.map(({ philosophers }) => philosophers)).toEqual([1, 0, 0]);
  });

  test('a fourth philosopher from the Satyr becomes a Metropolis immediately', () => {
    const at = withCard('satyr', 'athena', ...some('PhilosopherRecruited', 0, 3), ...some('PhilosopherRecruited', 1, 3));
    expect(at.refused(command('EndTurn', 0))).toBe('freePhilosopherDue');
    at.play(use('satyr', { target: 1 }));
    expect(at.types(0)).toEqual(['PlaceMetropolis']);
    expect(at.view().seats.map(({ philosophers }) => philosophers)).toEqual([0, 2, 0]);
    at.play(command('PlaceMetropolis', 0, { island: 'is1' }));
    expect(at.types(0)).toContain('EndTurn');
  });

  test('the Dryad and the Satyr cannot be bought when no opponent has one', () => {
    const at = withCard('dryad', 'ares', ...some('PriestRecruited', 0, 1));
    expect([targets(at, 'dryad'), at.refused(use('dryad', { target: 1 }))]).toEqual([[], 'nothingToSteal']);
  });
});

describe('The Harpy', () => {
  test('the Harpy takes one troop of an opponent, who keeps the island, even a last one', () => {
    const at = withCard('harpy', 'zeus', ...troops(1, 'is2', 1));
    expect(named(at, 'harpy', 'island')).toEqual(['is2', 'is3', 'is5', 'is8']);
    at.play(use('harpy', { island: 'is5' }));
    expect(at.island('is5')).toMatchObject({ owner: 1, troops: 0 });
    const last = sparse('harpy', 'ares', place(0, ['is1']), place(1, ['is2']), place(2, ['is8'])).play(
      use('harpy', { island: 'is8' }),
    );
    expect(last.island('is8')).toMatchObject({ owner: 2, troops: 0 });
    expect(last.view().seats[2]).toMatchObject({ eliminated: false });
  });

  test('the Harpy takes no own troop, none from an island without troops, and none from Chiron’s island', () => {
    const at = withCard('harpy', 'zeus', emptied(1, 'is2'), figure(1, 'chiron', 'is3'), figure(2, 'minotaur', 'is4'));
    expect(named(at, 'harpy', 'island')).toEqual(['is5', 'is8']);
    const why = (island: string): string => at.refused(use('harpy', { island }));
    expect(['is1', 'is2', 'is3', 'is4', 'is6'].map(why)).toEqual([
      ...['notAnOpponentsIsland', 'noTroopsThere', 'safeByChiron', 'notAnOpponentsIsland', 'notAnOpponentsIsland'],
    ]);
  });
});

describe('The Giant', () => {
  const at = () =>
    withCard(
      ...(['giant', 'ares', ...build(0, 'is7', 'port', 'temple'), ...build(1, 'is5', undefined, undefined, 'fortress')] as const),
      ...[...raise(1, 'is5'), ...build(2, 'is3', 'university'), figure(0, 'chiron', 'is3')],
    );

  test('the Giant destroys any building, own ones included, but no Metropolis and none on Chiron’s island', () => {
    expect(targets(at(), 'giant')).toEqual([
      { island: 'is5', slot: 2 },
      { island: 'is7', slot: 0 },
      { island: 'is7', slot: 1 },
    ]);
    expect(at().refused(use('giant', { island: 'is5', slot: 0 }))).toBe('noBuildingThere');
    expect(at().refused(use('giant', { island: 'is7', slot: 2 }))).toBe('noBuildingThere');
    expect(at().refused(use('giant', { island: 'is3', slot: 0 }))).toBe('safeByChiron');
    expect(at().refusedWith(use('giant', { island: 'is7', slot: 4 }))).toEqual({ island: 'is7', slots: 4 });
    const hit = at().play(use('giant', { island: 'is5', slot: 2 }));
    expect(hit.island('is5')).toMatchObject({ slots: ['free', 'free', 'free'], metropolis: true });
  });

  test('Chiron protects buildings even from their owner’s Giant', () => {
    const own = withCard('giant', 'ares', ...build(0, 'is7', 'port'), figure(0, 'chiron', 'is7'));
    expect([targets(own, 'giant'), own.refused(use('giant', { island: 'is7', slot: 0 }))]).toEqual([[], 'safeByChiron']);
  });
});

describe('The Cyclops', () => {
  const changing = (...more: readonly Told[]) => withCard('cyclops', 'ares', ...build(0, 'is7', 'port'), ...more);
  const into = (building: string, island = 'is7', slot = 0): Told => use('cyclops', { island, slot, building });

  test('the Cyclops turns one own building into another type, in the same slot', () => {
    const at = changing(...build(1, 'is5', 'temple'));
    expect(targets(at, 'cyclops')).toEqual(
      ['fortress', 'temple', 'university'].map((building) => ({ island: 'is7', slot: 0, building })),
    );
    expect([at.refused(into('port')), at.refused(into('port', 'is5')), at.refused(into('temple', 'is7', 1))]).toEqual([
      ...['sameBuilding', 'notYourIsland', 'noBuildingThere'],
    ]);
    at.play(into('university'));
    expect(at.island('is7').slots).toEqual(['university', 'free', 'free', 'free']);
  });

  test('the Cyclops needs the new type in stock', () => {
    const nine = ['is2', 'is3', 'is5', 'is8'].flatMap((island) => build(1, island, 'temple', 'temple'));
    nine.push(...build(1, 'is5', undefined, undefined, 'temple'));
    expect(
      changing(...nine)
        .play(into('temple'))
        .island('is7').slots[0],
    ).toBe('temple');
    const at = changing(...nine, ...build(1, 'is6', 'temple'));
    expect(at.refusedWith(into('temple'))).toEqual({ item: 'temple' });
    expect(targets(at, 'cyclops')).toHaveLength(2);
  });

  test('a set completed by the Cyclops is discarded first, and its slots count as a free place', () => {
    const at = withCard(
      'cyclops',
      'ares',
      ...build(0, 'is7', 'port', 'fortress', 'temple', 'temple'),
      ...build(0, 'is1', 'port'),
    );
    at.play(into('university', 'is7', 3));
    // Which port is given up decides between is1 and is7.
    expect(at.listed(0, 'DiscardBuilding')).toEqual([
      { island: 'is1', slot: 0 },
      { island: 'is7', slot: 0 },
    ]);
    at.play(command('DiscardBuilding', 0, { island: 'is7', slot: 0 }));
    at.happened('BuildingDiscarded', 'MetropolisPlaced');
    expect(at.island('is7')).toMatchObject({ metropolis: true, slots: ['free', 'free', 'free', 'free'] });
  });
});

describe('The Sphinx', () => {
  test('the Sphinx buys troops, fleets, priests and philosophers for 2 GP each, at least one', () => {
    const at = withCard('sphinx', 'ares', ...some('PriestRecruited', 0, 1), ...some('PhilosopherRecruited', 0, 1), ...gold(4));
    at.play(use('sphinx'));
    expect(at.types(0)).toEqual(['SellPiece']);
    expect([at.refused(finish), at.refused(command('EndTurn', 0))]).toEqual(['sellOneFirst', 'creatureFirst']);
    at.play(sell('troop', 'is7'), sell('fleet', 'C2'), sell('priest'), sell('philosopher'));
    expect(at.gold(0)).toBe(8);
    expect(at.view().seats[0]).toMatchObject({ troops: 1, fleets: 1, priests: 0, philosophers: 0 });
    expect(at.island('is7')).toMatchObject({ owner: 0, troops: 0 });
    expect([at.refused(sell('troop', 'is7')), at.refused(sell('priest')), at.refused(sell('fleet', 'C1'))]).toEqual([
      ...['noTroopsThere', 'nothingToSell', 'noFleetsThere'],
    ]);
    at.play(finish);
    expect(at.types(0)).toContain('EndTurn');
  });

  test('the price of the Sphinx is due before the sale', () => {
    expect(withCard('sphinx', 'ares', ...gold(3)).refused(use('sphinx'))).toBe('goldShort');
  });

  test('troops bound by Medusa may be sold to the Sphinx, but not others’ troops', () => {
    const at = withCard('sphinx', 'ares', figure(1, 'medusa', 'is7')).play(use('sphinx'));
    expect(at.refused(sell('troop', 'is2'))).toBe('notYourIsland');
    at.play(sell('troop', 'is7'));
  });

  test('the only piece is sold automatically, and the Sphinx is finished when nothing is left', () => {
    const others = [place(1, ['is2']), place(2, ['is8'])];
    const at = sparse('sphinx', 'ares', ...others, place(0, ['is7']), ...troops(0, 'is7', 1)).play(use('sphinx'));
    // Two troops of one island: the first sale is the only answer, the second is a choice.
    at.happened('CreatureBought', 'PieceSold');
    at.play(sell('troop', 'is7'));
    at.happened('PieceSold', 'CreatureFinished');
    const one = sparse('sphinx', 'ares', ...others, place(0, ['is7'])).play(use('sphinx'));
    one.happened('CreatureBought', 'PieceSold', 'CreatureFinished');
    const none = sparse('sphinx', 'ares', ...others, place(0, ['is7']), emptied(0, 'is7'));
    expect(none.refused(use('sphinx'))).toBe('noTargetFor');
  });
});
