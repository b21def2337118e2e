import { describe, expect, test } from 'vitest';
import type { Command } from '#games/cyclades/commands.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import type { God } from '#games/cyclades/types.ts';
import { built, fleets, from, given, metropolis, owns, philosophers, table, troops, turnOf } from '../../support/given.ts';

const recruit = (at?: string): Command => ({ type: 'Recruit', seat: 0, ...(at !== undefined && { at }) });
const build = (island: string, slot: number): Command => ({ type: 'Build', seat: 0, island, slot });
const END: Command = { type: 'EndTurn', seat: 0 };

describe('4 A turn', () => {
  test('4.1 gods act from top to bottom, then Apollo; a god without an offering is passed over', () => {
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

  test('4.2 actions come in any order and mix, as often as they can be paid', () => {
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
  ] as const)('4.2 %s does not grant what another god does', (god, command, needs) => {
    given(table(3), turnOf(god)).when(command).thenRejected('wrongGod', { god, needs });
  });

  test.each([
    ['poseidon', 'G5', [0, 1, 2, 3]],
    ['ares', 'is7', [0, 2, 3, 4]],
    ['zeus', undefined, [0, 4]],
    ['athena', undefined, [0, 4]],
  ] as const)('4.3 recruiting with %s costs, one by one, what the table says', (god, at, costs) => {
    let { state } = given(table(3), turnOf(god));
    for (const cost of costs) {
      const before = state.seats[0]?.gold ?? 0;
      state = from(state).when(recruit(at)).thenAccepted();
      expect(before - (state.seats[0]?.gold ?? 0)).toBe(cost);
    }
    from(state).when(recruit(at)).thenRejected('recruitLimit', { most: costs.length });
  });

  test('4.3 a unit that cannot be paid is refused', () => {
    given(table(3, { gold: 3 }), turnOf('zeus'), { type: 'PriestRecruited', seat: 0, cost: 0 })
      .when(recruit())
      .thenRejected('goldShort', { cost: 4, gold: 3 });
  });

  test.each(['poseidon', 'ares', 'zeus', 'athena'] as const)('4.4 a turn of %s may end with nothing done', (god: God) => {
    given(table(3), turnOf(god))
      .when(END)
      .thenFirst([{ type: 'TurnEnded', seat: 0 }]);
  });

  test('4.5 with three philosophers the free fourth must be taken', () => {
    const position = given(table(3), philosophers(0, 3), turnOf('athena'));
    position.when(END).thenRejected('freePhilosopherDue', {});
    position.when(build('is7', 0)).thenAccepted();
    const asked = position.when(recruit()).thenFirst([
      { type: 'PhilosopherRecruited', seat: 0, cost: 0 },
      { type: 'MetropolisDue', seat: 0, by: 'philosophers' },
      { type: 'PhilosophersDiscarded', seat: 0 },
    ]);
    const placed = from(asked).when({ type: 'PlaceMetropolis', seat: 0, island: 'is7' }).thenAccepted();
    from(placed).when(END).thenAccepted();
  });

  test('4.5 it must be taken even when the Metropolis would be lost', () => {
    const position = given(table(3), philosophers(0, 3), metropolis(0, 'is1'), metropolis(0, 'is7'), turnOf('athena'));
    position.when(END).thenRejected('freePhilosopherDue', {});
    position.when(recruit()).thenExactly([
      { type: 'PhilosopherRecruited', seat: 0, cost: 0 },
      { type: 'MetropolisDue', seat: 0, by: 'philosophers' },
      { type: 'PhilosophersDiscarded', seat: 0 },
      { type: 'MetropolisForgone', seat: 0 },
    ]);
  });

  test('4.5 with no philosopher in stock, or after a third was recruited this turn, nothing must be taken', () => {
    given(table(3), philosophers(0, 3), philosophers(1, 14), turnOf('athena')).when(END).thenAccepted();
    given(table(3), philosophers(0, 2), turnOf('athena'), philosophers(0, 1)).when(END).thenAccepted();
  });

  test('4.6 with eight fleets on the board there is neither a free one nor another', () => {
    const position = given(table(3), fleets(0, 'G5', 6), turnOf('poseidon'));
    position.when(recruit('G5')).thenRejected('allFleetsOut', { most: 8 });
    expect(position.choices(0, 'Recruit')).toEqual([]);
  });

  test('4.6 with eight troops on the board there is neither a free one nor another', () => {
    const position = given(table(3), troops(0, 'is7', 6), turnOf('ares'));
    position.when(recruit('is7')).thenRejected('allTroopsOut', { most: 8 });
    expect(position.choices(0, 'Recruit')).toEqual([]);
  });

  test('4.7 a fleet goes to an empty or own sea space next to an own island', () => {
    const position = given(table(3), fleets(2, 'F6'), turnOf('poseidon'));
    expect(position.choices(0, 'Recruit').map(({ at }) => at)).toEqual(['A1', 'B2', 'C1', 'C2', 'F7', 'G5', 'H4', 'I3', 'J2']);
    position.when(recruit('F6')).thenRejected('seaHeld', { sea: 'F6', seat: 2 });
    position.when(recruit('F3')).thenRejected('seaNotCoastal', { sea: 'F3' });
    position.when(recruit('Z9')).thenRejected('noSuchSea', { sea: 'Z9' });
    position.when(recruit()).thenRejected('missingField', { command: 'Recruit', field: 'at' });
  });

  test('4.7 a troop goes to an own island', () => {
    const position = given(table(3), turnOf('ares'));
    expect(position.choices(0, 'Recruit')).toEqual([{ at: 'is1' }, { at: 'is7' }]);
    position.when(recruit('is2')).thenRejected('notYourIsland', { island: 'is2' });
    position.when(recruit('is9')).thenRejected('noSuchIsland', { island: 'is9' });
  });

  test('4.7 a priest or philosopher goes nowhere in particular', () => {
    given(table(3), turnOf('zeus')).when(recruit('is1')).thenRejected('unknownField', { command: 'Recruit', field: 'at' });
  });

  test.each([
    ['poseidon', 'port'],
    ['ares', 'fortress'],
    ['zeus', 'temple'],
    ['athena', 'university'],
  ] as const)('4.8 %s builds a %s for 2 GP, and another, on one island too', (god, building) => {
    const first = given(table(3), turnOf(god))
      .when(build('is7', 3))
      .thenExactly([{ type: 'BuildingBuilt', seat: 0, island: 'is7', slot: 3, building, cost: 2 }]);
    const second = from(first).when(build('is7', 2)).thenAccepted();
    expect(second.seats[0]?.gold).toBe(16);
    from(second).when(build('is7', 3)).thenRejected('slotTaken', { island: 'is7', slot: 3, building });
  });

  test('4.8 there is nothing to build without a free slot of an own island', () => {
    const position = given(table(3, { gold: 2 }), built(0, 'port', 'is1', 0), turnOf('ares'));
    position.when(build('is1', 0)).thenRejected('noFreeSlot', { island: 'is1' });
    position.when(build('is7', 4)).thenRejected('noSuchSlot', { island: 'is7', slots: 4 });
    position.when(build('is2', 0)).thenRejected('notYourIsland', { island: 'is2' });
    position.when(build('nowhere', 0)).thenRejected('noSuchIsland', { island: 'nowhere' });
    given(table(3, { gold: 1 }), turnOf('ares'))
      .when(build('is7', 0))
      .thenRejected('goldShort', { cost: 2, gold: 1 });
  });

  test('4.8 the slots under a Metropolis are gone', () => {
    const position = given(table(3), metropolis(0, 'is7'), metropolis(0, 'is1'), turnOf('ares'));
    position.when(build('is7', 0)).thenRejected('slotUnderMetropolis', { island: 'is7', slot: 0 });
    position.when(build('is1', 0)).thenRejected('noFreeSlot', { island: 'is1' });
    expect(position.choices(0, 'Build')).toEqual([
      { island: 'is7', slot: 2 },
      { island: 'is7', slot: 3 },
    ]);
  });

  test('4.9 the builder chooses the slot; those outside the Metropolis place are offered first', () => {
    expect(
      given(table(3), turnOf('zeus'))
        .choices(0, 'Build')
        .map(({ island, slot }) => `${island}/${slot}`),
    ).toEqual(['is1/0', 'is7/2', 'is7/3', 'is7/0', 'is7/1']);
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

  test('4.11 the first with Apollo must place a prosperity marker, on any island', () => {
    const position = apolloFirst('any');
    expect(position.choices(0, 'PlaceProsperity')).toHaveLength(8);
    position.when(END).thenRejected('prosperityDueFirst', {});
    position.when({ type: 'PlaceProsperity', seat: 0, island: 'is2' }).thenFirst([
      { type: 'ProsperityPlaced', seat: 0, island: 'is2' },
      { type: 'TurnEnded', seat: 0 },
    ]);
    position.when({ type: 'PlaceProsperity', seat: 0, island: 'is0' }).thenRejected('noSuchIsland', { island: 'is0' });
  });

  test('4.11 several markers may pile up', () => {
    const pile = given(table(3), Array(3).fill({ type: 'ProsperityPlaced', seat: 0, island: 'is7' })).state;
    expect(cyclades.view(pile, 'spectator').seats[0]?.income).toBe(2 + 3);
  });

  test('4.11 with the option, on own islands only', () => {
    const position = apolloFirst('own');
    expect(position.choices(0, 'PlaceProsperity')).toEqual([{ island: 'is1' }, { island: 'is7' }]);
    position.when({ type: 'PlaceProsperity', seat: 0, island: 'is2' }).thenRejected('notYourIsland', { island: 'is2' });
  });

  test('4.11 with the option and one island left the marker goes there by itself', () => {
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

  test('4.11 with all sixteen markers placed there is none to place', () => {
    withApollo(Array(16).fill({ type: 'ProsperityPlaced', seat: 0, island: 'is7' })).thenFirst([
      { type: 'TurnEnded', seat: 0 },
      { type: 'TurnBegan', seat: 1, god: 'apollo' },
      { type: 'ApolloGave', seat: 1, gold: 1, marker: false },
      { type: 'TurnEnded', seat: 1 },
    ]);
  });

  test('4.12 the turns of Apollo’s later markers go by themselves', () => {
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

  test('4.13 with five seats the first to finish goes to place 5, the next to 4, and so on', () => {
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

  test('what is not pending cannot be done', () => {
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

describe('10 Seats without a person', () => {
  test('10.1 such a seat goes to Apollo', () => {
    expect(cyclades.safeMove(given(table(3)).state, 0)).toEqual({ type: 'PlaceBid', seat: 0, god: 'apollo' });
  });

  test('10.1 it takes no action', () => {
    expect(cyclades.safeMove(given(table(3), turnOf('ares')).state, 0)).toEqual(END);
  });

  test('10.1 it never retreats', () => {
    const { state } = given(
      table(3),
      troops(0, 'is1', 2),
      troops(1, 'is2', 2),
      turnOf('ares'),
      {
        type: 'LandBattleBegan',
        seat: 0,
        defender: 1,
        from: 'is1',
        at: 'is2',
        troops: 2,
        cost: 1,
      },
      { type: 'BattleRound', dice: [0, 0], strength: [2, 3], lost: [1, 0] },
    );
    expect(cyclades.safeMove(state, 0)).toEqual({ type: 'Fight', seat: 0 });
  });

  test('10.1 where a choice must come first it takes the first there is', () => {
    expect(cyclades.safeMove(given(table(3), philosophers(0, 3), turnOf('athena')).state, 0)).toEqual({
      type: 'Recruit',
      seat: 0,
    });
    const marker = given(table(3), turnOf('apollo'), { type: 'ApolloGave', seat: 0, gold: 1, marker: true }).state;
    expect(cyclades.safeMove(marker, 0)).toEqual({ type: 'PlaceProsperity', seat: 0, island: 'is1' });
  });
});
