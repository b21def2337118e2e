import { describe, expect, test } from 'vitest';
import { readConfig } from '#app/config.ts';
import { SETTINGS } from '#app/settings.ts';

const TOKEN = 'a-token-that-is-secret';

describe('the configuration', () => {
  test('an empty environment starts the sandbox and the built-in database', () => {
    expect(readConfig({})).toEqual({
      config: {
        discordApi: 'https://discord.com/api',
        port: 3000,
        dataFolder: '.trireme',
        roles: ['bot', 'worker', 'sandbox'],
        shard: { id: 0, count: 1 },
        logLevel: 'info',
      },
    });
  });

  test('a token starts bot and worker without the sandbox', () => {
    expect(readConfig({ DISCORD_TOKEN: TOKEN }).config?.roles).toEqual(['bot', 'worker']);
  });

  test('every valid variable is read', () => {
    const { config } = readConfig({
      DISCORD_TOKEN: TOKEN,
      DISCORD_API: 'http://127.0.0.1:4000/api',
      DATABASE_URL: 'postgresql://trireme:secret@db:5432/trireme',
      REDIS_URL: 'redis://cache:6379',
      PORT: '0',
      TRIREME_DATA: '/srv/trireme',
      TRIREME_ROLES: 'worker, bot',
      SHARD_COUNT: '16',
      SHARD_ID: '15',
      STATUS_PORT: '9464',
      STATUS_HOST: '0.0.0.0',
      LOG_LEVEL: 'debug',
      NODE_ENV: 'production',
    });
    expect(config).toEqual({
      discordToken: TOKEN,
      discordApi: 'http://127.0.0.1:4000/api',
      databaseUrl: 'postgresql://trireme:secret@db:5432/trireme',
      redisUrl: 'redis://cache:6379',
      port: 0,
      dataFolder: '/srv/trireme',
      roles: ['worker', 'bot'],
      shard: { id: 15, count: 16 },
      status: { host: '0.0.0.0', port: 9464 },
      logLevel: 'debug',
    });
  });

  test('an empty variable counts as absent', () => {
    expect(readConfig({ DISCORD_TOKEN: ' ', PORT: '', REDIS_URL: '' })).toEqual(readConfig({}));
  });

  test('all wrong variables are reported at once, one sentence each', () => {
    const { problems } = readConfig({
      DISCORD_API: 'discord',
      DATABASE_URL: 'mysql://somewhere',
      REDIS_URL: '6379',
      PORT: '70000',
      TRIREME_ROLES: 'bot,king',
      SHARD_COUNT: '0',
      SHARD_ID: 'first',
      STATUS_PORT: 'open',
      STATUS_HOST: 'localhost',
      LOG_LEVEL: 'loud',
    });
    expect(problems).toEqual([
      'DISCORD_API must be an http(s) address, such as https://discord.com/api.',
      'DATABASE_URL must look like postgresql://user:password@host:5432/database.',
      'REDIS_URL must look like redis://host:6379.',
      'PORT must be a number from 0 to 65535.',
      'TRIREME_ROLES must be a list of bot, worker, sandbox, separated by commas.',
      'SHARD_COUNT must be a whole number from 1 on.',
      'SHARD_ID must be a whole number from 0 on.',
      'STATUS_PORT must be a number from 0 to 65535.',
      'STATUS_HOST must be an IP address, such as 127.0.0.1.',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
    ]);
  });

  test.each(['-1', '65536', '3000x', '1e3', ' 3 0'])('the port %j is refused', (port) => {
    expect(readConfig({ PORT: port }).problems).toEqual(['PORT must be a number from 0 to 65535.']);
  });

  test('the status server listens on the loopback address by default', () => {
    expect(readConfig({ STATUS_PORT: '9464' }).config?.status).toEqual({ host: '127.0.0.1', port: 9464 });
  });

  test('a shard id that is not below the shard count is refused', () => {
    expect(readConfig({ SHARD_COUNT: '2', SHARD_ID: '2' }).problems).toEqual([
      'SHARD_ID must be below SHARD_COUNT, which is 2: the first shard is 0.',
    ]);
    expect(readConfig({ SHARD_COUNT: '2', SHARD_ID: '1' }).config?.shard).toEqual({ id: 1, count: 2 });
  });

  test.each(['DISCORD_TOKEN', 'DATABASE_URL', 'REDIS_URL'])('the message about a wrong %s does not repeat the value', (name) => {
    const { problems } = readConfig({ [name]: 'very secret' });
    expect(problems).toHaveLength(1);
    expect(problems?.join()).toContain(name);
    expect(problems?.join()).not.toContain('very secret');
  });

  test('the sandbox is refused in production', () => {
    expect(readConfig({ NODE_ENV: 'production' }).problems?.join()).toMatch(
      /^DISCORD_TOKEN is missing: with NODE_ENV=production/,
    );
    expect(readConfig({ NODE_ENV: 'production', DISCORD_TOKEN: TOKEN, TRIREME_ROLES: 'sandbox' }).problems).toHaveLength(1);
  });

  test('roles that contradict the token are refused', () => {
    expect(readConfig({ TRIREME_ROLES: 'bot' }).problems?.join()).toMatch(/^DISCORD_TOKEN is missing/);
    expect(readConfig({ TRIREME_ROLES: 'bot,sandbox', DISCORD_TOKEN: TOKEN }).problems?.join()).toMatch(/asks for the sandbox/);
  });

  test('every variable that is read is in the table of the guide', () => {
    const read = new Set<string>();
    const environment = new Proxy({} as Record<string, string | undefined>, {
      get: (_target, name) => {
        read.add(String(name));
        return undefined;
      },
    });
    readConfig(environment);
    expect([...read].sort()).toEqual(SETTINGS.map(({ name }) => name).sort());
    expect(SETTINGS.every(({ description }) => description.length > 10)).toBe(true);
  });
});
