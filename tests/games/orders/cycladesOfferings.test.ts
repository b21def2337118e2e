import { describe, expect, test } from 'vitest';
import type { Command } from '#games/cyclades/commands.ts';
import { cyclades } from '#games/cyclades/index.ts';
import { cycladesOrders } from '#games/cyclades/orders/index.ts';
import type { OfferingPlan } from '#games/cyclades/orders/orders.ts';
import type { State } from '#games/cyclades/state.ts';
import type { God } from '#games/cyclades/types.ts';
import { given, table, turnOf } from '../../support/fakes/given.ts';
import { asking } from './standing.ts';

const asked = asking(cyclades, cycladesOrders);

const plan = (offers: OfferingPlan['offers'], more: Partial<OfferingPlan> = {}): OfferingPlan => ({
  type: 'OfferingPlan',
  cycle: 1,
  offers,
  displaced: 'next',
  apollo: false,
  ...more,
});
const bid = (seat: number, god: God, amount: number) => ({ type: 'PlaceBid', seat, god, amount }) as const;
const toApollo = (seat: number): Command => ({ type: 'PlaceBid', seat, god: 'apollo' });
const stands = (seat: number, god: God, amount: number) => ({ type: 'BidPlaced', seat, god, amount }) as const;

/** Seat 0 offered 2 on Ares and was displaced by seat 1 with 3; before that, seat 3 offered on Zeus. */
const drivenOff = given(table(4, { order: [3, 0, 1, 2] }), stands(3, 'zeus', 4), stands(0, 'ares', 2), stands(1, 'ares', 3), {
  type: 'BidDisplaced',
  seat: 0,
  god: 'ares',
}).state;

