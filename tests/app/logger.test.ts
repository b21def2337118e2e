import { PassThrough } from 'node:stream';
import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { createLogger, prettyStream, redactSecrets } from '#app/logger.ts';

const ID = '80351110224678912';
const OTHER = '1234567890123456789';
const TOKEN = 'aW50ZXJhY3Rpb246MTIzOmFiYw';

/** What a log writes of `act`. */
const written = (act: (log: ReturnType<typeof createLogger>) => void): string => {
  const lines: string[] = [];
  act(createLogger('info', { write: (line) => lines.push(line) }));
  return lines.join('');
};

describe('the log', () => {
  test('the log keeps fields about a match', () => {
    expect(JSON.parse(written((log) => log.info({ match: 12, failures: 2 }, 'announcing failed')))).toMatchObject({
      match: 12,
      failures: 2,
      msg: 'announcing failed',
    });
  });

  test.each(['token', 'gold', 'view', 'events', 'content', 'body', 'user'])(
    'the log omits the field %s at any depth',
    (field) => {
      const deep = { a: [{ b: { c: { d: { [field]: 'SECRET' } } } }] };
      const line = written((log) =>
        log.warn({ [field]: 'SECRET', a: { [field]: 'SECRET', b: { [field]: ['SECRET'] } }, deep }, 'said'),
      );
      expect(line).toContain('said');
      expect(line).not.toContain('SECRET');
    },
  );

  test('the log omits the body of a refused request', () => {
    const error = new DiscordAPIError(
      { code: 50_007, message: 'Cannot send messages to this user' },
      50_007,
      403,
      'POST',
      'https://discord.com/api/v10/channels/1/messages',
      { body: { components: [{ content: 'You hold 7 gold' }] }, files: undefined },
    );
    const line = written((log) => log.error({ err: error }, 'failed'));
    expect(line).toContain('50007');
    expect(line).not.toContain('7 gold');
  });

  test('the log omits tokens and logins in URLs', () => {
    expect(redactSecrets('PATCH https://discord.com/api/v10/webhooks/123/aW50.secret/messages/@original')).toBe(
      'PATCH https://discord.com/api/v10/webhooks/123/…/messages/@original',
    );
    expect(redactSecrets('connect postgresql://trireme:secret@127.0.0.1:5432/x failed')).toBe(
      'connect postgresql://…@127.0.0.1:5432/x failed',
    );
    expect(written((log) => log.info({ url: '/interactions/9/secret/callback' }, 'x'))).not.toContain('secret');
  });

  test('the log omits every Discord id', () => {
    const id = '1300000000000000002';
    const line = written((log) =>
      log.error(
        {
          err: new Error(`Nothing can be posted in channel ${id} (gone)`),
          channel: id,
          deep: { list: [id, `<@${id}>`] },
          match: 12,
        },
        `${id}: failed`,
      ),
    );
    expect(line).not.toMatch(/\d{17}/);
    expect(JSON.parse(line)).toMatchObject({ match: 12, channel: '…', msg: '…: failed' });
  });

  test.each([
    'channels/80351110224678912/messages',
    'guilds/80351110224678912/members',
    'guilds/1/members',
    'channels/1/thread-members',
    'users',
  ])('leaves out the numbers inside of %s/…', (given) => {
    const path = given.replace('80351110224678912', '…');
    const url = `https://discord.com/api/v10/${given}/80351110224678912`;
    const error = new DiscordAPIError({ code: 10_013, message: 'Unknown User' }, 10_013, 404, 'GET', url, { files: undefined });
    const line = written((log) => log.error({ err: error }, 'failed'));
    expect(line).toContain(`${path}/…`);
    expect(line).not.toContain('80351110224678912');
  });

  test.each([
    ['POST', `channels/${ID}/messages`],
    ['PATCH', `channels/${ID}/messages/${OTHER}`],
    ['PUT', `channels/${ID}/thread-members/${OTHER}`],
    ['GET', `channels/${ID}/messages?after=${OTHER}&limit=100`],
    ['GET', `guilds/${ID}/members/${OTHER}`],
    ['GET', `users/${ID}`],
    ['PUT', `applications/${ID}/commands`],
    ['POST', `interactions/${ID}/${TOKEN}/callback`],
    ['PATCH', `webhooks/${ID}/${TOKEN}/messages/@original`],
  ])('leaves out every id and token of a failed %s %s, however deep the error lies', (method, path) => {
    const url = `https://discord.com/api/v10/${path}`;
    const body = { body: { recipient_id: ID, content: 'You hold 7 gold' }, files: undefined };
    const raw = { code: 10_003, message: `Unknown Channel ${ID}` };
    const refused = new DiscordAPIError(raw, 10_003, 404, method, url, body);
    const failed = new HTTPError(503, 'Service Unavailable', method, url, body);
    const limited = new RateLimitError({
      ...{ timeToReset: 1, limit: 1, method, hash: 'x', url, route: '/:id', majorParameter: `${ID}/${TOKEN}`, global: false },
      ...{ retryAfter: 1, sublimitTimeout: 0, scope: 'user' as const },
    });
    const wrapped = new Error(`${method} ${url} failed`, { cause: new Error('sending', { cause: refused }) });
    const several = new AggregateError([refused, new AggregateError([failed, wrapped], url)], `${ID} failed`);
    for (const err of [refused, failed, limited, wrapped, several, Object.assign(new Error('x'), { about: { several } })]) {
      const line = written((log) => log.error({ err, [ID]: { id: Number(OTHER), name: `turn_${ID}x` } }, `lost ${OTHER}`));
      expect(JSON.parse(line).err.stack).toContain('logger.test.ts');
      expect(line).not.toMatch(/\d{17}|7 gold|aW50ZX/);
    }
    expect(JSON.parse(written((log) => log.error({ err: refused }, 'failed'))).err).toMatchObject({
      url: expect.stringMatching(/v10\/\w+\/…/),
      status: 404,
    });
  });

  test('the log keeps times, fractions and hashes', () => {
    const kept = { seconds: 0.30000000000000004, at: 1_780_000_000_000, commit: '60706fb6a2b21a993a4ddcba726a71e893f53d01' };
    expect(JSON.parse(written((log) => log.info(kept, 'kept')))).toMatchObject(kept);
  });

  test('the log on a terminal is readable text without secrets', () => {
    const screen = new PassThrough({ encoding: 'utf8' });
    const log = createLogger('info', prettyStream(screen));
    log.info({ commands: 5, gold: 'SECRET' }, 'commands registered');
    log.error({ err: new Error('connect postgresql://trireme:SECRET@127.0.0.1/x failed') }, 'lost');
    const text = String(screen.read());
    expect(text).toMatch(/INFO.*commands registered.*5/);
    expect(text).toMatch(/ERROR.*lost/);
    expect(text).toContain('connect postgresql://…@127.0.0.1/x failed');
    expect(text).not.toMatch(/^\{|"level"|SECRET/m);
  });

  test('the log omits lines below its level', () => {
    const lines: string[] = [];
    createLogger('error', { write: (line) => lines.push(line) }).warn({}, 'not said');
    expect(lines).toEqual([]);
  });
});
