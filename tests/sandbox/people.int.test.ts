import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelSelectMenuBuilder,
  type Client,
  type Interaction,
  type ModalActionRowComponentBuilder,
  ModalBuilder,
  PermissionFlagsBits,
  RoleSelectMenuBuilder,
  Routes,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isVirtual } from '#sandbox/clock.ts';
import type { Sandbox } from '#sandbox/index.ts';
import { type Person, person, textOf } from '../support/drivers/person.ts';
import { sandboxHere } from '../support/drivers/sandbox.ts';
import { plainBot } from '../support/fakes/plainBot.ts';

const COMMANDS = [
  new SlashCommandBuilder()
    .setName('say')
    .setDescription('Says something')
    .addSubcommand((sub) =>
      sub
        .setName('loud')
        .setDescription('So that all hear it')
        .addStringOption((option) => option.setName('words').setDescription('What').setRequired(true).setAutocomplete(true))
        .addIntegerOption((option) => option.setName('times').setDescription('How often').setMinValue(1).setMaxValue(3)),
    )
    .addSubcommand((sub) => sub.setName('soft').setDescription('So that only you hear it'))
    .addSubcommand((sub) => sub.setName('late').setDescription('After a while'))
    .addSubcommand((sub) => sub.setName('never').setDescription('Not at all'))
    .addSubcommand((sub) =>
      sub
        .setName('to')
        .setDescription('To somebody')
        .addUserOption((option) => option.setName('whom').setDescription('Whom').setRequired(true)),
    )
    .addSubcommand((sub) =>
      sub
        .setName('about')
        .setDescription('Of a channel and a role')
        .addChannelOption((option) => option.setName('where').setDescription('Where').setRequired(true))
        .addRoleOption((option) => option.setName('which').setDescription('Which').setRequired(true)),
    )
    .toJSON(),
  new SlashCommandBuilder()
    .setName('rule')
    .setDescription('For those who manage the server')
    .setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild)
    .toJSON(),
];

const buttons = () =>
  new ActionRowBuilder<ButtonBuilder>().addComponents(
    new ButtonBuilder().setCustomId('more').setLabel('More').setStyle(ButtonStyle.Primary),
    new ButtonBuilder().setCustomId('form').setLabel('Form').setStyle(ButtonStyle.Secondary),
    new ButtonBuilder().setCustomId('off').setLabel('Off').setStyle(ButtonStyle.Secondary).setDisabled(true),
  );

const menu = () =>
  new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
    new StringSelectMenuBuilder().setCustomId('menu').addOptions({ label: 'One', value: '1' }, { label: 'Two', value: '2' }),
  );

const channelMenu = () =>
  new ActionRowBuilder<ChannelSelectMenuBuilder>().addComponents(
    new ChannelSelectMenuBuilder().setCustomId('channels').setMinValues(0).setMaxValues(2),
  );

const roleMenu = () =>
  new ActionRowBuilder<RoleSelectMenuBuilder>().addComponents(new RoleSelectMenuBuilder().setCustomId('role'));

const form = () =>
  new ModalBuilder()
    .setCustomId('form')
    .setTitle('A form')
    .addComponents(
      new ActionRowBuilder<ModalActionRowComponentBuilder>().addComponents(
        new TextInputBuilder().setCustomId('text').setLabel('Text').setStyle(TextInputStyle.Short).setMaxLength(10),
      ),
    );

const answer = async (interaction: Interaction): Promise<unknown> => {
  if (interaction.isAutocomplete()) {
    return interaction.respond([{ name: `typed ${interaction.options.getFocused()}`, value: 'x' }]);
  }
  if (interaction.isChatInputCommand()) {
    if (interaction.commandName === 'rule') return interaction.reply('ruled');
    switch (interaction.options.getSubcommand()) {
      case 'loud':
        return interaction.reply({ content: interaction.options.getString('words', true), components: [buttons(), menu()] });
      case 'soft':
        return interaction.reply({ content: 'hush', flags: 'Ephemeral' });
      case 'to':
        return interaction.reply(`for ${interaction.options.getMember('whom')}`);
      case 'about': {
        const [where, which] = [interaction.options.getChannel('where', true), interaction.options.getRole('which', true)];
        return interaction.reply({ content: `${where.name} ${which.name}`, components: [channelMenu(), roleMenu()] });
      }
      case 'late':
        await interaction.deferReply({ flags: 'Ephemeral' });
        await interaction.editReply('here at last');
        return interaction.followUp({ content: 'and more', flags: 'Ephemeral' });
      default:
        return undefined;
    }
  }
  if (interaction.isButton() && interaction.customId === 'more') return interaction.update('pressed');
  if (interaction.isButton()) return interaction.showModal(form());
  if (interaction.isStringSelectMenu()) {
    await interaction.deferUpdate();
    return interaction.editReply(`chose ${interaction.values.join()}`);
  }
  if (interaction.isChannelSelectMenu()) {
    return interaction.update(
      `channels: ${interaction.channels.map((channel) => ('name' in channel ? channel.name : '')).join()}`,
    );
  }
  if (interaction.isRoleSelectMenu()) return interaction.update(`role: ${interaction.roles.first()?.name}`);
  if (!interaction.isModalSubmit()) throw new Error('Nobody asked for this.');
  return interaction.reply(`wrote ${interaction.fields.getTextInputValue('text')}`);
};

