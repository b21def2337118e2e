import { type APIApplicationCommand, InteractionContextType, ApplicationCommandOptionType as Kind, Routes } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { restHere } from '../../support/fakes/restHere.ts';
import { refused } from '../../support/fakes/restOf.ts';
import { present } from '../../support/setup/present.ts';

const {
  sandbox,
  rest,
  people: [ada],
} = await restHere('Ada');
const application = sandbox.context.world.bot.id;
const guild = sandbox.context.world.guild.id;

const put = async (body: unknown): Promise<readonly APIApplicationCommand[]> =>
  (await rest.put(Routes.applicationCommands(application), { body })) as APIApplicationCommand[];
const listed = async (withLocalizations: boolean): Promise<readonly APIApplicationCommand[]> =>
  (await rest.get(Routes.applicationCommands(application), {
    query: new URLSearchParams({ with_localizations: String(withLocalizations) }),
  })) as APIApplicationCommand[];
const wrong = async (command: object): Promise<readonly string[]> => (await refused(put([{ ...bid, ...command }]))).wrong;
const offered = async (): Promise<readonly string[]> => (await ada.state()).commands.map(({ name }) => name);
const option = (name: string, more: object = {}) => ({ type: Kind.String, name, description: 'x', ...more });
const bid = { name: 'bid', description: 'Bids on a god' };

describe('commands', () => {
  test('commands are replaced all at once and keep their ids', async () => {
    const [first] = await put([bid, { name: 'board', description: 'Shows the board' }]);
    expect(await offered()).toEqual(['bid', 'board']);
    const [again] = await put([{ ...bid, description: 'Bids again' }]);
    expect(again).toMatchObject({ id: present(first).id, description: 'Bids again', type: 1 });
    expect(again?.version).not.toBe(first?.version);
    expect(await listed(true)).toEqual([again]);
    expect(await offered()).toEqual(['bid']);
  });

  test('commands can be added, changed and deleted one by one, also in a guild', async () => {
    await put([]);
    const route = Routes.applicationGuildCommands(application, guild);
    const made = (await rest.post(route, { body: bid })) as APIApplicationCommand;
    expect(made.guild_id).toBe(guild);
    const one = Routes.applicationGuildCommand(application, guild, made.id);
    expect(await rest.patch(one, { body: { description: 'Other' } })).toMatchObject({ name: 'bid', description: 'Other' });
    expect(await offered()).toEqual(['bid']);
    await rest.delete(one);
    expect(await refused(rest.get(one))).toMatchObject({ status: 404, code: 10063 });
    expect(await offered()).toEqual([]);
  });

  test('commands are listed with translations only on request', async () => {
    const names = { name_localizations: { el: 'προσφορά' }, description_localizations: { el: 'x' } };
    await put([{ ...bid, ...names, options: [option('god', names)] }]);
    const [whole] = await listed(true);
    expect(whole).toMatchObject({ ...names, options: [names] });
    expect(JSON.stringify(await listed(false))).not.toContain('localizations');
    expect(JSON.stringify(await rest.get(Routes.applicationCommands(application)))).not.toContain('localizations');
  });

  test('commands have contexts and integration types', async () => {
    const [made] = await put([{ ...bid, contexts: [InteractionContextType.Guild] }]);
    expect(made?.contexts).toEqual([InteractionContextType.Guild]);
  });

  test('commands of another application are refused', async () => {
    expect(await refused(rest.put(Routes.applicationCommands('42'), { body: [] }))).toMatchObject({ status: 404, code: 10002 });
  });
});

