import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createMetrics } from '#metrics/index.ts';
import type { Fault } from '#sandbox/people/faultSchema.ts';
import type { RecordedRequest } from '#sandbox/rest/record.ts';
import { begin, type LocalApp, startLocalApp } from '../../support/drivers/localApp.ts';
import { ask } from '../../support/drivers/sandbox.ts';
import { faults, postIdsIn } from '../../support/fakes/malformedInput.ts';
import { quiet } from '../../support/fakes/silentLogger.ts';
import { UNDRAWN } from '../../support/fakes/undrawn.ts';
import { matchOf, textsOf } from '../../support/laws/logSeen.ts';
import { postIdIn } from '../../support/laws/postIds.ts';

const NAMES = ['Ada', 'Blaise'] as const;

let app: LocalApp;
let match = 0;
const meter = createMetrics();
beforeAll(async () => {
  app = await startLocalApp({ watched: { log: quiet, meter }, part: UNDRAWN });
});
afterAll(() => app?.stop());

/** How many responses were counted as invalid requests, which Discord holds against a bot. */
const invalid = async (): Promise<number> => {
  const { text } = await meter.text();
  return [...text.matchAll(/^trireme_invalid_requests_total\{[^}]*\} (\d+)$/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
};

interface Hitch {
  readonly how: string;
  readonly fault: Fault['fault'];
  /** Only requests that send a picture fail; by default the next five requests that send a message do. */
  readonly uploads?: true;
  /** Whether each failure counts as an invalid request. */
  readonly counts: boolean;
}

/** Each fault applies to the next requests of a kind. The first message of a thread has a picture, which is sent as a file. */
const HITCHES: readonly Hitch[] = [
  { how: 'break while they are sent', fault: { kind: 'drop', when: 'midway' }, counts: false },
  { how: 'are executed without a response', fault: { kind: 'drop', when: 'after' }, counts: false },
  { how: 'fail', fault: { kind: 'status', status: 502 }, counts: false },
  {
    how: 'hit the global rate limit',
    fault: { kind: 'status', status: 429, retryAfter: 0.5, scope: 'global' },
    counts: true,
  },
  {
    how: 'hit a shared rate limit',
    fault: { kind: 'status', status: 429, retryAfter: 0.5, scope: 'shared' },
    counts: false,
  },
  { how: 'with the picture break while it is sent', fault: { kind: 'drop', when: 'midway' }, uploads: true, counts: false },
  {
    how: 'with the picture are received and discarded',
    fault: { kind: 'drop', when: 'before' },
    uploads: true,
    counts: false,
  },
  {
    how: 'with the picture are executed without a response',
    fault: { kind: 'drop', when: 'after' },
    uploads: true,
    counts: false,
  },
];

/** Requests with a picture whose connection was cut before the body was complete. */
const cutUploads = async (): Promise<number> =>
  (await ask<readonly RecordedRequest[]>(app.sandbox, '/requests')).filter(({ cutShort }) => cutShort).length;

/** Posts that are separate messages, and the direct messages to each person about the match. */
const standing = async (thread: string) => {
  const seen = async (name: string) => {
    const who = await app.who(name);
    const posts = (await who.sees(await who.channel('@bot'))).map((message) => ({
      postId: postIdIn(message),
      texts: textsOf(message),
    }));
    return posts.flatMap((post) => (matchOf(post) === match ? (post.postId ?? []) : []));
  };
  return { posts: await postIdsIn(app, thread), direct: await Promise.all(NAMES.map(seen)) };
};

describe('a match that starts while requests', () => {
  test.each(HITCHES.map((hitch) => [hitch.how, hitch] as const))(
    'a match that starts while requests %s is announced once, to the thread and to each player',
    async (_how, { fault, uploads, counts }) => {
      match++;
      const [before, cutBefore] = [await invalid(), await cutUploads()];
      const times = uploads ? 2 : 5;
      await faults(app, { method: 'POST', path: '^/channels/\\d+/messages$', times, fault, ...(uploads && { uploads }) });
      const { thread } = await begin(app, NAMES, 'game:cyclades', match);
      await vi.waitUntil(async () => {
        const row = await app.stores.matches.find(match);
        return row?.status === 'playing' && row.announcedVersion === row.version;
      });
      const { posts, direct } = await standing(thread);
      expect(new Set(posts).size).toBe(posts.length);
      // The board of the first round, and the post of the first turn.
      expect(posts).toHaveLength(2);
      // The greeting, and the card of the first round.
      for (const ids of direct) expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
      expect((await app.stores.matches.find(match))?.failures).toBe(0);
      expect((await invalid()) - before).toBe(counts ? 5 : 0);
      expect(await ask(app.sandbox, '/faults')).toEqual([]);
      const isCut = uploads && fault.kind === 'drop' && fault.when === 'midway';
      if (isCut) expect((await cutUploads()) - cutBefore).toBe(times);
    },
    300_000,
  );
});
