import { describe, expect, test, vi } from 'vitest';
import { commandData } from '#discord/command/command.ts';
import type { Sentences } from '#i18n/index.ts';
import { announce } from '#jobs/announce/announce.ts';
import { announcementHarness } from '../../jobs/announce/announcementHarness.ts';
import { start } from '../../support/builders/starting.ts';
import { commandRegistry } from '../../support/commands.ts';
import { openTable, SERVER, type Table } from '../../support/drivers/discordActions.ts';
import { messagesFor } from '../../support/languages.ts';

vi.mock('#i18n/index.ts', async (load) => {
  const own = await load<typeof import('#i18n/index.ts')>();
  const { longerLanguage } = await import('../../support/builders/longerLanguage.ts');
  const languagesWithGames: typeof own.languagesWithGames = (games) => {
    const languages = own.languagesWithGames(games);
    return [...languages, longerLanguage(own.languageIn(languages, 'en'))];
  };
  return { ...own, languagesWithGames, LANGUAGES: languagesWithGames(new Map()) };
});

/** A language beside English, here one that the tests add. */
const english = messagesFor('en-GB');
const other = messagesFor('xx');

describe('a reply', () => {
  test('a reply is in the language of the actor’s Discord, or in English if that is not supported', async () => {
    const table = openTable();
    const list = async (locale: string) => (await table.slash('Ada', 'match list', {}, { locale }))?.text;
    expect(await list('sv-SE')).toBe(other.common.plain.noOpenMatches);
    expect(await list('ja')).toBe(english.common.plain.noOpenMatches);
  });

  test("a reply is in the language that the actor has chosen, whatever their Discord's", async () => {
    const table = openTable();
    const chosen = await table.slash('Ada', 'me settings', { language: 'xx' });
    expect(JSON.stringify(chosen?.components)).toContain(other.me.language(other.name));
    expect((await table.slash('Ada', 'match list'))?.text).toBe(other.common.plain.noOpenMatches);
    expect((await table.slash('Blaise', 'match list'))?.text).toBe(english.common.plain.noOpenMatches);
    const suggested = await table.suggest('Ada', 'match create', { game: 'cyclades', pace: '24h' }, 'pace');
    expect(suggested.map(({ name }) => name)).toEqual([
      other.common.settingOption(other.common.pace.name, other.common.pace.value('24h')),
    ]);
    const pressed = await table.press('Ada', { customId: '1.me.language', value: 'discord', label: '' }, 'ephemeral');
    expect(JSON.stringify(pressed?.components)).toContain(english.me.language(undefined));
    expect(await table.services.stores.users.find('900')).not.toHaveProperty('language');
  });

  test('a choice of an unsupported language changes nothing', async () => {
    const table = openTable();
    const pressed = await table.press('Ada', { customId: '1.me.language', value: 'tlh', label: '' }, 'ephemeral');
    expect(pressed?.text).toContain(english.common.denials.notUnderstood);
    expect(await table.services.stores.users.find('900')).not.toHaveProperty('language');
  });
});

