import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../support/games.ts';
import { cycleIn, type Graph } from '../support/structure/cycles.ts';
import { folderFaults, leadsTo, moduleFaults, styleFaults, testFaults } from '../support/structure/moduleRules.ts';
import { parse, type Source, sourcesIn, TOP } from '../support/structure/sources.ts';

const CODE = /\.[jt]sx?$/;
const modules = ['src', 'commands', 'renderers'].flatMap((folder) => sourcesIn(folder, CODE));
const tests = sourcesIn('tests', CODE);

const TOP_LEVEL = [
  ...['package.json', 'tsconfig.json', 'prisma', 'src', 'commands', 'renderers', 'tests', 'docker-compose.yml', 'README.md'],
  ...['package-lock.json', 'LICENSE', 'prisma.config.ts', 'vitest.config.ts'],
];

const faults = (sources: readonly Source[], find: (source: Source) => readonly string[]): readonly string[] =>
  sources.flatMap((source) => find(source).map((fault) => `${source.path}: ${fault}`));

/** Names at the top that git tracks; in a copy without git, those that are not ignored. */
const topLevel = (): readonly string[] => {
  if (existsSync(join(TOP, '.git'))) {
    const kept = execFileSync('git', ['-c', 'safe.directory=*', 'ls-files', '-z'], { cwd: TOP, encoding: 'utf8' });
    return [...new Set(kept.split('\0').flatMap((path) => path.split('/', 1)))].filter((name) => name !== '');
  }
  const ignored = readFileSync(join(TOP, '.gitignore'), 'utf8').split('\n');
  return readdirSync(TOP).filter((name) => !ignored.includes(name) && !ignored.includes(`${name}/`));
};

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly optionalDependencies?: Readonly<Record<string, string>> }>>;
}

/** Whether a package is locked where the package at `path` resolves it: beside itself, or further up. */
const isLocked = (packages: Lockfile['packages'], path: string, name: string): boolean => {
  if (Object.hasOwn(packages, `${path === '' ? '' : `${path}/`}node_modules/${name}`)) return true;
  return path !== '' && isLocked(packages, path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name);
};

describe('the structure', () => {
  test('every file is in a module and imports only what its module and its folder may', () => {
    expect(modules.length).toBeGreaterThan(20);
    expect(faults(modules, moduleFaults)).toEqual([]);
  });

  test('every import within the project resolves to a file', () => {
    const missing = [...modules, ...tests].flatMap((source) =>
      parse(source).imports.flatMap(({ target }) => {
        const to = target === undefined ? undefined : leadsTo(source.path, target);
        return to === undefined || to.includes('/generated/') || existsSync(join(TOP, to)) ? [] : [`${source.path}: ${target}`];
      }),
    );
    expect(missing).toEqual([]);
  });

  test('no file imports itself through others, types included', () => {
    const imports = (source: Source): readonly string[] =>
      parse(source).imports.flatMap(({ target }) => (target === undefined ? [] : (leadsTo(source.path, target) ?? [])));
    expect(cycleIn(new Map(modules.map((source) => [source.path, imports(source)])))).toBeUndefined();
  });

  test('every file keeps to the style', () => {
    expect(faults([...modules, ...tests], styleFaults)).toEqual([]);
  });

  test('no folder holds more files than allowed, data and pictures aside', () => {
    const code = [...modules, ...tests].map(({ path }) => path);
    expect(folderFaults(code)).toEqual([]);
  });

  test('no test is disabled', () => {
    expect(faults(tests, testFaults)).toEqual([]);
  });

  test('no game is named in code that serves every game', () => {
    const games = Object.keys(GAMES);
    const faultsOf = ({ text }: Source) => games.filter((game) => text.toLowerCase().includes(game));
    const shared = ['engine', 'matches', 'store', 'computer', 'jobs', 'sandbox', 'discord'].flatMap((module) =>
      sourcesIn(`src/${module}`, /./),
    );
    expect(shared.length).toBeGreaterThan(100);
    expect(faults(shared, faultsOf)).toEqual([]);
    expect(faultsOf({ path: 'src/jobs/a.ts', text: `if (match.game === 'Cyclades') return;` })).toEqual(['cyclades']);
  });

  test('the top level has a fixed list of files and folders', () => {
    expect(topLevel().filter((name) => !name.startsWith('.') && !TOP_LEVEL.includes(name))).toEqual([]);
  });

  test('what the modules import from npm is installed without devDependencies', () => {
    const { dependencies } = JSON.parse(readFileSync(join(TOP, 'package.json'), 'utf8'));
    const packages = new Set(
      modules
        .flatMap((source) => parse(source).imports)
        .flatMap(({ target, typeOnly }) =>
          target && !typeOnly && /^[@a-z]/.test(target) && !target.startsWith('node:') ? target : [],
        )
        .map((target) => target.split('/', target.startsWith('@') ? 2 : 1).join('/')),
    );
    expect([...packages].filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
  });

  test('the lockfile names no registry', () => {
    expect(readFileSync(join(TOP, 'package-lock.json'), 'utf8')).not.toMatch(/"resolved": "https?:/);
  });
});

test('the lockfile contains the binaries of every platform, without which `npm ci` refuses it', () => {
  const { packages } = JSON.parse(readFileSync(join(TOP, 'package-lock.json'), 'utf8')) as Lockfile;
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(packages, path, name)),
  );
  expect(missing).toEqual([]);
});

