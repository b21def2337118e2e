import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { QUICKNET, roundAfter, timeOfRound } from '#beacon/chain.ts';
import { isRoundSigned } from '#beacon/signature.ts';
import { signer } from '../support/fakes/localBeacon.ts';

describe('the rounds of a beacon', () => {
  test('begin with 1 at its genesis, one each period', () => {
    const chain = { publicKey: '', genesis: 1_000, period: 3 };
    expect([timeOfRound(chain, 1), timeOfRound(chain, 2)]).toEqual([1_000_000, 1_003_000]);
    expect(roundAfter(chain, 0)).toBe(1);
    expect([999_999, 1_000_000, 1_002_999, 1_003_000].map((at) => roundAfter(chain, at))).toEqual([1, 2, 2, 3]);
  });

  test('after a moment are published after it, at most a period later', () => {
    assert(
      property(integer({ min: QUICKNET.genesis * 1_000, max: 4_000_000_000_000 }), (at) => {
        const time = timeOfRound(QUICKNET, roundAfter(QUICKNET, at));
        expect(time).toBeGreaterThan(at);
        expect(time - at).toBeLessThanOrEqual(QUICKNET.period * 1_000);
      }),
    );
  });
});

describe('the signature of a round', () => {
  test.each([
    [123, 'b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92'],
    [1000, 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'],
  ])('%i of drand’s quicknet is that beacon’s, and of no other round', (round, signature) => {
    expect(isRoundSigned(QUICKNET, round, signature)).toBe(true);
    expect(isRoundSigned(QUICKNET, round + 1, signature)).toBe(false);
    expect(isRoundSigned(signer().chain, round, signature)).toBe(false);
  });

  test('is refused where it is none at all', () => {
    const { chain, sign } = signer();
    const right = sign(7);
    expect(isRoundSigned(chain, 7, right)).toBe(true);
    const others = ['', right.slice(2), `${right}00`, right.toUpperCase(), '0'.repeat(96), 'f'.repeat(96), `c${'0'.repeat(95)}`];
    for (const other of others) expect([other, isRoundSigned(chain, 7, other)]).toEqual([other, false]);
    for (const round of [0, -7, 7.5, Number.NaN, 2 ** 60]) expect(isRoundSigned(chain, round, right)).toBe(false);
    expect(isRoundSigned({ ...chain, publicKey: 'ab' }, 7, right)).toBe(false);
  });
});