describe('the language of a new match', () => {
  const opened = async (table: Table, options = {}, guildLocale = 'en-US') => {
    await table.slash('Ada', 'match create', { game: 'cyclades', ...options }, { guildLocale });
    return table.services.stores.matches.find(1);
  };
  /** The public text in the channel. */
  const lobbyText = (table: Table): string =>
    JSON.stringify(table.requests.filter(({ path }) => path.startsWith('/channels/20/')));

  test('a match is in the language of the server’s Discord', async () => {
    const table = openTable();
    expect((await opened(table, {}, 'sv-SE'))?.place.locale).toBe('xx');
    expect(lobbyText(table)).toContain(other.common.controls.addComputer);
  });

  test("a match is in English if the server's language is not supported", async () => {
    expect((await opened(openTable(), {}, 'ja'))?.place.locale).toBe('en');
  });

  test('a match is in the language that the server has set, before that of its Discord', async () => {
    const table = openTable();
    await table.slash('Ada', 'server settings', { language: 'xx' });
    expect(await table.services.stores.servers.find(SERVER)).toMatchObject({ locale: 'xx' });
    expect((await opened(table))?.place.locale).toBe('xx');
  });

  test('a match is in the language that its host asks for, before all others', async () => {
    const table = openTable();
    await table.slash('Ada', 'server settings', { language: 'xx' });
    expect((await opened(table, { language: 'en' }))?.place.locale).toBe('en');
    expect(lobbyText(table)).toContain(english.common.controls.addComputer);
  });

  test('the host can choose another language in the lobby, in which everybody then reads it', async () => {
    const table = openTable();
    await opened(table);
    const choose = (person: 'Ada' | 'Blaise') =>
      table.press(person, { customId: '1.set.1.language', value: 'xx', label: '' }, 'ephemeral');
    expect((await choose('Blaise'))?.text).toContain('Ada');
    expect((await table.services.stores.matches.find(1))?.place.locale).toBe('en');
    expect((await choose('Ada'))?.text).toContain(english.common.server.language(other.name));
    expect((await table.services.stores.matches.find(1))?.place.locale).toBe('xx');
    expect(lobbyText(table)).toContain(other.common.controls.addComputer);
  });

  test('a match keeps its language when it is played again', async () => {
    const { table } = await start(2, undefined, { language: 'xx' });
    await table.slash(
      'Ada',
      'match concede',
      { sure: true },
      { in: (await table.services.stores.matches.find(1))?.place.thread ?? '' },
    );
    await table.press('Blaise', { customId: '1.again.1', label: '' });
    expect((await table.services.stores.matches.find(2))?.place.locale).toBe('xx');
  });
});

describe('the language of messages about a match', () => {
  const told = async (locale: string, language: string) => {
    const place = { server: 'server', channel: 'games', locale };
    const table = await announcementHarness({ lobby: { place }, wishes: { language } });
    await announce(table.services(), table.match);
    const thread = await table.thread();
    return { thread: table.texts(thread).join('\n'), direct: table.texts(table.discord.dmOf('ada')).join('\n') };
  };

  test.each([
    ['xx', 'en'],
    ['en', 'xx'],
  ])('public messages are in the match’s language (%s), and messages to a person in theirs (%s)', async (match, person) => {
    const { thread, direct } = await told(match, person);
    const [publicly, personally] = [messagesFor(match), messagesFor(person)];
    const begun = (say: Sentences): string => say.notices.matchBegun(['<@ada>', '<@ben>', '<@cleo>']);
    expect(thread).toContain(begun(publicly));
    expect(thread).not.toContain(begun(personally));
    expect(direct).toContain(personally.notices.cardTitle('#1'));
    expect(direct).not.toContain(publicly.notices.cardTitle('#1'));
  });
});

test('commands and their choices are registered in every language, by the locales of Discord', () => {
  const match = commandData(commandRegistry).find(({ name }) => name === 'match');
  const create = match?.options?.find(({ name }) => name === 'create');
  expect(create).toMatchObject({
    name_localizations: { 'sv-SE': 'create' },
    description_localizations: { 'sv-SE': other.common.commands['match create'] },
  });
  const timeout = create && 'options' in create ? create.options?.find(({ name }) => name === 'timeout') : undefined;
  expect(timeout).toMatchObject({
    choices: expect.arrayContaining([
      {
        name: english.common.timeout.value('safe'),
        name_localizations: expect.objectContaining({ 'sv-SE': other.common.timeout.value('safe') }),
        value: 'safe',
      },
    ]),
  });
});

test('typed text is found without its accents, in every language', async () => {
  const table = openTable();
  const harpy = other.game('cyclades').reference.find(({ key }) => key === 'harpy');
  const plain = harpy?.name.normalize('NFD').replaceAll(/\p{M}/gu, '') ?? '';
  expect(plain).not.toBe(harpy?.name);
  const found = await table.suggest('Ada', 'cyclades card', { name: plain }, 'name', { locale: 'sv-SE' });
  expect(found).toEqual([{ name: harpy?.name, value: 'harpy' }]);
  const card = await table.slash('Ada', 'cyclades card', { name: plain }, { locale: 'sv-SE' });
  expect(card?.text).toBe(harpy?.text);
});
