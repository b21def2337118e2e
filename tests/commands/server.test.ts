import { PermissionFlagsBits, PermissionsBitField } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { isOrganiser, type ServerMember } from '#discord/server/serverPermissions.ts';
import { start } from '../support/builders/starting.ts';
import {
  CHANNEL,
  HIDDEN_CHANNEL,
  ORGANISERS,
  OTHER_CHANNEL,
  openTable,
  type Person,
  SERVER,
  type Shown,
  type Table,
} from '../support/drivers/discordActions.ts';
import { expectWithinLimits } from '../support/drivers/pressing.ts';
import { messagesFor } from '../support/languages.ts';

const textOf = (shown: Shown | undefined): string => shown?.text ?? 'no answer';
/** The permissions of a user who does not manage the server. */
const plainly = { may: PermissionFlagsBits.ViewChannel | PermissionFlagsBits.SendMessages } as const;
const organiser = { ...plainly, roles: [ORGANISERS] } as const;
const { managersOnly, everybodysRole } = messagesFor().common.denials;

const setOf = (table: Table) => table.services.stores.servers.find(SERVER);
const created = async (table: Table, place = {}) => textOf(await table.slash('Ada', 'match create', { game: 'cyclades' }, place));
const menuOf = (shown: Shown | undefined, setting: string): Readonly<Record<string, unknown>> => {
  const rows = (shown?.components ?? []) as readonly { readonly components?: readonly { readonly custom_id?: string }[] }[];
  const found = rows.flatMap(({ components = [] }) => components).find(({ custom_id }) => custom_id === `1.server.${setting}`);
  if (found === undefined) throw new Error(`There is no menu for ${setting}.`);
  return found;
};

