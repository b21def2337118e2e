import { describe, expect, test } from 'vitest';
import type { Command } from '#games/cyclades/commands.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import { built, fleets, given, metropolis, owns, table, troops, turnOf } from '../../support/fakes/given.ts';

const march = (start: string, to: string, count = 1): Command => ({
  type: 'MoveTroops',
  seat: 0,
  from: start,
  to,
  troops: count,
});

describe('5 Troops', () => {
  test('5.5 some or all troops move to an own island over a single space that touches both', () => {
    const position = given(table(3), owns(0, 'is6'), troops(0, 'is7', 2), turnOf('ares'));
    expect(position.choices(0, 'MoveTroops').filter(({ from: start }) => start === 'is7')).toEqual(
      [1, 2, 3].map((count) => ({ from: 'is7', to: 'is6', troops: count })),
    );
    position
      .when(march('is7', 'is6', 2))
      .thenExactly([{ type: 'TroopsMoved', seat: 0, from: 'is7', to: 'is6', troops: 2, cost: 1 }]);
    position.when(march('is7', 'is6', 4)).thenRejected('tooFewTroops', { island: 'is7', troops: 3 });
    position.when(march('is6', 'is7')).thenRejected('noTroopsThere', { island: 'is6' });
    position.when(march('is7', 'is7')).thenRejected('sameIsland', { island: 'is7' });
    position.when(march('is2', 'is1')).thenRejected('notYourIsland', { island: 'is2' });
    position.when(march('is0', 'is1')).thenRejected('noSuchIsland', { island: 'is0' });
    position.when(march('is1', 'is0')).thenRejected('noSuchIsland', { island: 'is0' });
    given(table(3, { gold: 0 }), turnOf('ares'))
      .when(march('is7', 'is6'))
      .thenRejected('goldShort', { cost: 1, gold: 0 });
  });

  test('5.5 a chain of fleets may be long, but must have no gap', () => {
    const chain = [fleets(0, 'F5'), fleets(0, 'E4'), fleets(0, 'D3')];
    given(table(3), ...chain, turnOf('ares'))
      .when(march('is7', 'is1'))
      .thenExactly([{ type: 'TroopsMoved', seat: 0, from: 'is7', to: 'is1', troops: 1, cost: 1 }]);
    given(table(3), ...chain.slice(1), turnOf('ares'))
      .when(march('is7', 'is1'))
      .thenRejected('islandsNotLinked', { from: 'is7', to: 'is1' });
  });

  test('5.5 fleets of others do not count for a chain', () => {
    given(table(3), fleets(0, 'F5'), fleets(2, 'E4'), fleets(0, 'D3'), turnOf('ares'))
      .when(march('is7', 'is1'))
      .thenRejected('islandsNotLinked', { from: 'is7', to: 'is1' });
  });

  test('5.6 an unowned island is taken without a fight', () => {
    given(table(3), turnOf('ares'))
      .when(march('is7', 'is6'))
      .thenExactly([{ type: 'IslandLanded', seat: 0, from: 'is7', island: 'is6', troops: 1, cost: 1 }]);
  });

  test('5.6 an island left without troops is taken without a fight, fortress or not', () => {
    const state = given(
      table(3),
      built(1, 'fortress', 'is2', 0),
      { type: 'TroopsMoved', seat: 1, from: 'is2', to: 'is5', troops: 1, cost: 0 },
      turnOf('ares'),
    )
      .when(march('is1', 'is2'))
      .thenExactly([{ type: 'IslandLanded', seat: 0, from: 'is1', island: 'is2', troops: 1, cost: 1, loser: 1 }]);
    expect(cyclades.view(state, 'spectator').islands[1]).toMatchObject({ owner: 0, troops: 1, slots: ['fortress', 'free'] });
  });

  test('5.6 troops that land on enemy troops fight them', () => {
    given(table(3), turnOf('ares'))
      .when(march('is1', 'is2'), [0, 3])
      .thenFirst([{ type: 'LandBattleBegan', seat: 0, defender: 1, from: 'is1', at: 'is2', troops: 1, cost: 1 }]);
  });

  test('5.7 an island that all troops have left stays its owner’s', () => {
    const state = given(table(3), turnOf('ares')).when(march('is7', 'is6')).thenAccepted();
    expect(cyclades.view(state, 'spectator').islands[6]).toMatchObject({ id: 'is7', owner: 0, troops: 0 });
  });

  /** Seat 1 has only is2 left. */
  const lastIsland = [owns(2, 'is5')];

  test('5.8 a last island may not be attacked', () => {
    const position = given(table(3), lastIsland, turnOf('ares'));
    position.when(march('is1', 'is2')).thenRejected('lastIslandProtected', { island: 'is2', seat: 1 });
    position.when(march('is1', 'is3'), [3, 0]).thenAccepted();
  });

  test('5.8 an empty last island is protected too', () => {
    given(table(3), lastIsland, { type: 'TroopsMoved', seat: 1, from: 'is2', to: 'is9', troops: 1, cost: 0 }, turnOf('ares'))
      .when(march('is1', 'is2'))
      .thenRejected('lastIslandProtected', { island: 'is2', seat: 1 });
  });

  test('5.8 a last island may be attacked for a Metropolis that wins', () => {
    given(table(3), lastIsland, metropolis(1, 'is2'), metropolis(0, 'is7'), turnOf('ares'))
      .when(march('is1', 'is2'), [3, 0])
      .thenFirst([{ type: 'LandBattleBegan', seat: 0, defender: 1, from: 'is1', at: 'is2', troops: 1, cost: 1 }]);
  });

  test('5.8 a last island may not be attacked for a Metropolis that is not enough to win', () => {
    given(table(3), lastIsland, metropolis(1, 'is2'), turnOf('ares'))
      .when(march('is1', 'is2'))
      .thenRejected('lastIslandProtected', { island: 'is2', seat: 1 });
  });

  const threeBuildings: readonly Event[] = [
    built(0, 'port', 'is7', 2),
    built(0, 'temple', 'is7', 3),
    built(0, 'university', 'is7', 0),
  ];

  test('5.9 buildings of the last island that complete a set count', () => {
    const before = [...lastIsland, owns(0, 'is6'), metropolis(0, 'is6'), ...threeBuildings];
    given(table(3), before, built(1, 'fortress', 'is2', 0), turnOf('ares'))
      .when(march('is1', 'is2'), [3, 0])
      .thenAccepted();
    given(table(3), before, built(1, 'port', 'is2', 0), turnOf('ares'))
      .when(march('is1', 'is2'))
      .thenRejected('lastIslandProtected', { island: 'is2', seat: 1 });
  });

  test('5.9 a set does not count when no Metropolis is in stock', () => {
    const others = ['is2', 'is3', 'is5', 'is6', 'is7', 'is8', 'is9', 'is10', 'is13'];
    const before: readonly Event[] = [
      ...others.slice(0, 4).map((id) => owns(2, id)),
      ...others.slice(4).map((id) => owns(3, id)),
      owns(4, 'is11'),
      owns(1, 'is4', 1),
      metropolis(0, 'is12'),
      built(0, 'university', 'is12', 2),
      built(0, 'port', 'is1', 0),
      built(0, 'temple', 'is1', 1),
      built(1, 'fortress', 'is4', 0),
    ];
    const standing = others.map((id) => metropolis(2, id));
    given(table(5), before, standing.slice(1), turnOf('ares')).when(march('is1', 'is4'), [3, 0]).thenAccepted();
    given(table(5), before, standing, turnOf('ares'))
      .when(march('is1', 'is4'))
      .thenRejected('lastIslandProtected', { island: 'is4', seat: 1 });
  });

  test('5.9 a seat that has reached the goal may not take a last island that brings no further Metropolis', () => {
    given(table(3), lastIsland, metropolis(0, 'is1'), metropolis(0, 'is7'), turnOf('ares'))
      .when(march('is1', 'is2'))
      .thenRejected('lastIslandProtected', { island: 'is2', seat: 1 });
  });

  test('5.9 two sets completed together may count for two Metropolises', () => {
    const pairs: readonly Event[] = [
      owns(0, 'is8'),
      built(0, 'port', 'is7', 0),
      built(0, 'port', 'is7', 1),
      built(0, 'temple', 'is7', 2),
      built(0, 'temple', 'is7', 3),
      built(0, 'university', 'is8', 0),
      built(0, 'university', 'is8', 1),
    ];
    const one = built(1, 'fortress', 'is2', 0);
    const two = built(1, 'fortress', 'is2', 1);
    given(table(3), lastIsland, pairs, one, turnOf('ares'))
      .when(march('is1', 'is2'))
      .thenRejected('lastIslandProtected', { island: 'is2', seat: 1 });
    given(table(3), lastIsland, pairs, one, two, turnOf('ares')).when(march('is1', 'is2'), [1, 0]).thenAccepted();
  });
});
