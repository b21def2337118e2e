import { describe, expect, test } from 'vitest';
import type { Command } from '#games/cyclades/commands.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import type { State } from '#games/cyclades/state.ts';
import { GODS } from '#games/cyclades/types.ts';
import { built, from, given, metropolis, table, turnOf } from '../../support/given.ts';
import { bought, discarded, drawing, onTrack, use } from '../../support/givenCreatures.ts';

const END: Command = { type: 'EndTurn', seat: 0 };
const TRACK = onTrack('fates', 'griffon', 'harpy');

/** Seat 0 has the turn of Athena, with all three spaces of the track full. */
const market = (...more: readonly (Event | readonly Event[])[]) => given(table(3), TRACK, ...more, turnOf('athena'));

const temples = (count: number): readonly Event[] => [0, 1, 2, 3].slice(0, count).map((slot) => built(0, 'temple', 'is7', slot));

const prices = (state: State, viewer: number | 'spectator' = 0) => cyclades.view(state, viewer).track.map(({ price }) => price);

describe('11 Buying creatures', () => {
  test.each(GODS)('11.8 with %s creatures may be bought', (god) => {
    given(table(3), TRACK, turnOf(god))
      .when(use('fates'))
      .thenExactly([bought('fates', 4), { type: 'IncomeRepeated', seat: 0, gold: 2 }]);
  });

  test('11.8 with Apollo none may be bought', () => {
    const position = given(table(3), TRACK, turnOf('apollo'));
    position.when(use('fates')).thenRejected('wrongGod', { god: 'apollo', needs: GODS });
    expect(position.choices(0, 'UseCreature')).toEqual([]);
  });

  test('11.8 several may be bought between other actions, as long as they can be paid', () => {
    let { state } = given(table(3, { gold: 10 }), TRACK, turnOf('ares'));
    state = from(state)
      .when(use('harpy', { island: 'is2' }))
      .thenAccepted();
    state = from(state).when({ type: 'Recruit', seat: 0, at: 'is1' }).thenAccepted();
    state = from(state)
      .when(use('griffon', { target: 1 }))
      .thenAccepted();
    expect(state.seats[0]?.gold).toBe(10 - 2 - 3 + 5);
    state = from(state).when({ type: 'Build', seat: 0, island: 'is1', slot: 0 }).thenAccepted();
    state = from(state).when(use('fates')).thenAccepted();
    expect(state.track).toEqual([undefined, undefined, undefined]);
    expect(state.seats[0]?.gold).toBe(10 - 2 - 4 + 2);
  });

  test('11.8 what a creature costs must be there', () => {
    const position = given(table(3, { gold: 3 }), TRACK, turnOf('athena'));
    position.when(use('fates')).thenRejected('goldShort', { cost: 4, gold: 3 });
    position.when(use('griffon', { target: 1 })).thenAccepted();
    given(table(3, { gold: 1 }), TRACK, turnOf('athena'))
      .when(use('harpy', { island: 'is2' }))
      .thenRejected('goldShort', { cost: 2, gold: 1 });
  });

  test('11.8 buying ends a voyage, like any other action', () => {
    const sailing = given(table(3), TRACK, turnOf('poseidon'))
      .when({ type: 'MoveFleets', seat: 0, from: 'G5', to: 'F5', fleets: 1 })
      .thenAccepted();
    const after = from(sailing).when(use('fates')).thenAccepted();
    from(after)
      .when({ type: 'MoveFleets', seat: 0, from: 'F5', to: 'F6', fleets: 1 })
      .thenExactly([{ type: 'FleetsMoved', seat: 0, from: 'F5', to: 'F6', fleets: 1, stepsLeft: 2, cost: 1 }]);
  });

  test('11.9 the card goes to the discard pile, its space stays empty', () => {
    const after = market(discarded('kraken'))
      .when(use('griffon', { target: 1 }))
      .thenAccepted();
    expect(cyclades.view(after, 'spectator')).toMatchObject({ discards: ['kraken', 'griffon'], deck: 17 - 2 - 2 });
    expect(cyclades.view(after, 'spectator').track).toEqual([
      { creature: 'fates', cost: 4 },
      { cost: 3 },
      { creature: 'harpy', cost: 2 },
    ]);
    from(after)
      .when(use('griffon', { target: 1 }))
      .thenRejected('notOnTrack', { creature: 'griffon' });
    from(after)
      .when(use('kraken', { sea: 'A1' }))
      .thenRejected('notOnTrack', { creature: 'kraken' });
  });

  test('11.9 nothing else may be done until the creature asks for no more', () => {
    const asked = given(table(3), onTrack('sphinx', 'fates', 'harpy'), turnOf('athena'))
      .when(use('sphinx'))
      .thenAccepted();
    expect(cyclades.view(asked, 'spectator').turn?.effect).toEqual({ creature: 'sphinx', sold: 0 });
    const others: readonly Command[] = [
      END,
      { type: 'Recruit', seat: 0 },
      { type: 'Build', seat: 0, island: 'is7', slot: 0 },
      { type: 'MoveFleets', seat: 0, from: 'G5', to: 'F5', fleets: 1 },
      { type: 'MoveTroops', seat: 0, from: 'is7', to: 'is6', troops: 1 },
      { type: 'SwapCreature', seat: 0, creature: 'fates' },
      { type: 'PushFleets', seat: 0, from: 'G5', to: 'F5' },
      { type: 'MoveKraken', seat: 0, to: 'F5' },
      use('fates'),
    ];
    for (const command of others) from(asked).when(command).thenRejected('creatureFirst', { creature: 'sphinx' });
    expect(
      new Set(
        from(asked)
          .legal(0)
          .map(({ type }) => type),
      ),
    ).toEqual(new Set(['SellPiece']));
  });

  test('11.9 without a creature in use there is nothing of its kind to do', () => {
    const steps: readonly Command[] = [
      { type: 'SellPiece', seat: 0, piece: 'troop', at: 'is7' },
      { type: 'PushFleets', seat: 0, from: 'G5', to: 'F5' },
      { type: 'MoveKraken', seat: 0, to: 'F5' },
      { type: 'FinishCreature', seat: 0 },
    ];
    for (const command of steps) market().when(command).thenRejected('noCreatureInUse', {});
  });

  test('11.9 a battle that goes on comes first', () => {
    const fighting = given(table(3), TRACK, turnOf('ares'), { type: 'TroopRecruited', seat: 0, island: 'is1', cost: 0 }, [
      { type: 'TroopRecruited', seat: 1, island: 'is2', cost: 0 },
    ])
      .when({ type: 'MoveTroops', seat: 0, from: 'is1', to: 'is2', troops: 2 }, [1, 1])
      .thenAccepted();
    from(fighting).when(use('fates')).thenRejected('battleFirst', {});
  });

  test('11.10 a creature without anything to be used on cannot be bought', () => {
    given(table(3), onTrack('chimera'), turnOf('athena'))
      .when(use('chimera'))
      .thenRejected('noTargetFor', { creature: 'chimera' });
    const bare = [
      { type: 'PieceSold', seat: 0, piece: 'fleet', at: 'G5', gold: 0 },
      { type: 'PieceSold', seat: 0, piece: 'fleet', at: 'C2', gold: 0 },
    ] as const;
    const noFleets = given(table(3), onTrack('sylph', 'sphinx', 'dryad'), bare, turnOf('athena'));
    noFleets.when(use('sylph')).thenRejected('noTargetFor', { creature: 'sylph' });
    noFleets.when(use('sphinx')).thenAccepted();
    const nothing = given(
      table(3),
      onTrack('sylph', 'sphinx', 'dryad'),
      bare,
      { type: 'PieceSold', seat: 0, piece: 'troop', at: 'is7', gold: 0 },
      { type: 'PieceSold', seat: 0, piece: 'troop', at: 'is1', gold: 0 },
      turnOf('athena'),
    );
    nothing.when(use('sphinx')).thenRejected('noTargetFor', { creature: 'sphinx' });
    expect(nothing.choices(0, 'UseCreature')).toEqual([]);
  });

  test.each([
    { held: temples(1), price: [3, 2, 1] },
    { held: temples(2), price: [2, 1, 1] },
    { held: temples(3), price: [1, 1, 1] },
    { held: temples(4), price: [1, 1, 1] },
    { held: [metropolis(0, 'is7')], price: [3, 2, 1] },
    { held: [metropolis(0, 'is1'), built(0, 'temple', 'is7', 3)], price: [2, 1, 1] },
    { held: [built(0, 'port', 'is7', 0), built(1, 'temple', 'is2', 0)], price: [4, 3, 2] },
  ])('11.11 temples and Metropolises lower the prices to $price, never under 1', ({ held, price }) => {
    const { state } = market(held);
    expect(prices(state)).toEqual(price);
    expect(prices(state, 'spectator')).toEqual([undefined, undefined, undefined]);
    from(state)
      .when(use('fates'))
      .thenFirst([bought('fates', price[0] ?? 0, 4 - (price[0] ?? 0))]);
    from(state)
      .when(use('harpy', { island: 'is3' }))
      .thenFirst([bought('harpy', price[2] ?? 0, 2 - (price[2] ?? 0))]);
  });

  test('11.11 others see what they would pay themselves', () => {
    const { state } = market(temples(2));
    expect(prices(state, 1)).toEqual([4, 3, 2]);
    expect(cyclades.view(state, 'spectator').seats.map(({ discounts }) => discounts)).toEqual([2, 0, 0]);
  });

  test('11.11 each takes 1 GP off one creature a cycle', () => {
    const first = market(temples(3))
      .when(use('harpy', { island: 'is2' }))
      .thenFirst([bought('harpy', 1, 1)]);
    expect(cyclades.view(first, 1).seats[0]?.discounts).toBe(2);
    const second = from(first)
      .when(use('fates'))
      .thenFirst([bought('fates', 2, 2)]);
    expect(cyclades.view(second, 1).seats[0]?.discounts).toBe(0);
    from(second)
      .when(use('griffon', { target: 1 }))
      .thenFirst([bought('griffon', 3, 0)]);
    const next = from(second).when(END, drawing('giant', 'dryad')).thenAccepted();
    expect(cyclades.view(next, 0).seats[0]?.discounts).toBe(3);
  });

  test('11.11 only those that lower the price are used up', () => {
    const after = market(temples(4))
      .when(use('harpy', { island: 'is2' }))
      .thenFirst([bought('harpy', 1, 1)]);
    from(after)
      .when(use('fates'))
      .thenFirst([bought('fates', 1, 3)]);
  });

  test('11.11 with two seats both turns of a cycle share the discounts', () => {
    const first = given(
      table(2, { gods: ['zeus', 'athena', 'ares'] }),
      TRACK,
      temples(1),
      { type: 'BidPlaced', seat: 0, god: 'athena', amount: 1 },
      turnOf('zeus'),
    )
      .when(use('harpy', { island: 'is2' }))
      .thenFirst([bought('harpy', 1, 1)]);
    const second = from(first)
      .when(END)
      .thenFirst([
        { type: 'TurnEnded', seat: 0 },
        { type: 'TurnBegan', seat: 0, god: 'athena' },
      ]);
    from(second)
      .when(use('fates'))
      .thenFirst([bought('fates', 4, 0)]);
  });

  test('11.12 a temple built in the turn helps at once', () => {
    const position = given(table(3), TRACK, turnOf('zeus'));
    const after = position.when({ type: 'Build', seat: 0, island: 'is7', slot: 0 }).thenAccepted();
    expect(prices(after)).toEqual([3, 2, 1]);
    const used = from(after)
      .when(use('fates'))
      .thenFirst([bought('fates', 3, 1)]);
    const more = from(used).when({ type: 'Build', seat: 0, island: 'is7', slot: 1 }).thenAccepted();
    from(more)
      .when(use('griffon', { target: 1 }))
      .thenFirst([bought('griffon', 2, 1)]);
  });

  test('11.12 a temple that is gone takes its discount along, used or not', () => {
    const twice = [temples(2), bought('giant', 2, 2), { type: 'BuildingDestroyed', seat: 0, island: 'is7', slot: 0 }] as const;
    const lost = market(...twice);
    expect(prices(lost.state)).toEqual([4, 3, 2]);
    expect(cyclades.view(lost.state, 0).seats[0]?.discounts).toBe(0);
    lost.when(use('fates')).thenFirst([bought('fates', 4, 0)]);
    expect(prices(market(...twice, built(0, 'temple', 'is7', 0)).state)).toEqual([4, 3, 2]);
    expect(prices(market(...twice, built(0, 'temple', 'is7', 0), built(0, 'temple', 'is7', 2)).state)).toEqual([3, 2, 1]);
  });
});
