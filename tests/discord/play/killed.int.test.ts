import { expect, test } from 'vitest';
import { openStores } from '#store/index.ts';
import { freshDatabase } from '../../support/setup/postgres.ts';
import { type IsPoint, playKilled } from './killedQueue.ts';
import { FOUR, idOf } from './queueOf.ts';

/** The writes of `/play`, in their order. */
const STEPS: Readonly<Record<string, IsPoint>> = {
  'the search of the last player': (_, name, passed) =>
    name === 'seeks.save' && passed.includes('"since"') && passed.includes('"903"'),
  'the table': (_, name) => name === 'seeks.propose',
  'the offer of a place': (_, name, passed) =>
    name === 'seeks.change' && passed.includes('"902"') && passed.includes('"answerBy":"2'),
  'the answer of a player': (_, name, passed) =>
    name === 'seeks.change' && passed.includes('"901"') && passed.includes('{"agreed":true}'),
  'the start': (_, name, passed) => name === 'matches.append' && passed.includes('"MatchStarted"'),
  'the end of the table': (_, name) => name === 'seeks.closeProposal',
};

test.each(Object.keys(STEPS))('a bot killed around %s, on PostgreSQL, seats all four once and asks each once', async (step) => {
  for (const when of ['before', 'after'] as const) {
    const database = await freshDatabase();
    const stores = await openStores(database.url);
    try {
      const { isDead, second, requests } = await playKilled(stores, STEPS[step] ?? (() => false), when);
      expect(isDead, when).toBe(true);
      expect((await second.match(1))?.status, when).toBe('playing');
      expect((await second.match(1))?.seats.map(({ user }) => user).sort(), when).toEqual(FOUR.map(idOf));
      expect(await second.match(2), when).toBeUndefined();
      for (const who of FOUR) expect((await second.seek(who))?.since, when).toBeUndefined();
      expect(await stores.seeks.proposals('10'), when).toEqual([]);
      const asked = requests.filter(({ body }) => JSON.stringify(body ?? {}).includes('A table is ready for you'));
      expect(new Set(asked.map(({ body }) => body?.nonce)).size, when).toBe(4);
    } finally {
      await stores.close();
      await database.drop();
    }
  }
});