let sandbox: Sandbox;
let bot: Client;
let ada: Person;
let blaise: Person;
let games: string;

beforeAll(async () => {
  sandbox = await sandboxHere();
  bot = await plainBot(sandbox, COMMANDS, (interaction) => void answer(interaction));
  [ada, blaise] = await Promise.all([person(sandbox, 'Ada'), person(sandbox, 'Blaise')]);
  games = await ada.channel('games');
});

afterAll(async () => {
  ada.leave();
  blaise.leave();
  await bot.destroy();
  await sandbox.stop();
});

describe('a slash command', () => {
  test('a slash command can be answered in public', async () => {
    const acted = await ada.slash('/say loud words:"Hello there"', { in: games });
    expect(acted).toMatchObject({ response: 'message', message: { content: 'Hello there' } });
    await blaise.waitFor(games, (message) => message.content === 'Hello there');
  });

  test('a slash command offers suggestions while it is typed', async () => {
    expect(await ada.suggest('/say loud words:He', 'words', { in: games })).toEqual([{ name: 'typed He', value: 'x' }]);
  });

  test('a slash command can be answered for one person only', async () => {
    const acted = await ada.slash('/say soft', { in: games });
    expect((await ada.answerTo(acted)).flags).toBe(64);
    expect((await blaise.sees(games)).map(({ content }) => content)).not.toContain('hush');
    expect(blaise.updates.some((update) => JSON.stringify(update).includes('hush'))).toBe(false);
  });

  test('a slash command can be deferred and followed up', async () => {
    const acted = await ada.slash('/say late', { in: games });
    expect(acted.response).toBe('deferred');
    expect(textOf(await ada.answerTo(acted))).toBe('here at last');
    await ada.waitFor(games, ({ content }) => content === 'and more');
  });

  test('a slash command without a response within three seconds fails', async () => {
    const pending = ada.slash('/say never', { in: games });
    await new Promise<void>((resolve) => bot.once('interactionCreate', () => resolve()));
    if (isVirtual(sandbox.context.clock)) sandbox.context.clock.advance(3_000);
    expect(await pending).toMatchObject({ failed: 'timeout' });
  });

  test('a slash command names people by their ids', async () => {
    const acted = await ada.slash(`/say to whom:${blaise.id}`, { in: games });
    expect(acted.message?.content).toBe(`for <@${blaise.id}>`);
  });

  test('a slash command names channels and roles by their ids', async () => {
    const { roles } = await ada.state();
    const organisers = roles.find(({ name }) => name === 'Organisers')?.id;
    const acted = await ada.slash(`/say about where:${games} which:${organisers}`, { in: games });
    expect(acted.message?.content).toBe('games Organisers');
    await expect(ada.slash(`/say about where:77 which:${organisers}`, { in: games })).rejects.toThrow('no channel');
    await expect(ada.slash(`/say about where:${games} which:77`, { in: games })).rejects.toThrow('no role');
  });

  test('a slash command is offered only to people with its permissions', async () => {
    expect((await ada.slash('/rule', { in: games })).message?.content).toBe('ruled');
    expect((await blaise.state()).commands.map(({ name }) => name)).toEqual(['say']);
    const [rule] = (await ada.state()).commands.filter(({ name }) => name === 'rule');
    const typed = blaise.act({ do: 'command', channel: games, command: rule?.id ?? '', options: [] });
    await expect(typed).rejects.toThrow('not offered');
  });

  test('a slash command with invalid options is refused', async () => {
    await expect(ada.slash('/say loud', { in: games })).rejects.toThrow('needed');
    await expect(ada.slash('/say loud words:x times:4', { in: games })).rejects.toThrow('at most 3');
    await expect(ada.slash('/say loud words:x times:1.5', { in: games })).rejects.toThrow('whole number');
  });

  test('a slash command works in a direct message', async () => {
    const direct = await ada.channel('@bot');
    await ada.slash('/say loud words:psst', { in: direct });
    await ada.waitFor(direct, ({ content }) => content === 'psst');
    await expect(blaise.sees(direct)).rejects.toThrow('cannot see');
  });
});

