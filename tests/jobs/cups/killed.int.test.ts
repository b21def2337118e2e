import { expect, test } from 'vitest';
import { openStores } from '#store/index.ts';
import type { IsPoint } from '../../discord/play/killedQueue.ts';
import { freshDatabase } from '../../support/setup/postgres.ts';
import { COMPLETE, ENTERED, playKilledCup } from './killedCup.ts';

const write =
  (event: string, store = 'cups.append'): IsPoint =>
  (_, name, passed) =>
    name === store && passed.includes(`"${event}"`);

/** The writes of a cup, in their order. */
const STEPS: Readonly<Record<string, IsPoint>> = {
  'the draw': write('RoundDrawn'),
  'the lobby of a match': write('MatchCreated', 'matches.create'),
  'the start of a match': write('MatchStarted', 'matches.append'),
  'the match of a table': write('TableOpened'),
  'the end of a match at the deadline': write('MatchEnded', 'matches.append'),
  'the score of a table': write('TableScored'),
  'the end of the cup': write('CupEnded'),
};

test.each(Object.keys(STEPS))('a bot killed around %s, on PostgreSQL, loses and doubles nothing of a cup', async (step) => {
  for (const when of ['before', 'after'] as const) {
    const database = await freshDatabase();
    const stores = await openStores(database.url);
    try {
      const { cup, events, matches, isDead } = await playKilledCup(stores, STEPS[step] ?? (() => false), when);
      expect(isDead, when).toBe(true);
      expect(cup.phase, when).toBe('ended');
      expect(events.toSorted(), when).toEqual(COMPLETE.toSorted());
      expect(
        matches.map(({ status }) => status),
        when,
      ).toEqual(ENTERED.map(() => 'ended'));
      for (const { seats } of matches) expect(seats.map(({ user }) => user).toSorted(), when).toEqual(ENTERED);
    } finally {
      await stores.close();
      await database.drop();
    }
  }
});
