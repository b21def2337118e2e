import { expect, test } from 'vitest';
import { fixedLuck } from '../../support/fakes/fixedLuck.ts';
import { COMPLETE, ENTERED, playKilledCup } from './killedCup.ts';

test('a bot that is killed at any step of a cup opens each match once, seats each player once in it, and scores it once', async () => {
  const { calls } = await playKilledCup(fixedLuck(), () => false, 'after');
  expect(calls).toBeGreaterThan(100);
  for (let call = 1; call <= calls; call += 23) {
    for (const when of ['before', 'after'] as const) {
      const at = `killed ${when} call ${call} of ${calls}`;
      const { cup, events, matches, isDead } = await playKilledCup(fixedLuck(), (made) => made === call, when);
      expect(isDead, at).toBe(true);
      expect(cup.phase, at).toBe('ended');
      expect(events.toSorted(), at).toEqual(COMPLETE.toSorted());
      expect(
        matches.map(({ status }) => status),
        at,
      ).toEqual(ENTERED.map(() => 'ended'));
      for (const { seats } of matches) expect(seats.map(({ user }) => user).toSorted(), at).toEqual(ENTERED);
    }
  }
});
