import { describe, expect, test } from 'vitest';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import type { Creature } from '#games/cyclades/types.ts';
import { built, fleets, from, given, metropolis, owns, table, troops, turnOf } from '../../../support/fakes/given.ts';
import { bought, onTrack, use } from '../../../support/fakes/givenCreatures.ts';

/** Seat 0 has the turn of Athena; the card lies at 4 GP. */
const withCard = (creature: Creature, ...more: readonly (Event | readonly Event[])[]) =>
  given(table(3), onTrack(creature), ...more, turnOf('athena'));

describe('12 Harpy', () => {
  test('12.4 the Harpy removes one troop of an opponent from an island', () => {
    const position = withCard('harpy', troops(1, 'is2', 2));
    expect(position.choices(0, 'UseCreature')).toEqual(
      ['is2', 'is3', 'is5', 'is8'].map((island) => ({ creature: 'harpy', island })),
    );
    const after = position
      .when(use('harpy', { island: 'is2' }))
      .thenExactly([bought('harpy', 4), { type: 'TroopKilled', seat: 0, island: 'is2', loser: 1 }]);
    expect(cyclades.view(after, 0).islands[1]).toMatchObject({ id: 'is2', owner: 1, troops: 2 });
  });

  test('12.4 the island remains the opponent’s without troops, even the last island', () => {
    const after = withCard('harpy', owns(2, 'is5'))
      .when(use('harpy', { island: 'is2' }))
      .thenAccepted();
    expect(cyclades.view(after, 0).islands[1]).toMatchObject({ id: 'is2', owner: 1, troops: 0 });
    expect(cyclades.view(after, 0).seats[1]).toMatchObject({ eliminated: false, troops: 0 });
  });

  test('12.4 the Harpy needs an opponent’s island with troops', () => {
    const position = withCard('harpy', owns(1, 'is4'));
    position.when(use('harpy', { island: 'is4' })).thenRejected('noTroopsThere', { island: 'is4' });
    position.when(use('harpy', { island: 'is7' })).thenRejected('notAnOpponentsIsland', { island: 'is7' });
    position.when(use('harpy', { island: 'is6' })).thenRejected('notAnOpponentsIsland', { island: 'is6' });
    position.when(use('harpy', { island: 'G5' })).thenRejected('noSuchIsland', { island: 'G5' });
  });
});

