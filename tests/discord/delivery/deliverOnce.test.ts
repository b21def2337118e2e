import { beforeEach, describe, expect, test } from 'vitest';
import { buildMessage } from '#discord/components/message.ts';
import { deliverOnce, deliverOnceToThread, nonceOf, type OutgoingMessage } from '#discord/delivery/deliverOnce.ts';
import { type StoppedClock, stoppedClock } from '../../matches/games/table.ts';
import { quiet } from '../../support/fakes/silentLogger.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { BOT, type Doom, type TableTopDiscord, tableTopDiscord } from '../interactions/tableTopDiscord.ts';

const key = { match: 12, version: 345, kind: 'turn', recipient: 'thread' };

const outgoing = (text: string, part: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  key,
  channel: 'games',
  body: buildMessage({ texts: [text], tag: '#12·345', pings: ['ada'] }),
  tag: '#12·345',
  dedupe: 'current',
  ...part,
});

describe('a delivery', () => {
  let clock: StoppedClock;
  let discord: TableTopDiscord;
  let stores: ReturnType<typeof openMemoryStores>;
  beforeEach(() => {
    clock = stoppedClock();
    discord = tableTopDiscord(clock);
    stores = openMemoryStores();
  });

  const needs = (doom?: Doom) => ({ rest: discord.rest(doom), applicationId: BOT, clock, stores, log: quiet });
  const texts = (channel = 'games') => discord.messages(channel).map(({ body }) => JSON.stringify(body.components));

  test('a delivery is sent once, edited when its text changes, and left alone otherwise', async () => {
    const id = await deliverOnce(needs(), outgoing('first'));
    expect(await deliverOnce(needs(), outgoing('second'))).toBe(id);
    expect(await deliverOnce(needs(), outgoing('second'))).toBe(id);
    expect(texts()).toHaveLength(1);
    expect(texts()[0]).toContain('second');
    expect(discord.requests).toEqual(['POST /channels/games/messages', `PATCH /channels/games/messages/${id}`]);
  });

  test('a delivery that is never edited is sent once', async () => {
    await deliverOnce(needs(), outgoing('first', { dedupe: 'once' }));
    await deliverOnce(needs(), outgoing('second', { dedupe: 'once' }));
    expect(texts()[0]).toContain('first');
    expect(discord.requests).toHaveLength(1);
  });

  test('a delivery makes its files only when it is sent', async () => {
    let made = 0;
    const files = async () => {
      made++;
      return [{ name: 'board.jpg', data: new Uint8Array(1) }];
    };
    await deliverOnce(needs(), outgoing('first', { files }));
    await deliverOnce(needs(), outgoing('second', { files }));
    expect(made).toBe(1);
  });

  /** Ends the process at a moment of its `request`th request. */
  const doomAt = (request: number, moment: 'before' | 'after'): { doom: Doom; struck: Promise<void> } => {
    let count = 0;
    let strike = (): void => undefined;
    const struck = new Promise<void>((resolve) => {
      strike = resolve;
    });
    return {
      struck,
      doom: {
        strike: (now) => {
          if (now === 'before') count++;
          const falls = count > request || (count === request && (now === moment || moment === 'before'));
          if (falls) strike();
          return falls;
        },
      },
    };
  };

  describe.each([
    ['within the memory of its nonce', 0.01],
    ['after Discord has forgotten its nonce', 1],
  ])('a delivery whose sender was killed, resumed %s', (_when, hours) => {
    test.each(['before', 'after'] as const)(
      'a message whose sender was killed %s Discord had it appears once',
      async (moment) => {
        const { doom, struck } = doomAt(1, moment);
        void deliverOnce(needs(doom), outgoing('first'));
        await struck;
        clock.advance(hours);
        const id = await deliverOnce(needs(), outgoing('second'));
        expect(texts()).toHaveLength(1);
        expect(texts()[0]).toContain('second');
        expect((await stores.deliveries.find(key))?.message).toBe(id);
      },
    );
  });

  test('a message whose sender was killed appears once, although Discord forgets its nonce just when it is resumed', async () => {
    const { doom, struck } = doomAt(1, 'after');
    void deliverOnce(needs(doom), outgoing('first'));
    await struck;
    const pings = async (): Promise<readonly string[]> => {
      clock.advance(1);
      return [];
    };
    await deliverOnce(needs(), outgoing('second', { pings }));
    expect(texts()).toHaveLength(1);
  });

  test('a message whose sender was killed is recognised by its nonce where the bot may not read, while Discord remembers it', async () => {
    const { doom, struck } = doomAt(1, 'after');
    void deliverOnce(needs(doom), outgoing('first'));
    await struck;
    discord.fail(/^GET/, { status: 403, code: 50_013 });
    await deliverOnce(needs(), outgoing('second'));
    expect(texts()).toHaveLength(1);
  });

  test("a message is not confused with one that has a longer tag, or with another author's", async () => {
    await deliverOnce(
      needs(),
      outgoing('other', {
        key: { ...key, version: 3456 },
        tag: '#12·3456',
        body: buildMessage({ texts: ['other'], tag: '#12·3456', pings: [] }),
      }),
    );
    await stores.deliveries.claim(key, clock.now());
    clock.advance(1);
    await deliverOnce({ ...needs(), applicationId: 'another bot' }, outgoing('first'));
    expect(texts()).toHaveLength(2);
  });

  test('a deleted message is sent again, although its nonce is remembered', async () => {
    const first = await deliverOnceToThread(needs(), outgoing('first'));
    discord.removeMessage('games', first);
    const second = await deliverOnceToThread(needs(), outgoing('second'));
    expect(second).not.toBe(first);
    expect(texts()).toHaveLength(1);
  });

  test('a message too old to be edited is sent again', async () => {
    await deliverOnce(needs(), outgoing('first'));
    discord.fail(/^PATCH/, { status: 429, code: 30_046 });
    await deliverOnce(needs(), outgoing('second'));
    expect(texts().at(-1)).toContain('second');
  });

  test('a message is edited, not sent again, after a refusal that arrived once it was sent', async () => {
    discord.fail(/^POST/, { status: 500, after: true });
    await expect(deliverOnce(needs(), outgoing('first'))).rejects.toThrow();
    await deliverOnce(needs(), outgoing('second'));
    expect(texts()).toHaveLength(1);
    expect(texts()[0]).toContain('second');
  });
});

const AT = new Date('2026-01-01T12:00:00.123Z');

describe('a nonce', () => {
  test('a nonce is as short as Discord requires, and unique for each message, channel and replacement', () => {
    const nonces = [
      nonceOf(key, 'games', undefined, AT),
      nonceOf({ ...key, version: 346 }, 'games', undefined, AT),
      nonceOf({ ...key, kind: 'round' }, 'games', undefined, AT),
      nonceOf(key, 'thread', undefined, AT),
      nonceOf(key, 'games', '1000', AT),
      nonceOf(key, 'games', undefined, new Date(AT.getTime() + 1)),
    ];
    expect(new Set(nonces).size).toBe(nonces.length);
    expect(nonces.every((nonce) => nonce.length <= 25)).toBe(true);
    expect(nonceOf(key, 'games', undefined, AT)).toBe(nonces[0]);
  });
});
