import { ApplicationCommandOptionType, type RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { commandData } from '#discord/command/command.ts';
import { commandFaults } from '#discord/command/commandValidation.ts';
import { commandRegistry } from '../support/commands.ts';
import { GAMES, REGISTRY } from '../support/games.ts';

interface Named {
  readonly name: string;
  readonly description: string;
  readonly description_localizations?: Readonly<Record<string, string>> | null | undefined;
  readonly type?: ApplicationCommandOptionType;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly choices?: readonly unknown[];
  readonly options?: readonly Named[];
}

const registered = commandData(commandRegistry);
const tree = JSON.parse(JSON.stringify(registered)) as readonly Named[];

const nested = (named: Named): readonly Named[] => [named, ...(named.options ?? []).flatMap(nested)];

const subcommandsOf = (name: string): readonly string[] =>
  (tree.find((command) => command.name === name)?.options ?? []).map((option) => option.name);

describe('the commands keep within what Discord registers', () => {
  test("the commands keep Discord's limits on number, length, order and types, in every language", () => {
    expect(commandFaults(registered)).toEqual([]);
  });

  test('the descriptions of commands say more than their names', () => {
    for (const { name, description } of tree.flatMap(nested)) expect(description).not.toBe(name);
  });

  test('the commands work in servers and in direct messages with the bot, except for those about a server', () => {
    for (const command of registered satisfies RESTPostAPIChatInputApplicationCommandsJSONBody[]) {
      expect(command.contexts).toEqual(['server', 'cup'].includes(command.name) ? [0] : [0, 1]);
      expect(command.integration_types).toEqual([0]);
    }
  });

  test('the commands are offered to everyone, because moderators by role need those about a server', () => {
    for (const command of registered) expect(command.default_member_permissions).toBeUndefined();
  });
});

describe('the commands are all there', () => {
  test('the commands of matches are registered', () => {
    expect(subcommandsOf('match')).toEqual([
      ...['create', 'join', 'invite', 'leave', 'start', 'status', 'list', 'watch', 'nudge', 'try', 'undo', 'redo'],
      ...['vote', 'handover', 'take', 'concede', 'export', 'report'],
    ]);
  });

  test('the commands of Cyclades are registered', () => {
    const moves = [
      'bid',
      'recruit',
      'build',
      'fleets',
      'troops',
      'creature',
      'swap',
      'sell',
      'push',
      'kraken',
      'finish',
      'prosperity',
      'metropolis',
      'discard',
      'fight',
      'retreat',
      'end',
      'card',
      'orders',
    ];
    expect(subcommandsOf('cyclades')).toEqual(moves);
  });

  test('the commands of Peloponnes are registered', () => {
    const moves = ['bid', 'pass', 'withdraw', 'pay', 'mark', 'forgo', 'income', 'giveup', 'ready', 'feed', 'abandon', 'bonus'];
    expect(subcommandsOf('peloponnes')).toEqual([...moves, 'card', 'orders']);
  });

  test('the commands for one’s own settings are registered', () => {
    expect(subcommandsOf('me')).toEqual(['settings', 'holidays', 'record', 'avoid', 'turns', 'data', 'forget']);
  });

  test('the commands of servers are registered', () => {
    expect(subcommandsOf('server')).toEqual(['settings', 'note', 'record', 'check', 'audit', 'ban', 'unban']);
  });

  test('the commands of cups are registered', () => {
    expect(subcommandsOf('cup')).toEqual(['create', 'status', 'end', 'cancel', 'export']);
  });

  test('the commands for look-ups are registered', () => {
    expect(registered.map(({ name }) => name)).toEqual([
      'match',
      'cyclades',
      'peloponnes',
      'me',
      'gold',
      'play',
      'board',
      'log',
      'history',
      'note',
      'rules',
      'help',
      'tutorial',
      'puzzle',
      'organise',
      'cup',
      'server',
    ]);
  });

  test('every command about a match has the option that names it', () => {
    const leaves = tree.flatMap((command) => {
      const parts = (command.options ?? []).filter(({ type }) => type === ApplicationCommandOptionType.Subcommand);
      return parts.length === 0 ? [command] : parts;
    });
    const without = leaves.filter(({ options = [] }) => options.every(({ name }) => name !== 'match')).map(({ name }) => name);
    expect(without).toEqual([
      'create',
      'list',
      'card',
      'card',
      'settings',
      'holidays',
      'record',
      'avoid',
      'turns',
      'data',
      'forget',
      'play',
      'rules',
      'tutorial',
      'puzzle',
      ...['create', 'status', 'end', 'cancel', 'export'],
      'settings',
      'note',
      'record',
      'check',
      'audit',
      'ban',
      'unban',
    ]);
  });
});

describe.each(Object.entries(GAMES))('the moves of %s', (id, game) => {
  test('the moves of a game have options for every command', () => {
    const schema = game.vocabulary.commands as { readonly oneOf?: readonly unknown[]; readonly anyOf?: readonly unknown[] };
    const named = new Set(JSON.stringify(schema.oneOf ?? schema.anyOf).match(/"const":"[A-Z]\w+"/g));
    expect(
      Object.keys(REGISTRY.find(id)?.fields ?? {})
        .map((type) => `"const":"${type}"`)
        .sort(),
    ).toEqual([...named].sort());
  });
});
