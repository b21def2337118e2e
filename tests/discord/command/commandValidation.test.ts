import { ApplicationCommandOptionType, type RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';
import { expect, test } from 'vitest';
import type { CommandRegistry } from '#discord/command/command.ts';
import { commandFaults } from '#discord/command/commandValidation.ts';
import { registerCommands } from '#discord/command/registerCommands.ts';
import { openTable } from '../../support/drivers/discordActions.ts';

type Body = RESTPostAPIChatInputApplicationCommandsJSONBody;

const command = (part: object = {}): Body => ({ name: 'sail', description: 'Sail somewhere', ...part }) as Body;
const option = (part: object = {}): object => ({
  type: ApplicationCommandOptionType.String,
  name: 'to',
  description: 'Where to',
  required: false,
  ...part,
});
const many = (count: number, make: (index: number) => object): object[] =>
  Array.from({ length: count }, (_, index) => make(index));
const choice = (index: number): object => ({ name: `choice ${index}`, value: `${index}` });

test('commands within all limits have no fault', () => {
  const options = [option({ choices: many(25, choice) }), ...many(24, (index) => option({ name: `to${index}` }))];
  expect(commandFaults([command({ options })])).toEqual([]);
});

test.each([
  [[...many(101, (index) => command({ name: `sail${index}` }))], 'all together: 101 commands, 100 at most'],
  [[command(), command()], 'all together: duplicate name'],
  [[command({ name: 'Sail' })], '/Sail: invalid name “Sail”'],
  [[command({ name: 's'.repeat(33) })], `/${'s'.repeat(33)}: invalid name “${'s'.repeat(33)}”`],
  [[command({ name_localizations: { de: 'Segeln' } })], '/sail: invalid name “Segeln”'],
  [[command({ description: '' })], '/sail: an empty description'],
  [[command({ description: 'a'.repeat(101) })], '/sail: 101 characters in a description, 100 at most'],
  [[command({ description_localizations: { de: 'a'.repeat(101) } })], '/sail: 101 characters in a description, 100 at most'],
  [[command({ options: many(26, (index) => option({ name: `to${index}` })) })], '/sail: 26 options, 25 at most'],
  [[command({ options: [option(), option()] })], '/sail: duplicate name'],
  [
    [command({ options: [option(), option({ name: 'by', required: true })] })],
    '/sail: a required option comes after an optional one',
  ],
  [[command({ options: [option({ choices: many(26, choice) })] })], '/sail to: 26 choices, 25 at most'],
  [
    [command({ options: [option({ choices: [{ name: 'a'.repeat(101), value: 'a' }] })] })],
    '/sail to: 101 characters in a choice, 100 at most',
  ],
  [
    [command({ options: [option({ choices: [{ name: 'a', value: 'a'.repeat(101) }] })] })],
    '/sail to: 101 characters in a value, 100 at most',
  ],
  [
    [command({ options: [option({ autocomplete: true, choices: [choice(1)] })] })],
    '/sail to: both fixed choices and autocomplete',
  ],
])('a fault of a command is found and reported: %#', (commands, fault) => {
  expect(commandFaults(commands as Body[])).toEqual([fault]);
});

test('8,000 characters are counted over the whole of a command, in the longest of its languages', () => {
  const long = option({ description: 'a', description_localizations: { de: 'a'.repeat(98) } });
  const parts = many(4, (index) => ({
    type: ApplicationCommandOptionType.Subcommand,
    name: `part${index}`,
    description: 'a'.repeat(100),
    options: many(20, (each) => ({ ...long, name: `o${each}` })),
  }));
  expect(commandFaults([command({ options: parts })])).toEqual([
    expect.stringMatching(/^\/sail: 8\d{3} characters, 8000 at most$/),
  ]);
});

test('nothing is sent to Discord when one command exceeds a limit', async () => {
  const { services, requests } = openTable();
  const data = { toJSON: () => command({ description: '' }) };
  const registry = { commands: [{ data, parts: {} }] } as unknown as CommandRegistry;
  await expect(registerCommands(services, registry)).rejects.toThrow('/sail: an empty description');
  expect(requests).toEqual([]);
});
