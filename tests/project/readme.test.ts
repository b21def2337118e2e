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
import { MODULES, type ModuleRule } from '../support/structure/modules.ts';
import { TOP } from '../support/structure/sources.ts';

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

describe('the documents agree with the code:', () => {
  test('the front page has at most 150 lines', () => {
    expect(readme.split('\n').length).toBeLessThanOrEqual(150);
  });

  test.each(['npm ci && npm start', 'npm ci && npm test'])('the front page has the line `%s`, to be copied', (line) => {
    expect(readme).toContain(`\`\`\`sh\n${line}\n\`\`\``);
  });

  test('the full run of CI calls its test line', () => {
    expect(read('.ci/run').split('\n')).toContain('npm ci && npm test');
  });

  test.each(DOCUMENTS)('the commands of npm that %s names exist', (path) => {
    const named = [...read(path).matchAll(/npm run (?:-s )?([a-z]+)/g)].map(([, name]) => name);
    for (const name of named) expect(Object.keys(pack.scripts)).toContain(name);
  });

  test('the referee understands the lines that it shows', () => {
    const [, example = ''] = referee.match(/npm run -s referee <<'END'\n([\s\S]*?)\nEND\n/) ?? [];
    const answer = createSession();
    const answers = example.split('\n').map(answer);
    expect(answers).toHaveLength(4);
    expect(answers.filter(({ error }) => error !== undefined)).toEqual([]);
  });

  test('every kind of line the referee understands stands in its table', () => {
    const session = createSession();
    const kinds = /exactly one of (.+)\./.exec(String(session('{}').error))?.[1]?.split(', ') ?? [];
    const named = tableWithHead(referee, 'line').flatMap(([line = '']) =>
      [...line.matchAll(/`\{"(\w+)"/g)].map(([, kind]) => kind),
    );
    expect(kinds).toContain('legal');
    expect(named.sort()).toEqual(['game', ...kinds].sort());
  });

  test('the Node.js it asks for is the one package.json asks for', () => {
    expect(pack.engines.node).toMatch(/^>=/);
    expect(readme).toContain(`${pack.engines.node.slice(2)} or newer`);
  });

  test.each(DOCUMENTS)('what %s links to exists', (path) => {
    const links = [...read(path).matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(([, link]) =>
      join(TOP, path, '..', link ?? ''),
    );
    expect(links.filter((link) => !existsSync(link))).toEqual([]);
  });

  test.each(DOCUMENTS)('the files that %s names exist', (path) => {
    const named = [...read(path).matchAll(/`((?:src|tests|commands|renderers)\/[\w/-]+(?:\.\w+)+)`/g)].map(
      ([, file]) => file ?? '',
    );
    expect(named.filter((file) => !existsSync(join(TOP, file)))).toEqual([]);
  });

  test('the guide for players has every command, and no other', () => {
    const named = tableWithHead(guide, 'command').map(([command = '']) => command.replaceAll('`', ''));
    const all = commandRegistry.commands.flatMap(({ data, parts }) =>
      Object.keys(parts).map((part) => `/${data.name} ${part}`.trim()),
    );
    expect([...new Set(named)].sort()).toEqual([...all].sort());
  });

  test('the paces are those that can be chosen, and the bounds those of own ones', () => {
    const named = tableWithHead(guide, 'pace').flatMap(([pace = '']) => [...pace.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
    const { least, most } = OWN_PACE_HOURS;
    expect(named.sort()).toEqual([...MATCH_OPTIONS.pace, `${least}h`, `${most / 24}d`].sort());
  });

  test('the permissions are those the bot asks for, and the link asks for their sum', () => {
    const { why } = messagesFor().common.server;
    expect(tableWithHead(operators, 'permission')).toEqual(
      PERMISSIONS.map((permission) => [`\`${permission}\``, why[permission]]),
    );
    expect(readme).toContain(`permissions=${PERMISSION_BITS}\``);
    expect(operators).toContain(`The permission integer \`${PERMISSION_BITS}\``);
  });

  test('the variables are those of the configuration', () => {
    expect(tableWithHead(operators, 'variable')).toEqual(
      SETTINGS.map((setting) => [`\`${setting.name}\``, setting.unset, setting.description]),
    );
  });

  test('the modules are those of the table that the imports are checked against', () => {
    const rows = Object.entries(MODULES).map(([module, rule]: readonly [string, ModuleRule]) => [
      module,
      listed(rule.may),
      listed(rule.types),
      listed(rule.npm),
      rule.node ? 'yes' : '–',
    ]);
    expect(tableWithHead(architecture, 'module')).toEqual(rows);
  });
});
