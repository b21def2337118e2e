import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SETTINGS } from '#app/settings.ts';
import { commandRegistry } from '#commands/index.ts';
import { PERMISSION_BITS, PERMISSIONS } from '#discord/command/permissions.ts';
import { messagesFor } from '#i18n/index.ts';
import { MATCH_OPTIONS, OWN_PACE_HOURS } from '#matches/index.ts';
import { createSession } from '#referee/session.ts';
import { tableWithHead } from '../support/structure/markdown.ts';
import { MODULES, type ModuleRule } from '../support/structure/modules.ts';
import { TOP } from '../support/structure/sources.ts';

const read = (path: string): string => readFileSync(join(TOP, path), 'utf8');
const readme = read('README.md');
const pack = JSON.parse(read('package.json'));

const listed = (items: readonly string[]): string => (items.length === 0 ? '–' : items.map((item) => `\`${item}\``).join(', '));

/** The commands named in a text; after `/cyclades bid` a bare `build` is `/cyclades build`. */
const commandsIn = (text: string): readonly string[] => {
  let group = '';
  return [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => {
    group = word.startsWith('/') ? (word.split(' ')[0] ?? '') : group;
    return word.startsWith('/') ? word : `${group} ${word}`;
  });
};

describe('the README says what is so', () => {
  test.each(['npm ci && npm start', 'npm ci && npm test'])('the line `%s` stands in it, to be copied', (line) => {
    expect(readme).toContain(`\`\`\`sh\n${line}\n\`\`\``);
  });

  test('the full run of CI calls its test line', () => {
    expect(read('.ci/run').split('\n')).toContain('npm ci && npm test');
  });

  test('the commands of npm that it names exist', () => {
    const named = [...readme.matchAll(/npm run (?:-s )?([a-z]+)/g)].map(([, name]) => name);
    expect(named).toContain('bench');
    for (const name of named) expect(Object.keys(pack.scripts)).toContain(name);
  });

  test('the referee understands the lines that it shows', () => {
    const [, example = ''] = readme.match(/npm run -s referee <<'END'\n([\s\S]*?)\nEND\n/) ?? [];
    const answer = createSession();
    const answers = example.split('\n').map(answer);
    expect(answers).toHaveLength(4);
    expect(answers.filter(({ error }) => error !== undefined)).toEqual([]);
  });

  test('every kind of line the referee understands stands in its table', () => {
    const session = createSession();
    const kinds = /exactly one of (.+)\./.exec(String(session('{}').error))?.[1]?.split(', ') ?? [];
    const named = tableWithHead(readme, 'line').flatMap(([line = '']) =>
      [...line.matchAll(/`\{"(\w+)"/g)].map(([, kind]) => kind),
    );
    expect(kinds).toContain('legal');
    expect(named.sort()).toEqual(['game', ...kinds].sort());
  });

  test('the Node.js it asks for is the one package.json asks for', () => {
    expect(pack.engines.node).toMatch(/^>=/);
    expect(readme).toContain(`${pack.engines.node.slice(2)} or newer`);
  });

  test('what it links to is there', () => {
    const links = [...readme.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, path]) => path ?? '');
    expect(links).toContain('LICENSE');
    expect(links.filter((path) => !existsSync(join(TOP, path)))).toEqual([]);
  });

  test('the files it names are there', () => {
    const named = [...readme.matchAll(/`((?:src|tests|commands|renderers)\/[\w/-]+(?:\.\w+)+)`/g)].map(([, path]) => path ?? '');
    expect(named.filter((path) => !existsSync(join(TOP, path)))).toEqual([]);
  });

  test('its table of play has every command, and no other', () => {
    const named = tableWithHead(readme, 'you want to').flatMap(([, how = '']) => commandsIn(how));
    const all = commandRegistry.commands.flatMap(({ data, parts }) =>
      Object.keys(parts).map((part) => `/${data.name} ${part}`.trim()),
    );
    expect([...new Set(named)].sort()).toEqual([...all].sort());
  });

  test('the paces are those that can be chosen, and the bounds those of own ones', () => {
    const named = tableWithHead(readme, 'pace').flatMap(([pace = '']) =>
      [...pace.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    );
    const { least, most } = OWN_PACE_HOURS;
    expect(named.sort()).toEqual([...MATCH_OPTIONS.pace, `${least}h`, `${most / 24}d`].sort());
  });

  test('the permissions are those the bot asks for, and the link asks for their sum', () => {
    const { why } = messagesFor().common.server;
    expect(tableWithHead(readme, 'permission')).toEqual(PERMISSIONS.map((permission) => [`\`${permission}\``, why[permission]]));
    expect(readme).toContain(`permissions=${PERMISSION_BITS}\``);
    expect(readme).toContain(`The permission integer \`${PERMISSION_BITS}\``);
  });

  test('the variables are those of the configuration', () => {
    expect(tableWithHead(readme, 'variable')).toEqual(
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
    expect(tableWithHead(readme, 'module')).toEqual(rows);
  });
});
