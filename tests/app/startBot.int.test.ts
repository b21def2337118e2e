import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Fault } from '#sandbox/people/faultSchema.ts';
import { begin, type LocalApp, type SandboxPerson, startLocalApp } from '../support/drivers/localApp.ts';
import { controlsOf, mentionsTurn, type Person, textOf } from '../support/drivers/person.ts';
import { ask } from '../support/drivers/sandbox.ts';
import { isPostOfKind, postIdIn } from '../support/laws/postIds.ts';

const SILENT = 1 << 12;
const NAMES = ['Ada', 'Blaise', 'Carl'] as const;

let app: LocalApp;
/** The number of the newest match. */
let match = 0;
beforeAll(async () => {
  app = await startLocalApp();
});
afterAll(() => app.stop());

/** The next match of the app. */
const beginNext = (): ReturnType<typeof begin> => {
  match += 1;
  return begin(app, NAMES, undefined, match);
};

const isCard = (message: APIMessage, of = match): boolean => isPostOfKind(message, of, 'card');
const cardsOf = async (name: SandboxPerson): Promise<readonly APIMessage[]> => {
  const who = await app.who(name);
  const seen = await who.sees(await who.channel('@bot'));
  return seen.filter((message) => isCard(message));
};
const EPHEMERAL = 1 << 6;
const isPublic = (message: APIMessage): boolean => (Number(message.flags) & EPHEMERAL) === 0;
const isTurn = (message: APIMessage): boolean =>
  isPublic(message) && controlsOf(message).length > 0 && mentionsTurn(textOf(message));
/** Who the newest turn post of a thread calls. */
const due = async (thread: string): Promise<Person> => {
  const ada = await app.who('Ada');
  const turn = (await ada.sees(thread)).findLast(isTurn);
  const id = /<@(\d+)>/.exec(turn === undefined ? '' : textOf(turn))?.[1];
  const people = await Promise.all(NAMES.map(app.who));
  const found = people.find((each) => each.id === id);
  if (found === undefined) throw new Error('Nobody is called');
  return found;
};
const bid = async (thread: string): Promise<Person> => {
  const who = await due(thread);
  const made = await who.answerTo(await who.slash('/cyclades bid god:apollo', { in: thread }));
  expect(textOf(made)).not.toBe('');
  return who;
};
const fault = (...faults: readonly Fault[]) => ask(app.sandbox, '/faults', faults);
const postIds = async (thread: string) => {
  const ada = await app.who('Ada');
  return (await ada.sees(thread)).filter(isPublic).map(postIdIn);
};

describe('a match that begins', () => {
  test('a started match posts its cover and the board as pictures with alt texts, and mentions the active players', async () => {
    const { thread } = await beginNext();
    const ada = await app.who('Ada');
    const [table, turn] = (await ada.sees(thread)).filter((message) =>
      ['round', 'turn'].some((kind) => isPostOfKind(message, match, kind)),
    );
    const names = [expect.stringMatching(/^cover-.*\.jpg$/), expect.stringMatching(/^board-.*\.jpg$/)];
    expect(table?.attachments.map(({ filename }) => filename)).toEqual(names);
    for (const { description } of table?.attachments ?? []) expect(description).toContain('Cyclades');
    expect(turn?.mentions.length).toBeLessThanOrEqual(1);
    expect(controlsOf(turn as APIMessage).length).toBeGreaterThan(2);
  });

  test('a started match sends each player a silent private card', async () => {
    await beginNext();
    for (const name of NAMES) {
      const who = await app.who(name);
      await who.waitFor(await who.channel('@bot'), (message) => isCard(message), 'the card');
      const cards = await cardsOf(name);
      expect(cards).toHaveLength(1);
      expect((Number(cards[0]?.flags) & SILENT) !== 0).toBe(true);
    }
  });

  test('after a move the previous post loses its buttons and the next player is mentioned', async () => {
    const { thread } = await beginNext();
    const who = await bid(thread);
    const next = await who.waitFor(
      thread,
      (message) => isTurn(message) && !textOf(message).includes(`<@${who.id}>`),
      'the next turn',
    );
    expect(next.mentions).toHaveLength(1);
    const posts = (await who.sees(thread)).filter(isPublic);
    expect(
      posts.filter((message) => controlsOf(message).some(({ label }) => label === 'Make a move')).map(({ id }) => id),
    ).toEqual([next.id]);
    expect(posts.some((message) => /goes to Apollo/.test(textOf(message)))).toBe(true);
  });

  test('a match continues after a restart of the bot, which registers its commands once', async () => {
    const { thread } = await beginNext();
    await app.restart();
    const who = await bid(thread);
    await who.waitFor(thread, (message) => isPublic(message) && /goes to Apollo/.test(textOf(message)), 'the move');
    const registered = (await app.requests()).filter((line) => /^PUT .*\/commands$/.test(line));
    expect(registered).toHaveLength(1);
  });
});

