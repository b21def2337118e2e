import { PassThrough } from 'node:stream';
import { DiscordAPIError } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { openLog, plainLines, withoutSecrets } from '../src/log.ts';

/** What a log writes of `act`. */
const written = (act: (log: ReturnType<typeof openLog>) => void): string => {
  const lines: string[] = [];
  act(openLog('info', { write: (line) => lines.push(line) }));
  return lines.join('');
};

describe('the log', () => {
  it('keeps what it is given about a match', () => {
    expect(JSON.parse(written((log) => log.info({ match: 12, failures: 2 }, 'announcing failed')))).toMatchObject({
      match: 12,
      failures: 2,
      msg: 'announcing failed',
    });
  });

  it.each(['token', 'gold', 'view', 'events', 'content', 'body', 'user'])('leaves out %s, however deep it stands', (field) => {
    const line = written((log) => log.warn({ [field]: 'SECRET', a: { [field]: 'SECRET', b: { [field]: ['SECRET'] } } }, 'said'));
    expect(line).toContain('said');
    expect(line).not.toContain('SECRET');
  });

  it('leaves out what a refused request carried', () => {
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

  it('leaves out tokens and logins inside of addresses', () => {
    expect(withoutSecrets('PATCH https://discord.com/api/v10/webhooks/123/aW50.secret/messages/@original')).toBe(
      'PATCH https://discord.com/api/v10/webhooks/123/…/messages/@original',
    );
    expect(withoutSecrets('connect postgresql://trireme:secret@127.0.0.1:5432/x failed')).toBe(
      'connect postgresql://…@127.0.0.1:5432/x failed',
    );
    expect(written((log) => log.info({ url: '/interactions/9/secret/callback' }, 'x'))).not.toContain('secret');
  });

  it('leaves out every number that Discord gives to a person, server, channel or message', () => {
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

  it.each([
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

  it('is text for a person on a terminal, without secrets there too', () => {
    const screen = new PassThrough({ encoding: 'utf8' });
    const log = openLog('info', plainLines(screen));
    log.info({ commands: 5, gold: 'SECRET' }, 'commands registered');
    log.error({ err: new Error('connect postgresql://trireme:SECRET@127.0.0.1/x failed') }, 'lost');
    const text = String(screen.read());
    expect(text).toMatch(/INFO.*commands registered.*5/);
    expect(text).toMatch(/ERROR.*lost/);
    expect(text).toContain('connect postgresql://…@127.0.0.1/x failed');
    expect(text).not.toMatch(/^\{|"level"|SECRET/m);
  });

  it('is silent below its level', () => {
    const lines: string[] = [];
    openLog('error', { write: (line) => lines.push(line) }).warn({}, 'not said');
    expect(lines).toEqual([]);
  });
});
