import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig, readDatabaseConfig } from '#app/config.ts';

const TOKEN = 'a-token-that-is-secret';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trireme-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

describe('a secret in a file', () => {
  test('a secret in a file replaces its variable, with or without a line end', () => {
    const { config } = readConfig({
      DISCORD_TOKEN_FILE: file('token', `${TOKEN}\n`),
      DATABASE_URL_FILE: file('database', 'postgresql://a:b@c/d'),
      REDIS_URL_FILE: file('redis', 'redis://:p@redis:6379\n'),
    });
    expect(config).toMatchObject({
      discordToken: TOKEN,
      databaseUrl: 'postgresql://a:b@c/d',
      redisUrl: 'redis://:p@redis:6379',
      roles: ['bot', 'worker'],
    });
  });

  test('a secret in a file also works for commands that only need the database', () => {
    const { config } = readDatabaseConfig({ DATABASE_URL_FILE: file('database', 'postgresql://a:b@c/d\n') });
    expect(config?.databaseUrl).toBe('postgresql://a:b@c/d');
  });

  test('a secret in a file may be combined with an empty variable', () => {
    expect(readConfig({ DISCORD_TOKEN: '', DISCORD_TOKEN_FILE: file('token', TOKEN) }).config?.discordToken).toBe(TOKEN);
  });

  test.each([
    [
      'is set beside its variable',
      { DISCORD_TOKEN: TOKEN },
      'token',
      /^DISCORD_TOKEN and DISCORD_TOKEN_FILE are both set: leave one/,
    ],
    ['is not there', {}, 'missing', /^The file that DISCORD_TOKEN_FILE names can't be read \(ENOENT\)\. Name one/],
    ['is a folder', {}, '.', /^The file that DISCORD_TOKEN_FILE names can't be read \(EISDIR\)\./],
    ['is empty', {}, 'empty', /^The file that DISCORD_TOKEN_FILE names is empty\.$/],
    ['holds what is none', {}, 'odd', /^DISCORD_TOKEN must be the token alone/],
  ])('that %s is one sentence, without what it holds', (_what, environment, name, sentence) => {
    file('token', TOKEN);
    file('empty', '\n');
    file('odd', `${TOKEN} and more`);
    const { problems = [] } = readConfig({ ...environment, DISCORD_TOKEN_FILE: join(folder, name) });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(sentence);
    expect(problems[0]).not.toContain(TOKEN);
  });
});