describe('the checker of modules', () => {
  const faultsOf = (path: string, text: string) => moduleFaults({ path, text });

  test.each<readonly [string, string, string]>([
    ['src/engine/a.ts', `import '#games/index.ts'`, 'engine may not import games/index'],
    ['src/engine/a.ts', `import { hash } from 'node:crypto'`, 'engine may not import node:crypto'],
    ['src/games/cyclades/a.ts', `import type { Match } from '#matches/types.ts'`, 'games may not import matches/types'],
    ['src/games/cyclades/a.ts', `import { b } from '../peloponnes/b.ts'`, 'game cyclades may not import games/peloponnes/b'],
    ['src/games/cyclades/a.ts', `import { games } from '../index.ts'`, 'game cyclades may not import games/index'],
    ['src/games/cyclades/a.ts', `import z from 'zod'`, 'games may not import the package zod'],
    ['src/games/cyclades/a.ts', `export const now = () => Date.now()`, 'games may not know Date'],
    ['src/games/cyclades/a.ts', `export const now = () => new Date()`, 'games may not know Date'],
    ['src/games/cyclades/a.ts', `const luck = () => Math.random()`, 'games may not know Math.random'],
    ['src/games/cyclades/a.ts', `const luck = globalThis.crypto`, 'games may not know globalThis'],
    ['src/matches/a.ts', `const prisma = await import('@prisma/client')`, 'matches may not import the package @prisma/client'],
    ['src/matches/a.ts', `type Client = import('discord.js').Client`, 'matches may not import the package discord.js'],
    ['src/matches/a.ts', `export { b } from '#store/b.ts'`, 'matches may not import store/b'],
    ['src/matches/a.ts', `import { evolve } from '#games/cyclades/evolve.ts'`, 'matches may not import games/cyclades/evolve'],
    [
      'src/i18n/a.ts',
      `import { evolve } from '#games/cyclades/evolve.ts'`,
      'i18n may import only types from games/cyclades/evolve',
    ],
    ['src/i18n/a.ts', `import { type Event, evolve } from '#games/cyclades/evolve.ts'`, 'i18n may import only types from'],
    ['renderers/a.ts', `import type { State } from '#games/cyclades/state.ts'`, 'renderers may not import games/cyclades/state'],
    ['renderers/a.ts', `import { createCanvas } from '@napi-rs/canvas'`, 'only renderers/canvas/canvas.ts imports'],
    ['src/discord/a.ts', `import { draw } from '#renderers/cyclades/draw.ts'`, 'discord may not import renderers/cyclades/draw'],
    ['src/discord/a.ts', `import { config } from '../config.ts'`, 'crosses into another module by a relative path'],
    ['src/discord/a.ts', `import { b } from '../matches/index.ts'`, 'crosses into another module by a relative path'],
    ['src/discord/a.ts', `import { b } from '#discord/b.ts'`, 'inside discord imports are relative'],
    ['src/discord/a.ts', `import { b } from './b'`, './b lacks its ending'],
    ['src/discord/a.ts', `const b = require('pg')`, 'discord may not import the package pg'],
    ['src/discord/a.ts', `const b = await import(name)`, 'an import whose target is computed'],
    ['src/sandbox/a.ts', `import type { Match } from '#matches/index.ts'`, 'sandbox may not import matches/index'],
    ['src/referee/a.ts', `import { b } from '#store/b.ts'`, 'referee may not import store/b'],
    ['commands/a.ts', `import { Queue } from 'bullmq'`, 'commands may not import the package bullmq'],
    ['src/jobs/a.ts', `import { catalogue } from '#commands/index.ts'`, 'jobs may not import commands/index'],
    ['src/app/config.ts', `import { b } from '../tests/b.ts'`, 'crosses into another module by a relative path'],
    ['src/app/config.ts', `import { b } from '#cellar/b.ts'`, 'which is in no module'],
    ['src/cellar/a.ts', '', 'src/cellar/a.ts is in no module'],
  ])('the checker of modules finds %s with %s', (path, text, fault) => {
    expect(faultsOf(path, text)).toContainEqual(expect.stringContaining(fault));
  });

  test.each<readonly [string, string]>([
    ['src/engine/a.ts', `import { b } from './b.ts'; export const at = { Date: 1 }.Date;`],
    ['src/games/index.ts', `import { cyclades } from './cyclades/index.ts'`],
    ['src/games/cyclades/rules/a.ts', `import type { Seat } from '#engine/game.ts'; import { b } from '../b.ts'`],
    [
      'src/i18n/en/a.ts',
      `import type { Event } from '#games/cyclades/events.ts'; import { b } from '#games/cyclades/data/boards.ts'`,
    ],
    ['src/jobs/handlers/a.ts', `import { b } from '../queue/b.ts'`],
    ['renderers/cyclades/art/emblems/a.ts', `import { b } from '../light.ts'; import { c } from '../../layout/c.ts'`],
    ['src/store/a.ts', `import { PrismaPg } from '@prisma/adapter-pg'; import { join } from 'node:path'`],
    ['renderers/canvas/canvas.ts', `import { createCanvas } from '@napi-rs/canvas'`],
    ['src/main.ts', `import { config } from '#app/config.ts'; import { lower } from '#workers/lowerPriority.ts'`],
  ])('the checker of modules finds no fault in %s with %s', (path, text) => {
    expect(faultsOf(path, text)).toEqual([]);
  });
});

