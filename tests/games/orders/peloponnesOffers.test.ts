import { describe, expect, test } from 'vitest';
import type { Event } from '#games/peloponnes/events.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import { peloponnesOrders } from '#games/peloponnes/orders/index.ts';
import type { OfferPlan } from '#games/peloponnes/orders/orders.ts';
import { bid, buildings, faceUp, given, table } from '../peloponnes/given.ts';
import { asking } from './standing.ts';

const asked = asking(peloponnes, peloponnesOrders);

const plan = (more: Partial<OfferPlan>): OfferPlan => ({
  type: 'OfferPlan',
  round: 1,
  offers: [],
  pass: false,
  moves: [],
  withdraw: false,
  ...more,
});
const offer = (tile: string, coins: number) => ({ type: 'PlaceBid', seat: 0, tile, coins }) as const;

/** Prices: A14 1, A12 1, A13 3; A01, in the conquest row, 3 and 3 more. */
const ROWS = faceUp(['A14', 'A12', 'A13'], ['A01']);
const opening = (coins = 20, ...more: readonly (Event | readonly Event[])[]) =>
  given(table(3, { goods: [{ coins }], order: [1, 0, 2] }), ...more, ROWS, bid(1, 'A13', 5)).state;

/** Seat 0 offered 4 coins for A14, and seat 1 pushed it out with 5. */
const pushedOut = (coins = 4, ...before: readonly Event[]) =>
  given(table(3, { order: [0, 1, 2] }), ROWS, ...before, bid(0, 'A14', coins), bid(1, 'A14', coins + 1), {
    type: 'BidPushedOut',
    seat: 0,
    tile: 'A14',
    coins,
  }).state;

describe('13 Standing orders: offers', () => {
  test('13.2 a tile without an offer gets the printed minimum, one with an offer the next higher amount', () => {
    asked(opening(), 0, plan({ offers: [{ tile: 'A12', upTo: 4 }] })).thenCommand(offer('A12', 1));
    asked(opening(), 0, plan({ offers: [{ tile: 'A13', upTo: 6 }] })).thenCommand(offer('A13', 6));
  });

  test('13.2 a plan takes half coins into account', () => {
    const market = opening(20, buildings(0, 'B02'));
    asked(market, 0, plan({ offers: [{ tile: 'A13', upTo: 5 }] })).thenCommand(offer('A13', 5));
  });

  test('13.2 the minimum of the plan is offered even if fewer coins would be enough', () => {
    asked(opening(), 0, plan({ offers: [{ tile: 'A12', from: 3, upTo: 4 }] })).thenCommand(offer('A12', 3));
    asked(opening(), 0, plan({ offers: [{ tile: 'A13', from: 3, upTo: 9 }] })).thenCommand(offer('A13', 6));
  });

  test('13.2 tiles are tried in the order of the plan, each within its limits and the seat’s means', () => {
    const offers = [
      { tile: 'A13', upTo: 5 },
      { tile: 'A12', from: 5, upTo: 9 },
      { tile: 'A14', upTo: 2 },
    ];
    asked(opening(), 0, plan({ offers })).thenCommand(offer('A12', 5));
    asked(opening(4), 0, plan({ offers })).thenCommand(offer('A14', 1));
  });

  test('13.2 a tile of the conquest row gets exactly its price', () => {
    asked(opening(), 0, plan({ offers: [{ tile: 'A01', upTo: 9 }] })).thenCommand(offer('A01', 6));
    asked(opening(), 0, plan({ offers: [{ tile: 'A01', upTo: 5 }], pass: true })).thenCommand({ type: 'PassBid', seat: 0 });
  });

  test('13.3 the seat passes when no tile is possible, if the plan says so', () => {
    asked(opening(), 0, plan({ offers: [{ tile: 'A13', upTo: 5 }], pass: true })).thenCommand({ type: 'PassBid', seat: 0 });
    asked(opening(), 0, plan({ pass: true })).thenCommand({ type: 'PassBid', seat: 0 });
  });

  test('13.3 the plan is removed and the seat asked when no tile is possible and the plan does not pass', () => {
    asked(opening(), 0, plan({ offers: [{ tile: 'A13', upTo: 5 }] })).thenSkipped('planExhausted', { round: 1 });
    asked(opening(), 0, plan({ offers: [{ tile: 'A05', upTo: 5 }] })).thenSkipped('planExhausted', { round: 1 });
  });

  test('13.3 a plan only for a pushed-out offer leaves the first offer to the seat', () => {
    asked(opening(), 0, plan({ withdraw: true })).thenAsked();
  });

  test('13.4 a pushed-out offer moves to the first planned tile where its coins suffice and are not too many', () => {
    const moves = [
      { tile: 'A14', upTo: 9 },
      { tile: 'A01', upTo: 9 },
      { tile: 'A13', upTo: 3 },
      { tile: 'A12', upTo: 4 },
    ];
    asked(pushedOut(), 0, plan({ moves })).thenCommand(offer('A12', 4));
    asked(pushedOut(6), 0, plan({ moves })).thenCommand(offer('A01', 6));
  });

  test('13.4 a pushed-out offer that cannot move is withdrawn, if the plan says so', () => {
    const withdraw = { type: 'WithdrawBid', seat: 0 } as const;
    asked(pushedOut(), 0, plan({ moves: [{ tile: 'A12', upTo: 3 }], withdraw: true })).thenCommand(withdraw);
    asked(pushedOut(), 0, plan({ withdraw: true })).thenCommand(withdraw);
  });

  test('13.4 the plan is removed and the seat asked when a pushed-out offer cannot move and the plan does not withdraw', () => {
    asked(pushedOut(), 0, plan({ moves: [{ tile: 'A12', upTo: 3 }] })).thenSkipped('planExhausted', { round: 1 });
  });

  test('13.4 the tiles planned for the first offer are not tried for a pushed-out one', () => {
    asked(pushedOut(), 0, plan({ offers: [{ tile: 'A12', upTo: 9 }], pass: true })).thenAsked();
  });

  test('13.1 a plan applies only to its own round, and expires with it', () => {
    const { state } = given(table(3, { round: 2 }), ROWS);
    const [past, now, next] = [1, 2, 3].map((round) => plan({ round, offers: [{ tile: 'A12', upTo: 9 }] }));
    if (!past || !now || !next) throw new Error('Three plans were made.');
    asked(state, 0, past, next).thenAsked();
    expect(asked(state, 0, past, now, next).answer).toEqual({ command: offer('A12', 1), left: [now, next], by: now });
    const settled: Event = { type: 'OrderSettled', order: [0, 1, 2] };
    const later = peloponnes.view(given(table(3, { round: 2 }), ROWS, settled).state, 0);
    expect(peloponnesOrders.standing([past, now, next], later)).toEqual([next]);
  });
});
