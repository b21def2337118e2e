import { expect, test } from 'vitest';
import lock from '../../package-lock.json' with { type: 'json' };

/** Licences under which a dependency may be used, beside the project's own, MIT. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
]);

/** Dependencies with another entry in the lock file, each with that entry and the reason for the exception. */
const EXCEPTIONS: Readonly<Record<string, readonly [licence: string | undefined, reason: string]>> = {
  'discord-markdown-parser': ['Apache License', 'Apache-2.0, written in its own way.'],
  'seq-queue': [undefined, 'Its file LICENSE is the MIT licence. Prisma brings it for MySQL; the bot never loads it.'],
  elkjs: ['EPL-2.0', 'Prisma Studio brings it for its diagrams; the bot never loads it and changes nothing in it.'],
};
/** sharp's builds of libvips are separate files that sharp loads at run time, as the LGPL requires. */
const LINKED_LIBRARY = /^@img\/sharp-(libvips-|wasm32|win32-)/;

interface Entry {
  readonly license?: string;
  readonly dev?: boolean;
}

const whyNot = (name: string, { license }: Entry): string | undefined => {
  const exception = EXCEPTIONS[name];
  if (exception !== undefined && exception[0] === license) return undefined;
  const parts = (license ?? 'none').split(/ and /i);
  const isAllowed = parts.every((part) => ALLOWED.has(part) || (part === 'LGPL-3.0-or-later' && LINKED_LIBRARY.test(name)));
  return isAllowed ? undefined : `${name}: ${license ?? 'no licence'}`;
};

const installed = Object.entries(lock.packages as Readonly<Record<string, Entry>>)
  .filter(([path, { dev }]) => path !== '' && dev !== true)
  .map(([path, entry]) => [path.replace(/^.*node_modules\//, ''), entry] as const);

test('every dependency that is shipped has a licence that the project allows', () => {
  expect(installed.length).toBeGreaterThan(100);
  expect(installed.flatMap(([name, entry]) => whyNot(name, entry) ?? [])).toEqual([]);
});

test('every exception is still needed', () => {
  const names = new Set(installed.map(([name]) => name));
  expect(Object.keys(EXCEPTIONS).filter((name) => !names.has(name))).toEqual([]);
});

test('a licence that is not on the list is refused', () => {
  expect(whyNot('copyleft', { license: 'GPL-3.0-only' })).toBe('copyleft: GPL-3.0-only');
  expect(whyNot('half', { license: 'MIT AND GPL-2.0' })).toBe('half: MIT AND GPL-2.0');
  expect(whyNot('libvips', { license: 'LGPL-3.0-or-later' })).toBe('libvips: LGPL-3.0-or-later');
  expect(whyNot('nothing', {})).toBe('nothing: no licence');
});