describe('a request that fails', () => {
  test.each([
    ['after it was done', { kind: 'drop', when: 'after' }],
    ['before it was done', { kind: 'drop', when: 'before' }],
    ['with a fault of Discord', { kind: 'status', status: 500 }],
  ] as const)('a request that fails %s leads to exactly one post', async (_when, kind) => {
    const { thread } = await beginNext();
    await fault({ method: 'POST', path: `^/channels/${thread}/messages$`, times: 1, fault: kind });
    const who = await bid(thread);
    await who.waitFor(thread, (message) => isTurn(message) && !textOf(message).includes(`<@${who.id}>`), 'the next turn');
    const seen = await postIds(thread);
    expect(new Set(seen).size).toBe(seen.length);
  });
});

describe('a thread', () => {
  test('an archived thread is reopened', async () => {
    const { thread } = await beginNext();
    const who = await due(thread);
    await (await app.who('Ada')).act({ do: 'archive', channel: thread });
    await who.answerTo(await who.slash(`/cyclades bid god:apollo match:${match}`, { in: await who.channel('games') }));
    await who.waitFor(thread, (message) => isPublic(message) && /goes to Apollo/.test(textOf(message)), 'the move');
    const { channels } = await who.state();
    const opened = channels.find(({ id }) => id === thread);
    expect(opened && 'thread_metadata' in opened && opened.thread_metadata?.archived).toBe(false);
  });

  test.each(['lock', 'deleteChannel'] as const)(
    'a thread that is gone (%s) is replaced by a new one, linked in the channel',
    async (act) => {
      const { thread } = await beginNext();
      const who = await due(thread);
      const games = await who.channel('games');
      const isLink = (message: APIMessage): boolean => textOf(message).includes('continues in the thread');
      const former = (await who.sees(games)).filter(isLink).map(({ id }) => id);
      const ada = await app.who('Ada');
      if (act === 'lock') await ada.act({ do: 'archive', channel: thread });
      await ada.act({ do: act, channel: thread });
      await who.answerTo(await who.slash(`/cyclades bid god:apollo match:${match}`, { in: games }));
      const link = await who.waitFor(games, (message) => isLink(message) && !former.includes(message.id), 'the link');
      await vi.waitUntil(async () => (await app.stores.matches.find(match))?.place.thread === link.id, { timeout: 60_000 });
      expect(await who.waitFor(link.id, isTurn, 'the next turn')).toBeDefined();
    },
  );
});

describe('direct messages that are closed', () => {
  let other: LocalApp;
  beforeAll(async () => {
    other = await startLocalApp();
  });
  afterAll(() => other.stop());

  test('closed direct messages are announced on joining and never retried', async () => {
    const carl = await other.who('Carl');
    await carl.act({ do: 'settings', dmsClosed: true });
    await begin(other, NAMES);
    expect((await other.stores.users.find(carl.id))?.dmClosed).toBe(true);
    const opened = (await other.requests()).filter((line) => line === 'POST /users/@me/channels');
    expect(opened.length).toBe(NAMES.length);
    expect((await carl.sees(await carl.channel('@bot'))).filter((message) => isCard(message, 1))).toEqual([]);
  });
});
