import { describe, expect, test } from 'vitest';
import type { Command } from '#games/cyclades/commands.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import type { State } from '#games/cyclades/state.ts';
import { built, from, given, metropolis, table, turnOf } from '../../../support/fakes/given.ts';
import { bought, drawing, onTrack, use } from '../../../support/fakes/givenCreatures.ts';

const END: Command = { type: 'EndTurn', seat: 0 };
const TRACK = onTrack('fates', 'griffon', 'harpy');

/** Seat 0 has the turn of Athena, with all three spaces of the track full. */
const market = (...more: readonly (Event | readonly Event[])[]) => given(table(3), TRACK, ...more, turnOf('athena'));

const temples = (count: number): readonly Event[] => [0, 1, 2, 3].slice(0, count).map((slot) => built(0, 'temple', 'is7', slot));

const prices = (state: State, viewer: number | 'spectator' = 0) => cyclades.view(state, viewer).track.map(({ price }) => price);

describe('11 Prices', () => {
  test.each([
    { held: temples(1), price: [3, 2, 1] },
    { held: temples(2), price: [2, 1, 1] },
    { held: temples(3), price: [1, 1, 1] },
    { held: temples(4), price: [1, 1, 1] },
    { held: [metropolis(0, 'is7')], price: [3, 2, 1] },
    { held: [metropolis(0, 'is1'), built(0, 'temple', 'is7', 3)], price: [2, 1, 1] },
    { held: [built(0, 'port', 'is7', 0), built(1, 'temple', 'is2', 0)], price: [4, 3, 2] },
  ])('11.11 temples and Metropolises lower the prices to $price, never below 1', ({ held, price }) => {
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

  test('11.11 each viewer sees its own price', () => {
    const { state } = market(temples(2));
    expect(prices(state, 1)).toEqual([4, 3, 2]);
    expect(cyclades.view(state, 'spectator').seats.map(({ discounts }) => discounts)).toEqual([2, 0, 0]);
  });

  test('11.11 each temple and Metropolis takes 1 GP off one creature per cycle', () => {
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

  test('11.11 only discounts that lower the price are used up', () => {
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

  test('11.12 a temple built in the turn gives its discount immediately', () => {
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

  test('11.12 a lost temple takes its discount with it, used or not', () => {
    const twice = [
      temples(2),
      bought('giant', 2, 2),
      { type: 'BuildingDestroyed', seat: 0, owner: 0, island: 'is7', slot: 0, building: 'temple' },
    ] as const;
    const lost = market(...twice);
    expect(prices(lost.state)).toEqual([4, 3, 2]);
    expect(cyclades.view(lost.state, 0).seats[0]?.discounts).toBe(0);
    lost.when(use('fates')).thenFirst([bought('fates', 4, 0)]);
    expect(prices(market(...twice, built(0, 'temple', 'is7', 0)).state)).toEqual([4, 3, 2]);
    expect(prices(market(...twice, built(0, 'temple', 'is7', 0), built(0, 'temple', 'is7', 2)).state)).toEqual([3, 2, 1]);
  });
});