describe('12 Pegasus', () => {
  const fly = (start: string, to: string, count: number) => use('pegasus', { from: start, to, troops: count });

  test('12.5 by Pegasus some or all troops of an own island may go to every other island, without fleets', () => {
    const position = withCard('pegasus', troops(0, 'is7', 1));
    const others = ['is1', 'is2', 'is3', 'is4', 'is5', 'is6', 'is8'];
    const flights = position.choices(0, 'UseCreature');
    expect(flights.filter((flight) => 'from' in flight && flight.from === 'is7')).toEqual(
      others.flatMap((to) => [1, 2].map((count) => ({ creature: 'pegasus', from: 'is7', to, troops: count }))),
    );
    expect(flights).toHaveLength(2 * 7 + 7);
  });

  test('12.5 Pegasus takes troops to an own, an unowned or an opponent’s empty island', () => {
    const position = withCard('pegasus', troops(0, 'is7', 1), owns(1, 'is4'));
    position
      .when(fly('is7', 'is1', 1))
      .thenExactly([bought('pegasus', 4), { type: 'TroopsMoved', seat: 0, from: 'is7', to: 'is1', troops: 1, cost: 0 }]);
    position
      .when(fly('is7', 'is6', 2))
      .thenExactly([bought('pegasus', 4), { type: 'IslandLanded', seat: 0, from: 'is7', island: 'is6', troops: 2, cost: 0 }]);
    const landed = position
      .when(fly('is1', 'is4', 1))
      .thenExactly([
        bought('pegasus', 4),
        { type: 'IslandLanded', seat: 0, from: 'is1', island: 'is4', troops: 1, cost: 0, loser: 1 },
      ]);
    expect(cyclades.view(landed, 0).islands[0]).toMatchObject({ id: 'is1', owner: 0, troops: 0 });
  });

  test('12.5 troops that land by Pegasus fight enemy troops as usual', () => {
    withCard('pegasus', troops(0, 'is7', 1), built(1, 'fortress', 'is5', 0))
      .when(fly('is7', 'is5', 2), [1, 0])
      .thenFirst([
        bought('pegasus', 4),
        { type: 'LandBattleBegan', seat: 0, defender: 1, from: 'is7', at: 'is5', troops: 2, cost: 0 },
        { type: 'BattleRound', dice: [1, 0], strength: [3, 2], lost: [0, 1] },
        { type: 'BattleEnded', holder: 0 },
        { type: 'IslandConquered', seat: 0, island: 'is5', loser: 1 },
      ]);
  });

  test('12.5 attackers by Pegasus without linked fleets cannot retreat, and are not asked', () => {
    withCard('pegasus', troops(0, 'is7', 2), troops(1, 'is5', 1))
      .when(fly('is7', 'is5', 3), [0, 3, 0, 3, 0, 3])
      .thenExactly([
        bought('pegasus', 4),
        { type: 'LandBattleBegan', seat: 0, defender: 1, from: 'is7', at: 'is5', troops: 3, cost: 0 },
        { type: 'BattleRound', dice: [0, 3], strength: [3, 5], lost: [1, 0] },
        { type: 'BattleRound', dice: [0, 3], strength: [2, 5], lost: [1, 0] },
        { type: 'BattleRound', dice: [0, 3], strength: [1, 5], lost: [1, 0] },
        { type: 'BattleEnded', holder: 1 },
      ]);
  });

  test('12.5 attackers by Pegasus may retreat over a chain of own fleets', () => {
    const linked = withCard('pegasus', troops(0, 'is7', 2), troops(2, 'is8', 1), fleets(0, 'J2'))
      .when(fly('is7', 'is8', 3), [0, 3])
      .thenAccepted();
    expect(cyclades.view(linked, 0)).toMatchObject({ active: [0] });
    expect(from(linked).choices(0, 'Retreat')).toEqual([{ to: 'is7' }]);
  });

  test('12.5 Pegasus needs an own island with enough troops', () => {
    const position = withCard('pegasus', owns(0, 'is6'));
    position.when(fly('is7', 'is6', 2)).thenRejected('tooFewTroops', { island: 'is7', troops: 1 });
    position.when(fly('is6', 'is7', 1)).thenRejected('noTroopsThere', { island: 'is6' });
    position.when(fly('is7', 'is7', 1)).thenRejected('sameIsland', { island: 'is7' });
    position.when(fly('is2', 'is7', 1)).thenRejected('notYourIsland', { island: 'is2' });
    position.when(fly('is0', 'is7', 1)).thenRejected('noSuchIsland', { island: 'is0' });
    position.when(fly('is7', 'is9', 1)).thenRejected('noSuchIsland', { island: 'is9' });
  });

  test('5.8 Pegasus may not land on a last island either, unless that wins', () => {
    withCard('pegasus', owns(2, 'is5'))
      .when(fly('is7', 'is2', 1))
      .thenRejected('lastIslandProtected', { island: 'is2', seat: 1 });
    withCard('pegasus', owns(2, 'is5'), metropolis(1, 'is2'), metropolis(0, 'is7'))
      .when(fly('is7', 'is2', 1), [3, 0])
      .thenIncludes({ type: 'SeatEliminated', seat: 1 });
  });

  /**
   * By the last island of seat 1, is1, seat 0 would have two sets. The first Metropolis may only go to is9, with a temple of slot 0
   * or 1 given up: anywhere else it destroys what the second set needs. Two Metropolises are left.
   */
  const twoSets: readonly (Event | readonly Event[])[] = [
    table(5),
    owns(1, 'is1', 1),
    ['is2', 'is9'].map((island) => owns(0, island, 1)),
    owns(2, 'is12'),
    ['is3', 'is4', 'is5', 'is6', 'is7', 'is8', 'is10', 'is11'].flatMap((island) => [owns(2, island), metropolis(2, island)]),
    ['port', 'port', 'university', 'university'].map((building, slot) => built(0, building as 'port', 'is2', slot)),
    [0, 1, 2].map((slot) => built(0, 'temple', 'is9', slot)),
    [0, 1].map((slot) => built(1, 'fortress', 'is1', slot)),
    onTrack('pegasus'),
  ];

  test('5.9 a last island may be taken by Pegasus when some choice of buildings and places would win', () => {
    given(...twoSets, turnOf('athena'))
      .when(fly('is2', 'is1', 1), [3, 0])
      .thenIncludes({ type: 'IslandConquered', seat: 0, island: 'is1', loser: 1 });
  });

  test('5.9 a last island may not be taken by Pegasus when too few Metropolises are in stock', () => {
    given(...twoSets, owns(2, 'is13'), metropolis(2, 'is13'), turnOf('athena'))
      .when(fly('is2', 'is1', 1))
      .thenRejected('lastIslandProtected', { island: 'is1', seat: 1 });
  });

  test('7.6 a set completed by Pegasus becomes a Metropolis immediately', () => {
    withCard(
      'pegasus',
      owns(1, 'is4'),
      built(1, 'university', 'is4', 0),
      built(0, 'port', 'is7', 0),
      built(0, 'fortress', 'is7', 1),
      built(0, 'temple', 'is7', 2),
    )
      .when(fly('is7', 'is4', 1))
      .thenIncludes({ type: 'MetropolisDue', seat: 0, by: 'buildings' });
  });
});
