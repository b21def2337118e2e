import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#app/config.ts';
import { SETTINGS } from '#app/settings.ts';
import { SHUTDOWN_TIMEOUTS } from '#app/shutdownTimeouts.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { compose, dockerfile, fromRoot } from '../support/setup/compose.ts';

const { bot, bot1, worker, postgres, redis } = compose.services;
const processes = [bot, bot1, worker];
const example = readFileSync(fromRoot('.env.example'), 'utf8');

describe('docker-compose.yml', () => {
  test('compose starts the bot in production, where a missing token is an error and never starts a sandbox', () => {
    for (const { environment } of processes) {
      expect(environment.NODE_ENV).toBe('production');
      expect(environment.DISCORD_TOKEN).toMatch(/^\$\{DISCORD_TOKEN:\?/);
    }
  });

  test('compose sets only variables that the bot knows', () => {
    const known = SETTINGS.map(({ name }) => name);
    const set = processes.flatMap(({ environment }) => Object.keys(environment));
    expect(set.filter((name) => !known.includes(name))).toEqual([]);
  });

  test('compose sets nothing that the bot refuses, with one shard and with two', () => {
    const filledIn = (environment: Readonly<Record<string, string>>, shards: string) =>
      Object.fromEntries(
        Object.entries(environment).map(([name, value]) => {
          const text = name === 'SHARD_COUNT' ? shards : value.replaceAll(/\$\{\w+:-(\w+)\}/g, '$1');
          return [name, text.replaceAll(/\$\{\w+(?:[:?-][^{}]*|:-\$\{\w+\})?\}/g, 'word')] as const;
        }),
      );
    const configs = (shards: string, of: typeof processes) =>
      of.map(({ environment }) => readConfig(filledIn(environment, shards)));
    const alone = configs('1', [bot, worker]);
    const many = configs('2', processes);
    expect([...alone, ...many].flatMap(({ problems }) => problems ?? [])).toEqual([]);
    expect(many.map(({ config }) => [config?.roles, config?.shard])).toEqual([
      [['bot'], { id: 0, count: 2 }],
      [['bot'], { id: 1, count: 2 }],
      [['worker'], { id: 0, count: 2 }],
    ]);
    expect(alone.map(({ config }) => config?.redisUrl)).toEqual(['redis://:word@redis:6379', 'redis://:word@redis:6379']);
  });

  test('compose starts a second shard only on request, from the image that the first one builds', () => {
    expect(bot1.profiles).toEqual(['shards']);
    expect([bot, worker].flatMap(({ profiles }) => profiles ?? [])).toEqual([]);
    expect(processes.map(({ image }) => image)).toEqual(['trireme', 'trireme', 'trireme']);
    expect([bot1.build, worker.build]).toEqual([undefined, undefined]);
  });

  test('compose gives each process the time that it may take to stop', () => {
    const most = SHUTDOWN_TIMEOUTS.interactionsMs + SHUTDOWN_TIMEOUTS.jobsMs + SHUTDOWN_TIMEOUTS.closingMs;
    for (const process of processes) expect(Number.parseInt(process.stop_grace_period ?? '', 10) * 1_000).toBeGreaterThan(most);
  });

  test('compose checks the health of each process where it serves it', () => {
    for (const { healthcheck, environment } of processes) {
      expect(healthcheck.test.join(' ')).toContain(`127.0.0.1:${environment.STATUS_PORT}/readyz`);
    }
  });

  test('compose reads only variables from .env that .env.example explains', () => {
    const text = readFileSync(fromRoot('docker-compose.yml'), 'utf8');
    const asked = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    const given = [...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect([...new Set(asked)].sort()).toEqual(given.sort());
  });

  test('compose runs every container without root, capabilities and a writable file system, within limits', () => {
    expect(dockerfile).toMatch(/^USER node$/m);
    expect([postgres.user, redis.user]).toEqual(['postgres', 'redis']);
    for (const [name, service] of Object.entries(compose.services)) {
      const { read_only, cap_drop, security_opt, tmpfs = [] } = service;
      expect({ name, read_only, cap_drop, security_opt }).toEqual({
        ...{ name, read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] },
      });
      expect(tmpfs).toContain('/tmp');
      expect(service.mem_limit).toMatch(/^\d+[mg]$/);
      expect(service.pids_limit).toBeGreaterThan(32);
      expect([service.cap_add, service.privileged]).toEqual([undefined, undefined]);
    }
  });

  test('compose names each image by an exact version, PostgreSQL by the major version that wrote the volume', () => {
    expect(postgres.image).toMatch(/^postgres:17\.\d+$/);
    expect(redis.image).toMatch(/^redis:7\.\d+\.\d+$/);
  });

  test('compose accepts an older .env: Redis has its own password, or that of PostgreSQL', () => {
    const password = ['REDIS_PASSWORD:-', 'POSTGRES_PASSWORD}}'].map((part) => `\${${part}`).join('');
    expect(redis.environment.REDIS_PASSWORD).toBe(password);
    for (const { environment } of processes) expect(environment.REDIS_URL).toBe(`redis://:${password}@redis:6379`);
    expect(example).toMatch(/^REDIS_PASSWORD=$/m);
    // Arguments are visible in the list of processes.
    expect(redis.command?.join(' ')).not.toContain('--requirepass');
  });

  test('compose gives no secret a default', () => {
    expect(postgres.environment.POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?/);
    expect(example).toMatch(/^POSTGRES_PASSWORD=$/m);
    expect(example).toMatch(/^DISCORD_TOKEN=$/m);
  });

  test('in compose the bot waits for its dependencies, and opens no port to the world', () => {
    for (const { depends_on } of processes) {
      expect([depends_on.postgres?.condition, depends_on.redis?.condition]).toEqual(['service_healthy', 'service_healthy']);
    }
    expect([...processes, postgres, redis].flatMap((service) => service.ports ?? [])).toEqual([]);
    expect(Object.keys(compose.volumes).sort()).toEqual(['postgres', 'redis']);
  });
});

describe('the image', () => {
  const copied = [...dockerfile.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, sources]) => (sources ?? '').split(' '));

  test('the image is made of files that exist', () => {
    expect(copied.filter((path) => !existsSync(fromRoot(path)))).toEqual([]);
  });

  test('the image contains every folder that the bot imports from, and the migrations', () => {
    const folders = Object.values(packageFile.imports)
      .filter((path) => path !== './*')
      .map((path) => path.split('/')[1]);
    for (const folder of [...new Set(folders), 'prisma']) expect(copied).toContain(folder);
  });

  test('the image runs a Node.js that the package allows, and not as root', () => {
    expect(dockerfile).toMatch(/^FROM node:24\.\d+\.\d+-bookworm-slim$/m);
    expect(packageFile.engines.node).toBe('>=20.19');
    expect(dockerfile).toMatch(/^USER node$/m);
  });

  test('the image starts what npm start starts, without packages for development', () => {
    const started = JSON.parse(/^CMD (.+)$/m.exec(dockerfile)?.[1] ?? '[]') as string[];
    const [, assigned] = /^ENV (.+)$/m.exec(dockerfile) ?? [];
    // The image was built with the bundle in it.
    expect(`${assigned} exec ${started.join(' ')}`).toBe(
      packageFile.scripts.start.replace('node --import ./prisma/ensureClient.js src/build.js && ', ''),
    );
    expect(packageFile.dependencies).toHaveProperty('esbuild');
    expect(packageFile.dependencies).toHaveProperty('prisma');
  });
});
