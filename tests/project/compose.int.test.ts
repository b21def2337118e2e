import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createMetrics, type HealthReport, serveStatus } from '#metrics/index.ts';
import { compose, dockerfile, fromRoot } from '../support/setup/compose.ts';
import { describeWith } from '../support/setup/missingTools.ts';
import { freshDatabase } from '../support/setup/postgres.ts';
import { startRedis, type TestRedis } from '../support/setup/redis.ts';

const run = promisify(execFile);
/** A password for Redis, with characters that a shell interprets. */
const PASSWORD = 'word-of-$many`letters';

/** The exit of compose's own command for the bot, run without Docker with these values in its environment. */
const runBot = async (environment: Readonly<Record<string, string>>) => {
  const [program = '', ...args] = JSON.parse(/^CMD (.+)$/m.exec(dockerfile)?.[1] ?? '[]') as string[];
  const env = { PATH: process.env.PATH, NODE_ENV: compose.services.bot.environment.NODE_ENV, ...environment };
  return run(program, args, { cwd: fromRoot('.'), env }).then(
    () => ({ code: 0, said: '' }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
  );
};

describe("the bot's command in docker-compose.yml", () => {
  test("the bot's command in docker-compose.yml ends with 1 and one sentence if the token is missing", async () => {
    expect(await runBot({ DISCORD_TOKEN: '', DATABASE_URL: 'postgresql://trireme:x@127.0.0.1:1/trireme' })).toEqual({
      code: 1,
      said: "DISCORD_TOKEN is missing: with NODE_ENV=production it must hold the bot's token from Discord's developer portal.\n",
    });
  });

  test("the bot's command in docker-compose.yml ends with 1 and a sentence for each wrong value", async () => {
    const { code, said } = await runBot({ DISCORD_TOKEN: 'token', DATABASE_URL: 'postgres', LOG_LEVEL: 'loud' });
    expect(code).toBe(1);
    expect(said.trim().split('\n')).toHaveLength(2);
  });
});

describe("the bot's health check", () => {
  /** The exit code of the health check for a process that serves these parts' status, working or not. */
  const check = async (health: HealthReport): Promise<number> => {
    const server = await serveStatus({ host: '127.0.0.1', port: 0, health: async () => health, meter: createMetrics() });
    const [, program = '', ...args] = compose.services.bot.healthcheck.test;
    const here = args.map((arg) => arg.replace('http://127.0.0.1:9464', server.url));
    expect(here).not.toEqual(args);
    const code = await run(program, here).then(
      () => 0,
      (error: { code: number }) => error.code,
    );
    await server.stop();
    return code;
  };

  test("the bot's health check passes while all parts work, and fails when one does not", async () => {
    expect(await check({ database: true, gateway: true })).toBe(0);
    expect(await check({ database: true, gateway: false })).toBe(1);
  });
});

describeWith('postgresql', "PostgreSQL's health check", (folder) => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.drop());

  /** The check's exit code, on another port than the container's. */
  const check = async (port: string): Promise<number> => {
    const [, program = '', ...args] = compose.services.postgres.healthcheck.test;
    return run(join(folder, program), [...args, `--port=${port}`]).then(
      () => 0,
      (error: { code: number }) => error.code,
    );
  };

  test("PostgreSQL's health check passes while the server accepts connections", async () => {
    expect(await check(new URL(database.url).port)).toBe(0);
  });

  test("PostgreSQL's health check fails without a server", async () => {
    expect(await check('1')).not.toBe(0);
  });
});

describeWith('redis', "Redis' command and health check", (path) => {
  let redis: TestRedis;
  beforeAll(async () => {
    const [shell = '', ...args] = (compose.services.redis.command ?? []).map((part) => part.replaceAll('$$', '$'));
    // Its arguments after the script, adapted to this machine.
    const here = args.map((part) => part.replace('redis-server -', `${path} -`).replace('<<END', '"$0" "$@" <<END'));
    expect(here).not.toEqual(args);
    vi.stubEnv('REDIS_PASSWORD', PASSWORD);
    redis = await startRedis(shell, here);
  });
  afterAll(async () => {
    await redis.stop();
    vi.unstubAllEnvs();
  });

  test("compose's command for Redis starts a server that persists its data and evicts nothing", async () => {
    const ask = (...words: readonly string[]) => run('redis-cli', ['-p', String(redis.port), '-a', PASSWORD, ...words]);
    expect((await ask('config', 'get', 'appendonly')).stdout).toContain('yes');
    expect((await ask('config', 'get', 'maxmemory-policy')).stdout).toContain('noeviction');
  });

  test("Redis's health check passes", async () => {
    const [, script = ''] = compose.services.redis.healthcheck.test;
    const here = script.replaceAll('$$', '$').replace('redis-cli', `redis-cli -p ${redis.port}`);
    const check = (password: string) =>
      run('sh', ['-c', here], { env: { PATH: process.env.PATH, REDIS_PASSWORD: password } }).then(
        () => 0,
        (error: { code: number }) => error.code,
      );
    expect([await check(PASSWORD), await check('another')]).toEqual([0, 1]);
  });
});
