import { afterEach, describe, expect, test } from 'vitest';
import { timeOfRound } from '#beacon/chain.ts';
import { createRelays } from '#beacon/relays.ts';
import { type LocalRelay, type Manner, signer, startRelay } from '../support/fakes/localBeacon.ts';

const beacon = signer();
const ROUND = 40;
let relays: LocalRelay[] = [];

afterEach(async () => {
  await Promise.all(relays.map((relay) => relay.stop()));
  relays = [];
});

const started = async (...manners: readonly Manner[]) => {
  const clock = { now: timeOfRound(beacon.chain, ROUND) };
  relays = await Promise.all(manners.map((manner) => startRelay(beacon, () => clock.now, manner)));
  return {
    clock,
    opened: createRelays(
      relays.map(({ url }) => url),
      beacon.chain,
    ),
  };
};

describe('the relays of a beacon', () => {
  test('give a round once it is published, and none of the future', async () => {
    const { clock, opened } = await started('right');
    expect(await opened.round(ROUND)).toBe(beacon.sign(ROUND));
    expect(await opened.round(ROUND + 1)).toBeUndefined();
    clock.now += 3_000;
    expect(await opened.round(ROUND + 1)).toBe(beacon.sign(ROUND + 1));
    expect(relays[0]?.asked).toEqual([ROUND, ROUND + 1, ROUND + 1]);
  });

  test.each(['forged', 'replayed', 'mislabelled', 'withheld', 'garbage', 'endless'] as const)(
    'give nothing where each is %s',
    async (manner) => {
      const { opened } = await started(manner, manner);
      expect(await opened.round(ROUND)).toBeUndefined();
    },
  );

  test('give the right round though all but one are wrong, or silent, or gone', async () => {
    const { opened } = await started('forged', 'silent', 'garbage', 'right', 'withheld');
    await relays.pop()?.stop();
    expect(await opened.round(ROUND)).toBe(beacon.sign(ROUND));
  });
});
