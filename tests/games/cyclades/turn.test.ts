import { describe, expect, test } from 'vitest';
import type { Command } from '#games/cyclades/commands.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import { from, given, owns, table, turnOf } from '../../support/fakes/given.ts';

const recruit = (at?: string): Command => ({ type: 'Recruit', seat: 0, ...(at !== undefined && { at }) });
const build = (island: string, slot: number): Command => ({ type: 'Build', seat: 0, island, slot });
const END: Command = { type: 'EndTurn', seat: 0 };

describe('4 A turn', () => {
  test('4.1 gods act from top to bottom, then Apollo; a god without an offering is skipped', () => {
    const state = given(
      table(4, { gods: ['zeus', 'athena', 'ares'] }),
      { type: 'BidPlaced', seat: 0, god: 'ares', amount: 1 },
      { type: 'BidPlaced', seat: 1, god: 'apollo' },
      { type: 'BidPlaced', seat: 2, god: 'zeus', amount: 1 },
    )
      .when({ type: 'PlaceBid', seat: 3, god: 'apollo' })
      .thenExactly([
        { type: 'BidPlaced', seat: 3, god: 'apollo' },
        { type: 'OfferingsPaid', gold: [1, 0, 1, 0] },
        { type: 'TurnBegan', seat: 2, god: 'zeus' },
      ]);
    const ares = from(state)
      .when({ type: 'EndTurn', seat: 2 })
      .thenExactly([
        { type: 'TurnEnded', seat: 2 },
        { type: 'TurnBegan', seat: 0, god: 'ares' },
      ]);
    const apollo = from(ares)
      .when(END)
      .thenFirst([
        { type: 'TurnEnded', seat: 0 },
        { type: 'TurnBegan', seat: 1, god: 'apollo' },
      ]);
    from(apollo)
      .when({ type: 'PlaceProsperity', seat: 1, island: 'is1' })
      .thenFirst([
        { type: 'ProsperityPlaced', seat: 1, island: 'is1' },
        { type: 'TurnEnded', seat: 1 },
        { type: 'TurnBegan', seat: 3, god: 'apollo' },
      ]);
  });

  test('4.2 actions may be taken in any order and mix, as often as the seat can pay', () => {
    const troop = given(table(3, { gold: 6 }), turnOf('ares'))
      .when(recruit('is1'))
      .thenAccepted();
    const moved = from(troop).when({ type: 'MoveTroops', seat: 0, from: 'is7', to: 'is6', troops: 1 }).thenAccepted();
    const fort = from(moved).when(build('is6', 0)).thenAccepted();
    const second = from(fort).when(recruit('is6')).thenAccepted();
    const last = from(second).when({ type: 'MoveTroops', seat: 0, from: 'is6', to: 'is7', troops: 1 }).thenAccepted();
    expect(last.seats[0]?.gold).toBe(0);
    expect(from(last).legal(0)).toEqual([END]);
    from(last)
      .when({ type: 'MoveTroops', seat: 0, from: 'is6', to: 'is7', troops: 1 })
      .thenRejected('goldShort', { cost: 1, gold: 0 });
    from(last).when(build('is7', 0)).thenRejected('goldShort', { cost: 2, gold: 0 });
  });

  test.each([
    ['zeus', { type: 'MoveFleets', seat: 0, from: 'G5', to: 'F5', fleets: 1 }, ['poseidon']],
    ['poseidon', { type: 'MoveTroops', seat: 0, from: 'is7', to: 'is6', troops: 1 }, ['ares']],
  ] as const)('4.2 %s does not grant an action of another god', (god, command, needs) => {
    given(table(3), turnOf(god)).when(command).thenRejected('wrongGod', { god, needs });
  });

  const withApollo = (...before: readonly (Event | readonly Event[])[]) =>
    given(
      table(3, { gods: ['ares', 'zeus'], gold: 5 }),
      ...before,
      { type: 'BidPlaced', seat: 1, god: 'apollo' },
      turnOf('ares'),
    ).when(END);

  test('4.10 Apollo gives 1 GP', () => {
    withApollo().thenExactly([
      { type: 'TurnEnded', seat: 0 },
      { type: 'TurnBegan', seat: 1, god: 'apollo' },
      { type: 'ApolloGave', seat: 1, gold: 1, marker: true },
    ]);
  });

  test('4.10 Apollo gives 4 GP to a seat with exactly one island', () => {
    withApollo(owns(0, 'is5')).thenExactly([
      { type: 'TurnEnded', seat: 0 },
      { type: 'TurnBegan', seat: 1, god: 'apollo' },
      { type: 'ApolloGave', seat: 1, gold: 4, marker: true },
    ]);
  });

  const apolloFirst = (apolloMarker: 'any' | 'own') =>
    given(table(3, { options: { apolloMarker } }), { type: 'BidPlaced', seat: 0, god: 'apollo' }, turnOf('apollo'), {
      type: 'ApolloGave',
      seat: 0,
      gold: 1,
      marker: true,
    });

  test('4.11 the first seat with Apollo must place a prosperity marker, on any island', () => {
    const position = apolloFirst('any');
    expect(position.choices(0, 'PlaceProsperity')).toHaveLength(8);
    position.when(END).thenRejected('prosperityDueFirst', {});
    position.when({ type: 'PlaceProsperity', seat: 0, island: 'is2' }).thenFirst([
      { type: 'ProsperityPlaced', seat: 0, island: 'is2' },
      { type: 'TurnEnded', seat: 0 },
    ]);
    position.when({ type: 'PlaceProsperity', seat: 0, island: 'is0' }).thenRejected('noSuchIsland', { island: 'is0' });
  });

  test('4.11 an island may have several prosperity markers', () => {
    const pile = given(table(3), Array(3).fill({ type: 'ProsperityPlaced', seat: 0, island: 'is7' })).state;
    expect(cyclades.view(pile, 'spectator').seats[0]?.income).toBe(2 + 3);
  });

  test('4.11 with the option the prosperity marker goes only to own islands', () => {
    const position = apolloFirst('own');
    expect(position.choices(0, 'PlaceProsperity')).toEqual([{ island: 'is1' }, { island: 'is7' }]);
    position.when({ type: 'PlaceProsperity', seat: 0, island: 'is2' }).thenRejected('notYourIsland', { island: 'is2' });
  });

  test('4.11 with the option the marker goes automatically to the only own island', () => {
    given(
      table(3, { gods: ['ares', 'zeus'], options: { apolloMarker: 'own' } }),
      owns(0, 'is5'),
      { type: 'BidPlaced', seat: 1, god: 'apollo' },
      turnOf('ares'),
    )
      .when(END)
      .thenFirst([
        { type: 'TurnEnded', seat: 0 },
        { type: 'TurnBegan', seat: 1, god: 'apollo' },
        { type: 'ApolloGave', seat: 1, gold: 4, marker: true },
        { type: 'ProsperityPlaced', seat: 1, island: 'is2' },
        { type: 'TurnEnded', seat: 1 },
      ]);
  });

  test('4.11 no marker is placed after all sixteen are on the board', () => {
    withApollo(Array(16).fill({ type: 'ProsperityPlaced', seat: 0, island: 'is7' })).thenFirst([
      { type: 'TurnEnded', seat: 0 },
      { type: 'TurnBegan', seat: 1, god: 'apollo' },
      { type: 'ApolloGave', seat: 1, gold: 1, marker: false },
      { type: 'TurnEnded', seat: 1 },
    ]);
  });

  test('4.12 the turns of Apollo’s later markers are automatic', () => {
    given(
      table(3),
      { type: 'BidPlaced', seat: 2, god: 'apollo' },
      { type: 'BidPlaced', seat: 0, god: 'apollo' },
      { type: 'BidPlaced', seat: 1, god: 'apollo' },
      turnOf('apollo', 2),
      { type: 'ApolloGave', seat: 2, gold: 1, marker: true },
    )
      .when({ type: 'PlaceProsperity', seat: 2, island: 'is3' })
      .thenFirst([
        { type: 'ProsperityPlaced', seat: 2, island: 'is3' },
        { type: 'TurnEnded', seat: 2 },
        { type: 'TurnBegan', seat: 0, god: 'apollo' },
        { type: 'ApolloGave', seat: 0, gold: 1, marker: false },
        { type: 'TurnEnded', seat: 0 },
        { type: 'TurnBegan', seat: 1, god: 'apollo' },
        { type: 'ApolloGave', seat: 1, gold: 1, marker: false },
        { type: 'TurnEnded', seat: 1 },
      ]);
  });

  test('4.13 with five seats the first to finish takes place 5, the next place 4, and so on', () => {
    const bids = [
      { type: 'BidPlaced', seat: 3, god: 'poseidon', amount: 1 },
      { type: 'BidPlaced', seat: 1, god: 'ares', amount: 1 },
      { type: 'BidPlaced', seat: 4, god: 'zeus', amount: 1 },
      { type: 'BidPlaced', seat: 0, god: 'athena', amount: 1 },
      { type: 'BidPlaced', seat: 2, god: 'apollo' },
    ] as const;
    let { state } = given(table(5), bids, { type: 'TurnBegan', seat: 3, god: 'poseidon' });
    const orders = [];
    for (const seat of [3, 1, 4, 0]) {
      state = from(state).when({ type: 'EndTurn', seat }).thenAccepted();
      orders.push(cyclades.view(state, 'spectator').nextOrder);
    }
    expect(orders.slice(0, 3)).toEqual([
      [undefined, undefined, undefined, undefined, 3],
      [undefined, undefined, undefined, 1, 3],
      [undefined, undefined, 4, 1, 3],
    ]);
    const next = from(state).when({ type: 'PlaceProsperity', seat: 2, island: 'is1' }).thenAccepted();
    expect(cyclades.view(next, 'spectator').queue).toEqual([2, 0, 4, 1, 3]);
  });

  test('a choice that is not pending is refused', () => {
    const position = given(table(3), turnOf('ares'));
    position.when({ type: 'Fight', seat: 0 }).thenRejected('noBattle', {});
    position.when({ type: 'Retreat', seat: 0, to: 'is1' }).thenRejected('noBattle', {});
    position.when({ type: 'PlaceMetropolis', seat: 0, island: 'is1' }).thenRejected('noMetropolisDue', {});
    position.when({ type: 'DiscardBuilding', seat: 0, island: 'is1', slot: 0 }).thenRejected('noMetropolisDue', {});
    position.when({ type: 'PlaceProsperity', seat: 0, island: 'is1' }).thenRejected('noProsperityDue', {});
  });

  test('Apollo grants no action', () => {
    const position = given(table(3), turnOf('apollo'));
    position.when(recruit('is1')).thenRejected('wrongGod', { god: 'apollo', needs: ['poseidon', 'ares', 'zeus', 'athena'] });
    position.when(build('is1', 0)).thenRejected('wrongGod', { god: 'apollo', needs: ['poseidon', 'ares', 'zeus', 'athena'] });
  });
});
