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

  test('is sent once, edited when it says something else, and left alone when it does not', async () => {
    const id = await deliverOnce(needs(), outgoing('first'));
    expect(await deliverOnce(needs(), outgoing('second'))).toBe(id);
    expect(await deliverOnce(needs(), outgoing('second'))).toBe(id);
    expect(texts()).toHaveLength(1);
    expect(texts()[0]).toContain('second');
    expect(discord.requests).toEqual(['POST /channels/games/messages', `PATCH /channels/games/messages/${id}`]);
  });

  test('that stands once and for all is never edited', async () => {
    await deliverOnce(needs(), outgoing('first', { dedupe: 'once' }));
    await deliverOnce(needs(), outgoing('second', { dedupe: 'once' }));
    expect(texts()[0]).toContain('first');
    expect(discord.requests).toHaveLength(1);
  });

  test('makes its files only when it is sent', async () => {
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
  ])('whose sender died, taken up %s', (_when, hours) => {
    test.each(['before', 'after'] as const)('%s Discord had it, stands once', async (moment) => {
      const { doom, struck } = doomAt(1, moment);
      void deliverOnce(needs(doom), outgoing('first'));
      await struck;
      clock.advance(hours);
      const id = await deliverOnce(needs(), outgoing('second'));
      expect(texts()).toHaveLength(1);
      expect(texts()[0]).toContain('second');
      expect((await stores.deliveries.find(key))?.message).toBe(id);
    });
  });

  test('whose sender died stands once, though Discord forgets its nonce just as it is taken up', async () => {
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

  test('whose sender died goes by its nonce where the bot may not read, as long as Discord remembers it', async () => {
    const { doom, struck } = doomAt(1, 'after');
    void deliverOnce(needs(doom), outgoing('first'));
    await struck;
    discord.fail(/^GET/, { status: 403, code: 50_013 });
    await deliverOnce(needs(), outgoing('second'));
    expect(texts()).toHaveLength(1);
  });

  test('is not taken for another one with a longer mark, or for what somebody else wrote', async () => {
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

  test('is sent anew where its message was deleted, though its nonce is remembered', async () => {
    const first = await deliverOnceToThread(needs(), outgoing('first'));
    discord.removeMessage('games', first);
    const second = await deliverOnceToThread(needs(), outgoing('second'));
    expect(second).not.toBe(first);
    expect(texts()).toHaveLength(1);
  });

  test('is sent anew where its message is too old to be edited any more', async () => {
    await deliverOnce(needs(), outgoing('first'));
    discord.fail(/^PATCH/, { status: 429, code: 30_046 });
    await deliverOnce(needs(), outgoing('second'));
    expect(texts().at(-1)).toContain('second');
  });

  test('is edited, not sent again, after a refusal that came once it was done', async () => {
    discord.fail(/^POST/, { status: 500, after: true });
    await expect(deliverOnce(needs(), outgoing('first'))).rejects.toThrow();
    await deliverOnce(needs(), outgoing('second'));
    expect(texts()).toHaveLength(1);
    expect(texts()[0]).toContain('second');
  });
});

const AT = new Date('2026-01-01T12:00:00.123Z');

describe('a nonce', () => {
  test('is as short as Discord wants it, and another one for each message, channel and replacement', () => {
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