test('the finder of import cycles finds one, and none where there is none', () => {
  const graph = (ways: Readonly<Record<string, readonly string[]>>): Graph => new Map(Object.entries(ways));
  expect(cycleIn(graph({ a: ['b', 'c'], b: ['c'], c: [] }))).toBeUndefined();
  expect(cycleIn(graph({ a: ['b'], b: ['c', 'd'], c: [], d: ['b'] }))).toEqual(['b', 'd', 'b']);
  expect(cycleIn(graph({ a: ['a'] }))).toEqual(['a', 'a']);
});

test('the checker of folders finds one with too many files', () => {
  const files = (count: number) => Array.from({ length: count }, (_, index) => `src/jobs/queue/${index}.ts`);
  expect(folderFaults([...files(25), 'src/jobs/a.ts'])).toEqual([]);
  expect(folderFaults(files(26))).toEqual(['src/jobs/queue: 26 files, 25 at most']);
});

describe('the checker of style', () => {
  test.each<readonly [string, string, string]>([
    ['src/jobs/a.ts', 'const a = 1;\n'.repeat(301), '301 lines, 300 at most'],
    ['src/jobs/utils.ts', '', 'a name that says nothing'],
    ['src/helpers/a.ts', '', 'a name that says nothing'],
    ['src/jobs/a.ts', 'export default 1', 'a default export'],
    ['src/jobs/a.ts', `export * from './b.ts'`, 'no index.ts'],
    ['src/jobs/a.ts', 'enum Colour { Red }', 'an enum'],
    ['src/games/cyclades/a.ts', 'export class Board {}', 'a class'],
    ['src/jobs/a.ts', `// @ts-${'ignore'}`, 'switches a check off'],
    ['src/jobs/a.ts', `// biome-${'ignore'} lint: no`, 'switches a check off'],
  ])('the checker of style finds $0: $2', (path, text, fault) => {
    expect(styleFaults({ path, text })).toContainEqual(expect.stringContaining(fault));
  });

  test('the checker of tests finds disabled tests', () => {
    expect(
      testFaults({ path: 'tests/a.test.ts', text: `test.skip('later', () => {}); describe.only('this', () => {});` }),
    ).toEqual(['test.skip', 'describe.only']);
  });

  test('the checker of style finds no fault in errors, index files and commands', () => {
    expect(styleFaults({ path: 'src/games/a.ts', text: 'export class Broken extends Error {}' })).toEqual([]);
    expect(styleFaults({ path: 'src/games/index.ts', text: `export * from './b.ts'` })).toEqual([]);
    expect(styleFaults({ path: 'commands/match/join.ts', text: 'export default {}' })).toEqual([]);
  });
});