describe('a command', () => {
  test('a command has a lower-case name of 1 to 32 characters, with letters of any script', async () => {
    expect(await wrong({ name: 'Bid' })).toEqual(['0.name: APPLICATION_COMMAND_INVALID_NAME']);
    expect(await wrong({ name: 'two words' })).toEqual(['0.name: APPLICATION_COMMAND_INVALID_NAME']);
    expect(await wrong({ name: 'x'.repeat(33) })).toEqual(['0.name: BASE_TYPE_BAD_LENGTH']);
    expect((await put([{ ...bid, name_localizations: { el: 'προσφορά' } }]))[0]?.name_localizations).toEqual({ el: 'προσφορά' });
    expect(await wrong({ name_localizations: { xx: 'bid' } })).toHaveLength(1);
  });

  test('a command has a description of 1 to 100 characters', async () => {
    expect(await wrong({ description: '' })).toEqual(['0.description: BASE_TYPE_MIN_LENGTH']);
    expect(await wrong({ description: 'x'.repeat(101) })).toEqual(['0.description: BASE_TYPE_MAX_LENGTH']);
    expect(await wrong({ description: undefined })).toEqual(['0.description: BASE_TYPE_REQUIRED']);
  });

  test('a scope has at most a hundred commands, with unique names', async () => {
    expect((await refused(put([bid, bid]))).wrong).toEqual(['1.name: APPLICATION_COMMANDS_DUPLICATE_NAME']);
    const many = Array.from({ length: 101 }, (_, index) => ({ ...bid, name: `bid${index}` }));
    expect(await refused(put(many))).toMatchObject({ code: 50035 });
    await put(many.slice(1));
    expect(await refused(rest.post(Routes.applicationCommands(application), { body: bid }))).toMatchObject({ code: 30032 });
  });

  test('a command holds at most 8,000 characters in total, counted in its longest language', async () => {
    const options = (length: number) =>
      Array.from({ length: 25 }, (_, index) =>
        option(`o${index}`, {
          choices: [1, 2, 3].map((choice) => ({ name: `${choice}`, name_localizations: { el: 'x'.repeat(length) }, value: 'y' })),
        }),
      );
    expect(await put([{ ...bid, options: options(90) }])).toHaveLength(1);
    expect(await wrong({ options: options(100).map((one) => ({ ...one, description: 'x'.repeat(100) })) })).toEqual([
      '0: APPLICATION_COMMAND_TOO_LARGE',
    ]);
  });
});

describe('options', () => {
  test('a command has at most 25 options, with unique names and the required ones first', async () => {
    expect(await wrong({ options: Array.from({ length: 26 }, (_, index) => option(`o${index}`)) })).toEqual([
      '0.options: BASE_TYPE_MAX_LENGTH',
    ]);
    expect(await wrong({ options: [option('a'), option('a')] })).toEqual([
      '0.options.1.name: APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
    ]);
    expect(await wrong({ options: [option('a'), option('b', { required: true })] })).toEqual([
      '0.options.1: APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
    ]);
  });

  test('the options of a command are all subcommands, or none of them is', async () => {
    const sub = { type: Kind.Subcommand, name: 'sub', description: 'x' };
    expect(await wrong({ options: [sub, option('a')] })).toEqual(['0.options.1: APPLICATION_COMMAND_OPTIONS_TYPE_INVALID']);
    const group = { type: Kind.SubcommandGroup, name: 'group', description: 'x', options: [{ ...sub, options: [sub] }] };
    expect(await wrong({ options: [group] })).toEqual(['0.options.0.options.0.options.0.type: UNION_TYPE_CHOICES']);
  });

  test('an option has at most 25 choices of its type, and then no autocomplete', async () => {
    const choices = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `${index}`, value: `${index}` }));
    expect(await put([{ ...bid, options: [option('a', { choices: choices(25) })] }])).toHaveLength(1);
    expect(await wrong({ options: [option('a', { choices: choices(26) })] })).toEqual([
      '0.options.0.choices: BASE_TYPE_MAX_LENGTH',
    ]);
    expect(await wrong({ options: [option('a', { type: Kind.Integer, choices: choices(1) })] })).toEqual([
      '0.options.0.choices.0.value: NUMBER_TYPE_COERCE',
    ]);
    expect(await wrong({ options: [option('a', { choices: choices(1), autocomplete: true })] })).toEqual([
      '0.options.0.autocomplete: APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
    ]);
  });
});
