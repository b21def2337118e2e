import { expect, test } from 'vitest';
import { tablesOf } from '#community/cups/index.ts';
import type { Services } from '#discord/command/services.ts';
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

test('a match whose log cannot be read counts as a tie at the deadline, and the cup ends', async () => {
  const unread = async ({ matches }: Services): Promise<void> => {
    const { history } = matches;
    const unreadable = { code: 'unreadable', params: {} };
    Object.assign(matches, {
      history: async (...[match, seat]: Parameters<typeof history>) => {
        const found = await history(match, seat);
        return found?.match.id === 1 ? { ...found, unreadable } : found;
      },
    });
  };
  const { cup } = await playKilledCup(fixedLuck(), () => true, 'before', unread);
  expect(cup.phase).toBe('ended');
  expect(tablesOf(cup).map(({ result }) => result?.how)).toEqual(['void', 'deadline', 'deadline', 'deadline']);
});
