/**
 * The tools that a full test run needs beside npm's packages. On a contributor's machine the tests of a missing tool are skipped, and the
 * last lines of the run say so and how to get it (`reporter.ts`); with `CI` set, skipping is a failure.
 */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, test } from 'vitest';

export type Tool = 'redis' | 'chromium' | 'postgresql' | 'reference';

interface Need {
  readonly name: string;
  readonly howToGet: string;
  /** Whether it is required with `CI` set. */
  readonly requiredInCi: boolean;
  readonly find: () => string | undefined;
}

const onPath = (...names: readonly string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));

const present = (...files: readonly string[]): string | undefined => files.find((file) => existsSync(file));

/** Path of a Redis server's program, if there is one. */
export const redisServer = (): string | undefined => onPath('redis-server', 'valkey-server');

/** Path of a Chromium or Chrome, if there is one. */
export const chromium = (): string | undefined =>
  onPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable') ??
  present('/Applications/Chromium.app/Contents/MacOS/Chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');

/** Folder of the programs (`initdb`, `postgres`, `pg_ctl`) of a PostgreSQL 15 installed beside ours, if there is one. */
export const postgresql = (): string | undefined =>
  [
    '/usr/lib/postgresql/15/bin',
    '/usr/pgsql-15/bin',
    '/opt/homebrew/opt/postgresql@15/bin',
    '/usr/local/opt/postgresql@15/bin',
  ].find((folder) => existsSync(join(folder, 'initdb')));

/** The folder of reference data (printed maps, Discord's API description) that may be placed beside a checkout. */
export const referenceFolder = (): string | undefined => {
  const folder = fileURLToPath(new URL('../../../../shared', import.meta.url));
  return existsSync(folder) && readdirSync(folder).includes('rules') ? folder : undefined;
};

export const NEEDS: Readonly<Record<Tool, Need>> = {
  redis: {
    name: 'Redis',
    howToGet: 'Debian/Ubuntu: sudo apt-get install redis-server · macOS: brew install redis',
    requiredInCi: true,
    find: redisServer,
  },
  chromium: {
    name: 'Chromium',
    howToGet: 'Debian: sudo apt-get install chromium · macOS: brew install --cask chromium (or Google Chrome)',
    requiredInCi: true,
    find: chromium,
  },
  postgresql: {
    name: 'PostgreSQL 15',
    howToGet: 'Debian 12: sudo apt-get install postgresql-15 · macOS: brew install postgresql@15',
    requiredInCi: true,
    find: postgresql,
  },
  reference: {
    name: 'reference data',
    howToGet: 'Not published with the code: its figures are pinned in the tests that ran.',
    requiredInCi: false,
    find: referenceFolder,
  },
};

/** Prefix of a skipped test's note; the tool's key follows. */
export const LEFT_OUT = 'left out: ';

/**
 * A `describe` whose tests need a tool: `body` receives its path. Without the tool, one test takes their place: skipped with a note for the
 * reporter, or failing where `CI` is set and the tool is required.
 */
export const describeWith = (tool: Tool, title: string, body: (path: string) => void): void => {
  const need = NEEDS[tool];
  const path = need.find();
  describe(title, () => {
    if (path !== undefined) return body(path);
    test(`needs ${need.name}`, (context) => {
      if (need.requiredInCi && isCi()) throw new Error(`${need.name} is missing, and CI skips nothing. ${need.howToGet}`);
      context.skip(`${LEFT_OUT}${tool}`);
    });
  });
};

/** Whether this run counts as continuous integration: `CI` is set to anything but an empty word, `0` or `false`. */
export const isCi = (): boolean => !['', '0', 'false'].includes(process.env.CI ?? '');
