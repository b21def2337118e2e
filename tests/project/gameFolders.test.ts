import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { REGISTRY } from '../support/games.ts';
import { type Source, sourcesIn } from '../support/structure/sources.ts';

/** Files that name a game without belonging to one, each with the reason. */
const SHARED: Readonly<Record<string, string>> = {
  'src/manifests/index.ts': 'The one line that every game adds.',
};

const isOfGame = (path: string, game: string): boolean => path.includes(`/${game}/`) || path.endsWith(`/${game}.ts`);

/** The text of a source without its comments. */
const codeOf = ({ path, text }: Source): string =>
  parseSync(path, text).comments.reduceRight((code, { start, end }) => code.slice(0, start) + code.slice(end), text);

const names = (source: Source, game: string): boolean =>
  !isOfGame(source.path, game) && new RegExp(game, 'i').test(codeOf(source));

test('a game is named only by its own files and by one shared line', () => {
  const sources = ['src', 'commands', 'renderers'].flatMap((folder) => sourcesIn(folder, /\.tsx?$/));
  const naming = sources.filter((source) => REGISTRY.ids.some((game) => names(source, game))).map(({ path }) => path);
  expect(sources.length).toBeGreaterThan(500);
  expect(naming.sort()).toEqual(Object.keys(SHARED).sort());
});

test('a file that names a game is found, and comments do not count', () => {
  expect(names({ path: 'src/jobs/pick.ts', text: "const game = 'cyclades';" }, 'cyclades')).toBe(true);
  expect(names({ path: 'src/jobs/pick.ts', text: '// as in Cyclades' }, 'cyclades')).toBe(false);
  expect(names({ path: 'src/games/cyclades/pick.ts', text: "const game = 'cyclades';" }, 'cyclades')).toBe(false);
});