describe('14 Standing orders: offerings', () => {
  const occupied = given(table(3, { order: [2, 0, 1] }), stands(2, 'ares', 3)).state;

  test('14.2 a god without an offering gets 1', () => {
    asked(occupied, 0, plan([{ god: 'zeus', upTo: 4 }])).thenCommand(bid(0, 'zeus', 1));
  });

  test('14.2 a god with an offering gets the smallest amount that leads', () => {
    asked(occupied, 0, plan([{ god: 'ares', upTo: 9 }])).thenCommand(bid(0, 'ares', 4));
    asked(occupied, 0, plan([{ god: 'ares', upTo: 4 }])).thenCommand(bid(0, 'ares', 4));
  });

  test('14.2 gods are tried in the order of the plan, each within its limit', () => {
    asked(
      occupied,
      0,
      plan([
        { god: 'ares', upTo: 3 },
        { god: 'athena', upTo: 1 },
        { god: 'zeus', upTo: 5 },
      ]),
    ).thenCommand(bid(0, 'athena', 1));
  });

  test('14.2 a god that the seat cannot afford is skipped', () => {
    const poor = given(table(3, { gold: [3, 20, 20], order: [2, 0, 1] }), stands(2, 'ares', 3)).state;
    asked(
      poor,
      0,
      plan([
        { god: 'ares', upTo: 9 },
        { god: 'zeus', upTo: 2 },
      ]),
    ).thenCommand(bid(0, 'zeus', 1));
  });

  test('14.2 a god that is face down is skipped', () => {
    const { state } = given(table(3, { cycle: 2, gods: ['zeus', 'athena'] }));
    asked(
      state,
      0,
      plan(
        [
          { god: 'ares', upTo: 9 },
          { god: 'zeus', upTo: 2 },
        ],
        { cycle: 2 },
      ),
    ).thenCommand(bid(0, 'zeus', 1));
  });

  test('14.2 the second of two markers continues down the list, and displaces no marker of its own seat', () => {
    const { state } = given(table(2, { order: [0, 0, 1, 1] }), stands(0, 'ares', 1));
    asked(
      state,
      0,
      plan([
        { god: 'ares', upTo: 9 },
        { god: 'zeus', upTo: 2 },
      ]),
    ).thenCommand(bid(0, 'zeus', 1));
  });

  test('14.3 the marker goes to Apollo when no god is possible, if the plan says so', () => {
    asked(occupied, 0, plan([{ god: 'ares', upTo: 3 }], { apollo: true })).thenCommand(toApollo(0));
    asked(occupied, 0, plan([], { apollo: true })).thenCommand(toApollo(0));
  });

  test('14.3 the plan is removed and the seat asked when no god is possible and the plan does not name Apollo', () => {
    asked(occupied, 0, plan([{ god: 'ares', upTo: 3 }])).thenSkipped('planTooDear', { gods: ['ares'], least: [4] });
    const { state } = given(table(3, { cycle: 2, gods: ['zeus', 'athena'] }));
    asked(state, 0, plan([{ god: 'ares', upTo: 9 }], { cycle: 2 })).thenSkipped('planExhausted', { cycle: 2 });
  });

  test('14.11 the seat reads that it was outbid, and what else was too dear', () => {
    const [athena, ares, zeus] = [
      { god: 'athena', upTo: 2 },
      { god: 'ares', upTo: 9 },
      { god: 'zeus', upTo: 4 },
    ] as const;
    asked(drivenOff, 0, plan([ares])).thenSkipped('planOutbid', { god: 'ares', isLast: false });
    asked(drivenOff, 0, plan([athena, ares])).thenSkipped('planOutbid', { god: 'ares', isLast: true });
    asked(drivenOff, 0, plan([ares, zeus])).thenSkipped('planOutbidDear', { god: 'ares', gods: ['zeus'], least: [5] });
  });

  test('14.2 a god that the seat leads or was just outbid on is offered only after another one, and none that is too dear', () => {
    const next = (state: State, ...words: readonly string[]) =>
      cycladesOrders.say(cyclades.view(state, 0), ['plan', '1', ...words])?.next;
    expect(next(drivenOff)).toEqual(['poseidon', 'zeus', 'athena', 'apollo']);
    expect(next(drivenOff, 'zeus', '6')).toContain('ares');
    const leading = given(table(4, { order: [0, 3, 1, 2] }), stands(0, 'ares', 2), stands(3, 'zeus', 4)).state;
    expect(next(leading)).toEqual(['poseidon', 'zeus', 'athena', 'apollo']);
    expect(next(leading, 'athena', '1')).toContain('ares');
    const poor = given(table(4, { order: [3, 0, 1, 2], gold: [4, 9, 9, 9] }), stands(3, 'zeus', 4)).state;
    expect(next(poor)).not.toContain('zeus');
    expect(next(poor, 'ares')).toEqual(['1', '2', '3', '4']);
  });

  test('14.4 a displaced marker continues after the god it was displaced from', () => {
    const offers = [
      { god: 'athena', upTo: 2 },
      { god: 'ares', upTo: 9 },
      { god: 'zeus', upTo: 5 },
    ] as const;
    asked(drivenOff, 0, plan(offers)).thenCommand(bid(0, 'zeus', 5));
  });

  test('14.4 a marker displaced from a god outside the plan tries the whole plan', () => {
    const offers = [
      { god: 'athena', upTo: 2 },
      { god: 'zeus', upTo: 5 },
    ] as const;
    asked(drivenOff, 0, plan(offers)).thenCommand(bid(0, 'athena', 1));
  });

  test('14.4 a displaced marker that tries again begins at the top, with the raised limits, and skips the god it was displaced from', () => {
    const offers = [
      { god: 'ares', upTo: 3, raisedTo: 9 },
      { god: 'zeus', upTo: 3, raisedTo: 5 },
      { god: 'athena', upTo: 2 },
    ] as const;
    asked(drivenOff, 0, plan(offers, { displaced: 'again' })).thenCommand(bid(0, 'zeus', 5));
    const [ares, zeus, athena] = offers;
    asked(drivenOff, 0, plan([ares, { ...zeus, raisedTo: 4 }, athena], { displaced: 'again' })).thenCommand(bid(0, 'athena', 1));
    asked(drivenOff, 0, plan([ares], { displaced: 'again' })).thenSkipped('planOutbid', { god: 'ares', isLast: false });
  });

  test('14.4 a raised limit does not apply to the first try', () => {
    const again = plan([{ god: 'ares', upTo: 3, raisedTo: 9 }], { displaced: 'again', apollo: true });
    asked(occupied, 0, again).thenCommand(toApollo(0));
  });

  test('14.4 the seat is asked about a displaced marker, if the plan says so', () => {
    asked(drivenOff, 0, plan([{ god: 'zeus', upTo: 9 }], { displaced: 'ask' })).thenAsked();
  });

  test('14.1 a plan applies only to its own cycle, and expires with it', () => {
    const { state } = given(table(3, { cycle: 2 }));
    const [past, now, next] = [1, 2, 3].map((cycle) => plan([{ god: 'ares', upTo: cycle }], { cycle }));
    if (!past || !now || !next) throw new Error('Three plans were made.');
    asked(state, 0, past, next).thenAsked();
    const { answer } = asked(state, 0, past, now, next);
    expect(answer).toEqual({ command: bid(0, 'ares', 1), left: [now, next], by: now });
    const acting = cyclades.view(given(table(3, { cycle: 2 }), turnOf('ares')).state, 0);
    expect(cycladesOrders.standing([past, now, next], acting)).toEqual([next]);
  });
});