describe('a control', () => {
  const post = async () => (await ada.slash('/say loud words:press', { in: games })).message ?? expect.fail('no message');

  test('a pressed button can change its message', async () => {
    expect(await blaise.press(await post(), 'More')).toMatchObject({ response: 'update', message: { content: 'pressed' } });
  });

  test('a menu’s choice can be answered later', async () => {
    const message = await post();
    expect(await blaise.choose(message, ['Two'])).toMatchObject({ response: 'deferredUpdate' });
    await blaise.waitFor(games, ({ id, content }) => id === message.id && content === 'chose 2');
  });

  test('a disabled control, or a choice that is not offered, is refused', async () => {
    const message = await post();
    await expect(ada.press(message, 'Off')).rejects.toThrow('switched off');
    await expect(ada.choose(message, ['3'])).rejects.toThrow('not offered');
  });

  test('a menu of channels or roles sends the chosen ones, or none', async () => {
    const roles = (await ada.state()).roles.map(({ id }) => id);
    const about = `/say about where:${games} which:${roles[0]}`;
    const { message = expect.fail('no message') } = await ada.slash(about, { in: games });
    const general = await ada.channel('general');
    expect((await ada.choose(message, [general, games], 'channels')).message?.content).toBe('channels: general,games');
    expect((await ada.choose(message, [], 'channels')).message?.content).toBe('channels:');
    expect((await ada.choose(message, roles.slice(0, 1), 'role')).message?.content).toBe('role: @everyone');
    await expect(ada.choose(message, [ada.id], 'channels')).rejects.toThrow('no channel');
    await expect(ada.choose(message, [games], 'role')).rejects.toThrow('no role');
  });

  test('a control can open a modal', async () => {
    const opened = await ada.press(await post(), 'Form');
    expect(opened).toMatchObject({ response: 'modal', modal: { title: 'A form' } });
    await expect(blaise.submit(opened, { text: 'mine' })).rejects.toThrow('no longer open');
    await expect(ada.submit(opened, { text: 'far too long a text' })).rejects.toThrow('characters');
    expect((await ada.submit(opened, { text: 'mine' })).message?.content).toBe('wrote mine');
  });
});

describe('a person', () => {
  test('a person sees that the bot is offline', async () => {
    const away = await sandboxHere();
    const carl = await person(away, 'Carl');
    expect((await carl.state()).bot.online).toBe(false);
    carl.leave();
    await away.stop();
  });

  test('a person sees unread messages until they are read', async () => {
    await ada.act({ do: 'say', channel: games, content: 'hello all' });
    const unread = async (): Promise<number> => (await blaise.state()).unread[games]?.messages ?? 0;
    expect(await unread()).toBeGreaterThan(0);
    await blaise.act({ do: 'read', channel: games });
    expect(await unread()).toBe(0);
  });

  test('a person who writes in an archived thread unarchives it', async () => {
    const { id } = (await bot.rest.post(Routes.threads(games), { body: { name: 'asleep', type: 11 } })) as { id: string };
    const archived = async (): Promise<unknown> => {
      const thread = (await ada.state()).channels.find((channel) => channel.id === id);
      return thread && 'thread_metadata' in thread && thread.thread_metadata?.archived;
    };
    const days = (count: number): void => {
      if (!isVirtual(sandbox.context.clock)) throw new Error('This clock cannot be moved on.');
      sandbox.context.clock.advance(count * 86_400_000);
    };
    days(8);
    expect(await archived()).toBe(true);
    await blaise.act({ do: 'say', channel: id, content: 'wake up' });
    days(1 / 48);
    expect(await archived()).toBe(false);
    const thread = (await ada.state()).channels.find((channel) => channel.id === id);
    expect(thread).toMatchObject({ message_count: 1, member_count: 2 });
  });
});