describe('/server settings', () => {
  test('/server settings shows how matches are opened, with a menu for each setting', async () => {
    const shown = await openTable().slash('Ada', 'server settings');
    if (shown === undefined) throw new Error('There is no reply.');
    expectWithinLimits(shown);
    expect(shown.text).toMatch(/Channels: all/);
    expect(shown.text).toMatch(/Moderators: members who can manage the server$/m);
    expect(shown.text).toMatch(/Language: English/);
    expect(shown.text).toMatch(/Timer: 48 hours/);
    expect(shown.text).toMatch(/Who can open matches: everyone/);
    expect(shown.text).toMatch(/no limit/);
    for (const setting of ['channels', 'organiserRole', 'locale', 'pace', 'creators', 'openMatches', 'theme'])
      menuOf(shown, setting);
    expect(JSON.stringify(menuOf(shown, 'locale'))).toMatch(/Language: English","default":true.*Language: Español/);
  });

  test('/server settings saves a choice at once, and shows it', async () => {
    const table = openTable();
    const channels = [OTHER_CHANNEL, CHANNEL];
    const shown = await table.choose('Ada', '1.server.channels', channels);
    expect(shown?.callback).toBe(6);
    expect(textOf(shown)).toContain(`<#${OTHER_CHANNEL}> and <#${CHANNEL}>`);
    expect(menuOf(shown, 'channels').default_values).toEqual(channels.map((id) => ({ id, type: 'channel' })));
    expect(textOf(await table.choose('Ada', '1.server.organiserRole', [ORGANISERS]))).toContain(`<@&${ORGANISERS}>`);
    expect(textOf(await table.choose('Ada', '1.server.pace', ['week']))).toContain('7 days');
    expect(textOf(await table.choose('Ada', '1.server.creators', ['organisers']))).toContain('moderators only');
    expect(textOf(await table.choose('Ada', '1.server.theme', ['light']))).toContain('Pictures: light');
    expect(textOf(await table.choose('Ada', '1.server.locale', ['cs']))).toContain('Language: Čeština');
    const last = await table.choose('Ada', '1.server.openMatches', ['3']);
    expect(textOf(last)).toContain('at most 3');
    expect(JSON.stringify(menuOf(last, 'openMatches'))).toMatch(/at most 3","default":true/);
    const all = { channels, organiserRole: ORGANISERS, pace: 'week', creators: 'organisers', openMatches: 3, theme: 'light' };
    expect(await setOf(table)).toEqual({ id: SERVER, ...all, locale: 'cs' });
  });

  test('/server settings clears each choice', async () => {
    const table = openTable();
    const channels = [CHANNEL];
    await table.services.stores.servers.save(SERVER, { channels, organiserRole: ORGANISERS, openMatches: 1 });
    await table.choose('Ada', '1.server.channels', []);
    await table.choose('Ada', '1.server.organiserRole', []);
    await table.choose('Ada', '1.server.openMatches', ['0']);
    expect(await setOf(table)).toEqual({ id: SERVER, channels: [], creators: 'everybody' });
  });

  test('/server settings takes the same as options, all or none, and a custom pace', async () => {
    const table = openTable();
    const shown = await table.slash('Ada', 'server settings', {
      pace: ' 36H ',
      creators: 'organisers',
      matches: 0,
      theme: 'light',
    });
    expect(textOf(shown)).toContain('36 hours');
    expect(JSON.stringify(menuOf(shown, 'pace'))).toMatch(/36 hours per decision, plus a time bank of 3 days","default":true/);
    expect(await setOf(table)).toEqual({ id: SERVER, channels: [], creators: 'organisers', pace: '36h', theme: 'light' });
    for (const [pace, said] of [
      ['soon', /`off`.*36h/],
      ['999d', /1 hour to 10 days/],
    ] as const) {
      expect(textOf(await table.slash('Ada', 'server settings', { creators: 'everybody', pace }))).toMatch(said);
    }
    expect(await setOf(table)).toMatchObject({ creators: 'organisers', pace: '36h' });
  });

  test('/server settings suggests the named paces', async () => {
    const suggested = async (pace: string) =>
      (await openTable().suggest('Ada', 'server settings', { pace }, 'pace')).map(({ value }) => value);
    expect(await suggested('')).toEqual(expect.arrayContaining(['live', '24h', '48h', '3d', 'week', 'off']));
    expect(await suggested('10 min')).toEqual(['live']);
  });

  test('/server settings is only for members who manage the server, even if the command is permitted to others', async () => {
    const table = openTable();
    expect(textOf(await table.slash('Blaise', 'server settings', { creators: 'organisers' }, plainly))).toBe(managersOnly);
    expect(textOf(await table.slash('Blaise', 'server check', {}, organiser))).toBe(managersOnly);
    expect(textOf(await table.choose('Blaise', '1.server.pace', ['week'], organiser))).toBe(managersOnly);
    expect(await setOf(table)).toEqual({ id: SERVER, channels: [], creators: 'everybody' });
    const manager = { may: PermissionFlagsBits.ManageGuild };
    expect(textOf(await table.choose('Blaise', '1.server.pace', ['week'], manager))).toContain('7 days');
  });

  test('/server settings is refused in direct messages', async () => {
    const table = openTable();
    expect(textOf(await table.slash('Ada', 'server settings', {}, { in: 'dm' }))).toContain('server');
    expect(textOf(await table.choose('Ada', '1.server.pace', ['week'], { in: 'dm' }))).toContain('server');
  });

  test("/server settings refuses everybody's role for organisers, and values that a menu does not offer", async () => {
    const table = openTable();
    expect(textOf(await table.choose('Ada', '1.server.organiserRole', [SERVER]))).toBe(everybodysRole);
    for (const [setting, value] of [
      ['creators', 'nobody'],
      ['openMatches', '4'],
      ['locale', 'tlh'],
      ['channels', '404'],
    ] as const) {
      await table.choose('Ada', `1.server.${setting}`, [value]);
    }
    expect(await setOf(table)).toEqual({ id: SERVER, channels: [], creators: 'everybody' });
  });
});

describe('an organiser', () => {
  const { services } = openTable();
  const member = (part: Partial<ServerMember>): ServerMember => ({
    guildId: SERVER,
    member: null,
    memberPermissions: null,
    ...part,
  });
  const withRole = member({ member: { roles: [ORGANISERS] } as unknown as ServerMember['member'] });
  const managing = member({ memberPermissions: new PermissionsBitField(PermissionFlagsBits.ManageGuild).freeze() });

  test('an organiser has the role that the server has set, or manages the server', async () => {
    expect(await isOrganiser(services, managing)).toBe(true);
    expect(await isOrganiser(services, withRole)).toBe(false);
    await services.stores.servers.save(SERVER, { organiserRole: ORGANISERS });
    expect(await isOrganiser(services, withRole)).toBe(true);
    expect(await isOrganiser(services, member({}))).toBe(false);
  });

  test('an organiser is one on their own server only, and not in direct messages', async () => {
    await services.stores.servers.save('77', { organiserRole: ORGANISERS });
    for (const one of [managing, withRole]) {
      expect(await isOrganiser(services, one, '77')).toBe(false);
      expect(await isOrganiser(services, { ...one, guildId: null })).toBe(false);
    }
  });
});

describe('the settings of a server are applied', () => {
  test("matches are opened in the server's channels, in threads of these, and nowhere else", async () => {
    const table = openTable();
    await table.services.stores.servers.save(SERVER, { channels: [OTHER_CHANNEL] });
    expect(await created(table)).toContain(`opened in <#${OTHER_CHANNEL}>`);
    expect(await table.services.stores.matches.find(1)).toBeUndefined();
    expect(await created(table, { in: OTHER_CHANNEL })).toContain('#1 is open');
  });

  test('where the bot may not open a thread, only channels for matches are suggested', async () => {
    const table = openTable();
    await table.services.stores.servers.save(SERVER, { channels: [CHANNEL, HIDDEN_CHANNEL] });
    const said = await created(table, { permissions: PermissionFlagsBits.ViewChannel });
    expect(said).toContain('Create Public Threads');
    expect(said).toContain(`<#${CHANNEL}>`);
    expect(said).not.toContain(`<#${OTHER_CHANNEL}>`);
  });

  test('only organisers open matches if the server requires it: by their role, or because they manage the server', async () => {
    const table = openTable();
    expect(await created(table, plainly)).toContain('#1 is open');
    await table.services.stores.servers.save(SERVER, { creators: 'organisers' });
    expect(await created(table, organiser)).toContain('only moderators can open matches. The server managers are moderators');
    await table.services.stores.servers.save(SERVER, { organiserRole: ORGANISERS });
    expect(await created(table, plainly)).toContain(`<@&${ORGANISERS}>`);
    expect(await table.services.stores.matches.find(2)).toBeUndefined();
    expect(await created(table, organiser)).toContain('#2 is open');
    expect(await created(table, { may: PermissionFlagsBits.ManageGuild })).toContain('#3 is open');
  });

  test('a user in the maximum number of open matches cannot open another', async () => {
    const table = openTable();
    await table.services.stores.servers.save(SERVER, { openMatches: 1 });
    expect(await created(table)).toContain('#1 is open');
    expect(await created(table)).toMatch(/already in 1 open match, the limit/);
    await table.slash('Blaise', 'match join');
    expect(textOf(await table.slash('Blaise', 'match create', { game: 'cyclades' }))).toMatch(/already in 1 open match/);
    await table.slash('Ada', 'match leave');
    expect(await created(table)).toContain('#2 is open');
  });

  test('a create command that arrives twice is answered both times with the match that it opened', async () => {
    const table = openTable();
    await table.services.stores.servers.save(SERVER, { openMatches: 1 });
    const twice = { id: '1999999999999999999' };
    expect(await created(table, twice)).toContain('#1 is open');
    expect(await created(table, twice)).toContain('#1 is open');
  });

  test("a new match gets the server's pace", async () => {
    const table = openTable();
    await created(table);
    await table.services.stores.servers.save(SERVER, { pace: '36h' });
    await created(table);
    const paces = await Promise.all([1, 2].map(async (id) => (await table.services.stores.matches.find(id))?.pace));
    expect(paces).toEqual(['48h', '36h']);
  });

  test("“Play again” opens no match that the server's settings forbid", async () => {
    const { table, due, others, thread } = await start(2);
    const { servers, matches } = table.services.stores;
    await table.slash(due, 'match concede', { sure: true }, { in: thread });
    const again = async (who: Person, place = {}) =>
      textOf(await table.press(who, { customId: '1.again.1', label: '' }, 'post', { in: thread, ...place }));
    await servers.save(SERVER, { channels: [OTHER_CHANNEL] });
    expect(await again(due)).toContain(`opened in <#${OTHER_CHANNEL}>`);
    await servers.save(SERVER, { channels: [], creators: 'organisers' });
    expect(await again(due, plainly)).toContain('only moderators');
    await servers.save(SERVER, { creators: 'everybody', openMatches: 1 });
    await table.slash(due, 'match create', { game: 'cyclades' });
    expect(await again(due)).toContain('already in 1 open match');
    expect(await matches.find(3)).toBeUndefined();
    expect(await again(others[0])).toContain('#3 is open');
    expect(await again(due)).toContain('#3 is open');
    expect((await matches.find(3))?.pace).toBe((await matches.find(1))?.pace);
  });
});
