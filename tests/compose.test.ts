import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import packageFile from '../package.json' with { type: 'json' };
import { SETTINGS } from '../src/config.ts';
import { compose, dockerfile, fromRoot } from './support/compose.ts';

const { bot, postgres, redis } = compose.services;
const example = readFileSync(fromRoot('.env.example'), 'utf8');

describe('docker-compose.yml', () => {
  it('starts the bot in production, where a missing token is an error and never a sandbox', () => {
    expect(bot.environment.NODE_ENV).toBe('production');
    expect(bot.environment.DISCORD_TOKEN).toMatch(/^\$\{DISCORD_TOKEN:\?/);
  });

  it('sets only what the bot knows', () => {
    const known = SETTINGS.map(({ name }) => name);
    expect(Object.keys(bot.environment).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('asks of .env only what .env.example explains', () => {
    const text = readFileSync(fromRoot('docker-compose.yml'), 'utf8');
    const asked = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    const given = [...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect([...new Set(asked)].sort()).toEqual(given.sort());
  });

  it('gives no secret a default', () => {
    expect(postgres.environment.POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?/);
    expect(example).toMatch(/^POSTGRES_PASSWORD=$/m);
    expect(example).toMatch(/^DISCORD_TOKEN=$/m);
  });

  it('lets the bot wait for what it needs, and opens no port to the world', () => {
    expect(bot.depends_on.postgres?.condition).toBe('service_healthy');
    expect([bot, postgres, redis].flatMap((service) => service.ports ?? [])).toEqual([]);
    expect(Object.keys(compose.volumes).sort()).toEqual(['postgres', 'redis']);
  });
});

describe('the image', () => {
  const copied = [...dockerfile.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, sources]) => (sources ?? '').split(' '));

  it('is made of files that are there', () => {
    expect(copied.filter((path) => !existsSync(fromRoot(path)))).toEqual([]);
  });

  it('holds every folder that the bot imports from, and the migrations', () => {
    const folders = Object.values(packageFile.imports).map((path) => path.split('/')[1]);
    for (const folder of [...new Set(folders), 'prisma']) expect(copied).toContain(folder);
  });

  it('runs a Node that the package allows, and not as root', () => {
    expect(dockerfile).toMatch(/^FROM node:20-/m);
    expect(packageFile.engines.node).toBe('>=20.19');
    expect(dockerfile).toMatch(/^USER node$/m);
  });

  it('starts what npm start starts, from packages that are not for development alone', () => {
    const [program, entry] = JSON.parse(/^CMD (.+)$/m.exec(dockerfile)?.[1] ?? '[]') as string[];
    expect(packageFile.scripts.start.endsWith(`${program?.split('/').at(-1)} ${entry}`)).toBe(true);
    expect(existsSync(fileURLToPath(new URL(`../${program}`, import.meta.url)))).toBe(true);
    expect(packageFile.dependencies).toHaveProperty('tsx');
    expect(packageFile.dependencies).toHaveProperty('prisma');
  });
});
