import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SETTINGS } from '#app/settings.ts';
import { PERMISSION_BITS, PERMISSIONS } from '#discord/command/permissions.ts';
import { MATCH_OPTIONS, OWN_PACE_HOURS } from '#matches/index.ts';
import { createSession } from '#referee/session.ts';
import { commandRegistry } from '../support/commands.ts';
import { messagesFor } from '../support/languages.ts';
import { tableWithHead } from '../support/structure/markdown.ts';
import { FOLDER_LEVELS, MODULES, type ModuleRule } from '../support/structure/modules.ts';
import { sourcesIn, TOP } from '../support/structure/sources.ts';

const read = (path: string): string => readFileSync(join(TOP, path), 'utf8');
const readme = read('README.md');
const guide = read('commands/README.md');
const operators = read('src/app/README.md');
const architecture = read('src/README.md');
const referee = read('src/referee/README.md');
/** Every document, by its path. */
const DOCUMENTS = [
  ...['README.md', 'commands/README.md', 'src/README.md', 'src/app/README.md', 'src/referee/README.md', 'src/verify/README.md'],
  ...['src/games/README.md', 'src/i18n/README.md', 'tests/README.md', 'tests/bench/README.md'],
  ...['.github/CONTRIBUTING.md', '.github/PRIVACY.md', '.github/SECURITY.md', '.github/CHANGELOG.md'],
];
const pack = JSON.parse(read('package.json'));

const listed = (items: readonly string[]): string => (items.length === 0 ? '–' : items.map((item) => `\`${item}\``).join(', '));

/** Returns what a text has in backquotes. */
const quotedIn = (text: string): readonly string[] => [...text.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => name ?? []);

describe('documents that agree with the code:', () => {
  test('the front page has at most 150 lines', () => {
    expect(readme.split('\n').length).toBeLessThanOrEqual(150);
  });

  test.each(['npm ci && npm start', 'npm ci && npm test'])('the front page has the line `%s`, to be copied', (line) => {
    expect(readme).toContain(`\`\`\`sh\n${line}\n\`\`\``);
  });

  test('.ci/run runs the test line of the front page', () => {
    expect(read('.ci/run').split('\n')).toContain('npm ci && npm test');
  });

  test.each(DOCUMENTS)('the npm scripts that %s names exist', (path) => {
    const named = [...read(path).matchAll(/npm run (?:-s )?([a-z]+)/g)].map(([, name]) => name);
    for (const name of named) expect(Object.keys(pack.scripts)).toContain(name);
  });

  test('the referee accepts the example lines in its documentation', () => {
    const [, example = ''] = referee.match(/npm run -s referee <<'END'\n([\s\S]*?)\nEND\n/) ?? [];
    const answer = createSession();
    const answers = example.split('\n').map(answer);
    expect(answers).toHaveLength(4);
    expect(answers.filter(({ error }) => error !== undefined)).toEqual([]);
  });

  test('every kind of line that the referee understands is in its table', () => {
    const session = createSession();
    const kinds = /exactly one of (.+)\./.exec(String(session('{}').error))?.[1]?.split(', ') ?? [];
    const named = tableWithHead(referee, 'line').flatMap(([line = '']) =>
      [...line.matchAll(/`\{"(\w+)"/g)].map(([, kind]) => kind),
    );
    expect(kinds).toContain('legal');
    expect(named.sort()).toEqual(['game', ...kinds].sort());
  });

  test('the front page and package.json require the same Node.js', () => {
    expect(pack.engines.node).toMatch(/^>=/);
    expect(readme).toContain(`${pack.engines.node.slice(2)} or newer`);
  });

  test.each(DOCUMENTS)('the files that %s links to exist', (path) => {
    const links = [...read(path).matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(([, link]) =>
      join(TOP, path, '..', link ?? ''),
    );
    expect(links.filter((link) => !existsSync(link))).toEqual([]);
  });

  test.each(DOCUMENTS)('the files that %s names exist', (path) => {
    const named = quotedIn(read(path)).filter((name) => /^(?:src|tests|commands|renderers|prisma)\/[\w./-]+$/.test(name));
    expect(named.filter((name) => ![name, `${name}.ts`].some((path) => existsSync(join(TOP, path))))).toEqual([]);
  });

  test.each(DOCUMENTS)('the paths in the test commands of %s exist', (path) => {
    const named = [...read(path).matchAll(/(?:vitest run|npx tsx) ([^`\n]+)`/g)].flatMap(([, paths = '']) =>
      paths.split(' ').filter((each) => each.startsWith('tests/')),
    );
    expect(named.filter((name) => !existsSync(join(TOP, name)))).toEqual([]);
  });

  test("the guide for players lists exactly the bot's commands", () => {
    const named = tableWithHead(guide, 'command').map(([command = '']) => command.replaceAll('`', ''));
    const all = commandRegistry.commands.flatMap(({ data, parts }) =>
      Object.keys(parts).map((part) => `/${data.name} ${part}`.trim()),
    );
    expect([...new Set(named)].sort()).toEqual([...all].sort());
  });

  test('the guide for players has every pace, and the bounds of custom ones', () => {
    const named = tableWithHead(guide, 'pace').flatMap(([pace = '']) => quotedIn(pace));
    const { least, most } = OWN_PACE_HOURS;
    expect(named.sort()).toEqual([...MATCH_OPTIONS.pace, `${least}h`, `${most / 24}d`].sort());
  });

  test('the documents list the permissions of the bot, and the link has their sum', () => {
    const { why } = messagesFor().common.server;
    expect(tableWithHead(operators, 'permission')).toEqual(
      PERMISSIONS.map((permission) => [`\`${permission}\``, why[permission]]),
    );
    expect(readme).toContain(`permissions=${PERMISSION_BITS}\``);
    expect(operators).toContain(`The permission integer \`${PERMISSION_BITS}\``);
  });

  test("the operators' guide has the variables of the configuration", () => {
    expect(tableWithHead(operators, 'variable')).toEqual(
      SETTINGS.map((setting) => [`\`${setting.name}\``, setting.unset, setting.description]),
    );
  });

  test('the table of modules is the one that imports are checked against', () => {
    const rows = Object.entries(MODULES).map(([module, rule]: readonly [string, ModuleRule]) => [
      module,
      listed(rule.may),
      listed(rule.types),
      listed(rule.npm),
      rule.node ? 'yes' : '–',
    ]);
    expect(tableWithHead(architecture, 'module')).toEqual(rows);
  });

  test('the table of folder levels is the one that imports are checked against', () => {
    const rows = Object.entries(FOLDER_LEVELS).map(([module, levels]) => [module, levels.map(listed).join('; ')]);
    expect(tableWithHead(architecture, 'folders of')).toEqual(rows);
  });

  test('the map of modules has each module once', () => {
    const named = tableWithHead(architecture, 'where').map(([link = '']) => /`(?:\.\.\/)?(\w+)`/.exec(link)?.[1]);
    expect(named.sort()).toEqual(Object.keys(MODULES).sort());
  });

  test("each word in the code's column of the table of words is used in the code", () => {
    const code = ['src', 'commands'].flatMap((folder) => sourcesIn(folder, /\.ts$/)).map(({ text }) => text);
    const words = tableWithHead(architecture, 'for players').flatMap(([, inCode = '']) => quotedIn(inCode));
    expect(words.length).toBeGreaterThan(20);
    expect(words.filter((word) => !code.some((text) => new RegExp(`\\b${word}\\b`).test(text)))).toEqual([]);
  });
});
