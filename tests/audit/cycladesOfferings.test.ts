import { describe, expect, test } from 'vitest';
import { bid, cycle, gold, order, place, type Scene, scene, some, type Told } from './model/scene.ts';

const opened = (seats: number, pieces: readonly number[], options = {}, ...more: readonly Told[]): Scene =>
  scene(seats, options).given(
    ...Array.from({ length: seats }, (_, seat) => place(seat, [`is${seat + 1}`])),
    ...gold(...pieces),
    ...more,
    order(...(seats === 2 ? [0, 1, 0, 1] : [...Array(seats).keys()])),
    cycle(1, ...['ares', 'poseidon', 'zeus', 'athena'].slice(0, seats === 5 ? 4 : 3)),
  );

const most = (at: Scene, seat: number, god: string): number =>
  Math.max(
    0,
    ...at
      .listed(seat, 'PlaceBid')
      .filter((move) => move.god === god)
      .map(({ amount }) => amount as number),
  );

describe('Offerings', () => {
  test('Blue 5 on Ares; Red 6; Blue 1 on Poseidon; Yellow 3 displaces Blue, who returns with 7; Red must choose another god', () => {
    const at = opened(3, [9, 9, 9], {}, order(0, 1, 2));
    const [blue, red, yellow] = [0, 1, 2];
    at.play(bid(blue, 'ares', 5), bid(red, 'ares', 6));
    expect(at.active()).toEqual([blue]);
    expect(at.refused(bid(blue, 'ares', 7))).toBe('sameGod');
    expect(at.refused(bid(yellow, 'poseidon', 3))).toBe('notYourTurn');
    at.play(bid(blue, 'poseidon', 1));
    expect(at.active()).toEqual([yellow]);
    at.play(bid(yellow, 'poseidon', 3));
    expect(at.active()).toEqual([blue]);
    at.play(bid(blue, 'ares', 7));
    expect(at.active()).toEqual([red]);
    expect(new Set(at.listed(red, 'PlaceBid').map(({ god }) => god))).toEqual(new Set(['poseidon', 'zeus', 'apollo']));
    at.play(bid(red, 'apollo'));
    expect([0, 1, 2].map(at.gold)).toEqual([9 - 7, 9, 9 - 3]);
  });

  test('each marker goes to a god with at least 1, or to Apollo for nothing', () => {
    const at = opened(4, [5, 5, 5, 5]);
    for (const amount of [0, -1, 1.5, '1', null, [], Number.MAX_VALUE]) {
      expect(at.refused({ ...bid(0, 'ares'), amount })).toBe('wrongField');
    }
    expect(at.refused(bid(0, 'ares'))).toBe('missingField');
    expect(at.refused(bid(0, 'apollo', 1))).toBe('unknownField');
    expect(at.refused(bid(0, 'athena', 1))).toBe('godFaceDown');
    expect(at.listed(0, 'PlaceBid')).toContainEqual({ god: 'ares', amount: 1 });
  });

  test('an offering may be above 10', () => {
    const at = opened(5, [20, 20, 20, 20, 20]).play(bid(0, 'ares', 13));
    expect(at.view().gods[0]?.offering).toEqual({ seat: 0, amount: 13 });
    expect(at.refused(bid(1, 'ares', 13))).toBe('bidTooLow');
    at.play(bid(1, 'ares', 14));
  });

  test('an offering up to gold plus priests is legal, and never costs less than 1', () => {
    const at = opened(3, [4, 0, 1], {}, ...some('PriestRecruited', 0, 3), ...some('PriestRecruited', 1, 3));
    expect(most(at, 0, 'ares')).toBe(7);
    expect(at.refused(bid(0, 'ares', 8))).toBe('bidUnpayable');
    at.play(bid(0, 'zeus', 2));
    expect(at.listed(1, 'PlaceBid')).toEqual([{ god: 'apollo' }]);
    at.play(bid(1, 'apollo'), bid(2, 'ares', 1));
    expect(at.gold(0)).toBe(4 - 1);
  });

  test('amounts are compared without priests', () => {
    const at = opened(3, [5, 9, 9], {}, ...some('PriestRecruited', 0, 5)).play(bid(0, 'ares', 6));
    expect(at.refusedWith(bid(1, 'ares', 6))).toEqual({ god: 'ares', least: 7 });
  });

  test('displaced markers go before the next in turn order, and nobody is displaced from Apollo', () => {
    const at = opened(4, [9, 9, 9, 9]).play(bid(0, 'apollo'), bid(1, 'apollo'), bid(2, 'apollo'));
    expect(at.view().apollo).toEqual([0, 1, 2]);
    expect(at.active()).toEqual([3]);
    const chain = opened(4, [9, 9, 9, 9]).play(bid(0, 'ares', 1), bid(1, 'zeus', 1), bid(2, 'ares', 2), bid(0, 'zeus', 2));
    expect(chain.active()).toEqual([1]);
    chain.play(bid(1, 'ares', 3));
    expect(chain.active()).toEqual([2]);
    chain.play(bid(2, 'zeus', 3));
    expect(chain.active()).toEqual([0]);
    chain.play(bid(0, 'apollo'));
    expect(chain.active()).toEqual([3]);
  });
});

describe('Two players', () => {
  const priests = some('PriestRecruited', 0, 2);

  test('two players have two markers each, and may displace their own', () => {
    const at = opened(2, [9, 9]).play(bid(0, 'ares', 2), bid(1, 'zeus', 1), bid(0, 'ares', 5));
    expect(at.active()).toEqual([0]);
    expect(at.refused(bid(0, 'ares', 6))).toBe('sameGod');
    expect(most(at, 0, 'poseidon')).toBe(4);
    at.play(bid(0, 'poseidon', 4), bid(1, 'apollo'));
    expect([0, 1].map(at.gold)).toEqual([0, 8]);
  });

  test('two players must be able to pay both offerings together, each at least 1', () => {
    const at = opened(2, [5, 9]).play(bid(0, 'ares', 5), bid(1, 'apollo'));
    expect(at.listed(0, 'PlaceBid').filter(({ god }) => god !== 'apollo' && god !== 'ares')).toEqual([]);
    const one = opened(2, [1, 9], {}, ...some('PriestRecruited', 0, 9)).play(bid(0, 'ares', 1), bid(1, 'apollo'));
    expect(most(one, 0, 'zeus')).toBe(0);
    expect(most(one, 0, 'ares')).toBe(10);
  });

  test.each([
    ['sum', 3 + 3 - 2, 6],
    ['each', 1 + 1, 6],
    ['one', 3 + 1, 6],
  ])('priests %s: offerings of 3 and 3 with two priests cost %i', (option, cost, pieces) => {
    const at = opened(2, [pieces, 9], { priests: option }, ...priests);
    at.play(bid(0, 'ares', 3), bid(1, 'apollo'), bid(0, 'zeus', 3), bid(1, 'apollo'));
    expect(at.gold(0)).toBe(pieces - cost);
  });

  test.each([
    ['sum', 5 + 2 - 2],
    ['each', 5 + 2 - 1],
    ['one', 5 + 2 - 2],
  ])('priests %s: the maximum in addition to an offering of 2 is known, with 5 gold and two priests', (option, together) => {
    const at = opened(2, [5, 9], { priests: option }, ...priests).play(bid(0, 'ares', 2), bid(1, 'apollo'));
    // sum: 2 + x - 2 <= 5; each: 1 + (x - 2) <= 5; one: 2 + x - 2 <= 5.
    expect(most(at, 0, 'zeus')).toBe(together);
  });
});
