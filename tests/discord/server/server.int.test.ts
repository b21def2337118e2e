import { type APIMessage, PermissionFlagsBits } from 'discord-api-types/v10';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PERMISSION_BITS } from '#discord/command/permissions.ts';
import { sendBanNotice } from '#jobs/upkeep/banNotices.ts';
import { controlsOf, type Person, person, textOf } from '../../support/drivers/person.ts';
import { grant, overwrite } from '../../support/drivers/sandbox.ts';
import { type AnsweringBot, answeringBot } from '../../support/fakes/answeringBot.ts';

let bot: AnsweringBot;
let ada: Person;
let blaise: Person;
let games: string;
let general: string;
let server: string;
let organisers: string;

beforeAll(async () => {
  bot = await answeringBot();
  [ada, blaise] = await Promise.all([person(bot.sandbox, 'Ada'), person(bot.sandbox, 'Blaise')]);
  [games, general] = await Promise.all([ada.channel('games'), ada.channel('general')]);
  const { guild, roles } = await ada.state();
  server = guild.id;
  organisers = roles.find(({ name }) => name === 'Organisers')?.id ?? '';
});

afterEach(async () => {
  const unset = {
    channels: [],
    organiserRole: undefined,
    pace: undefined,
    creators: 'everybody',
    openMatches: undefined,
  } as const;
  await bot.services.stores.servers.save(server, unset);
  grant(bot.sandbox, PERMISSION_BITS);
  overwrite(bot.sandbox, games, {});
  overwrite(bot.sandbox, general, {});
});

afterAll(async () => {
  for (const somebody of [ada, blaise]) somebody?.leave();
  await bot?.stop();
});

const asked = async (who: Person, line: string, channel = games): Promise<APIMessage> =>
  who.answerTo(await who.slash(line, { in: channel }));
const words = async (who: Person, line: string, channel = games): Promise<string> => textOf(await asked(who, line, channel));

describe('the settings of a server, through Discord’s own protocol', () => {
  test('server settings are changed by menus of channels, of roles and of words', async () => {
    const panel = await asked(ada, '/server settings');
    const changed = (said: string) =>
      ada.waitFor(games, ({ id, ...message }) => id === panel.id && textOf(message).includes(said));
    await ada.choose(panel, [general, games], '1.server.channels');
    await changed(`<#${general}> and <#${games}>`);
    await ada.choose(panel, [organisers], '1.server.organiserRole');
    await changed(`<@&${organisers}>`);
    await ada.choose(panel, ['off'], '1.server.pace');
    const last = await changed('no timer');
    expect(controlsOf(last)).toHaveLength(10);
    await ada.choose(last, [general], '1.server.puzzle');
    await changed(`Puzzle of the day: <#${general}>`);
    expect(await bot.services.stores.servers.find(server)).toMatchObject({
      channels: [general, games],
      organiserRole: organisers,
      pace: 'off',
      puzzleChannel: general,
    });
    await ada.choose(last, [], '1.server.puzzle');
    await changed('Puzzle of the day: not posted');
    await ada.choose(last, [], '1.server.channels');
    await changed('Channels: all');
  });

  test('server settings are changed by the options of the command', async () => {
    const said = await words(ada, `/server settings channel:${general} role:${organisers} pace:3d creators:organisers matches:2`);
    for (const part of [`<#${general}>`, `<@&${organisers}>`, '3 days', 'moderators only', 'at most 2'])
      expect(said).toContain(part);
    expect(await words(ada, '/match create game:cyclades')).toContain(`<#${general}>`);
    expect(await words(blaise, '/match create game:cyclades', general)).toContain('is open');
  });

  test('server settings are refused to members who do not manage the server', async () => {
    expect((await blaise.state()).commands.map(({ name }) => name)).toContain('server');
    expect(await words(blaise, '/server settings')).toContain('Only server managers can do that.');
    expect(await words(blaise, '/server check')).toContain('Only server managers can do that.');
  });
});

describe('/server check', () => {
  const without = (bit: bigint): bigint => PERMISSION_BITS & ~bit;
  const deny = (channel: string, bit: bigint): void => overwrite(bot.sandbox, channel, { deny: bit });

  test('/server check reports that no permission is missing', async () => {
    await bot.services.stores.servers.save(server, { channels: [games, general] });
    expect(await words(ada, '/server check')).toMatch(/^I have all the permissions I need in 2 channels/);
  });

  test('/server check examines every channel it can see if none is configured', async () => {
    const said = await words(ada, '/server check');
    expect(said).toContain(`In <#${await ada.channel('news')}>: “Create Public Threads”`);
    expect(said).toContain('I need “Create Public Threads” to create a match’s thread');
    expect(said).not.toContain(`<#${games}>`);
  });

  test('/server check names missing permissions channel by channel, with the purpose of each, once', async () => {
    await bot.services.stores.servers.save(server, { channels: [games, general] });
    deny(games, PermissionFlagsBits.AttachFiles);
    deny(general, PermissionFlagsBits.AttachFiles | PermissionFlagsBits.SendMessages);
    const said = await words(ada, '/server check');
    expect(said).toContain(`In <#${games}>: “Attach Files”`);
    expect(said).toContain(`In <#${general}>: “Send Messages” and “Attach Files”`);
    expect(said.match(/“Attach Files” to show the board/g)).toHaveLength(1);
    expect(said).not.toContain('Read Message History');
  });

  test('/server check examines the threads of open matches, wherever they are', async () => {
    await words(blaise, '/match create game:cyclades', general);
    const [match] = await bot.services.stores.matches.list({ openOf: blaise.id });
    await bot.services.stores.servers.save(server, { channels: [games] });
    expect(await words(ada, '/server check')).toMatch(/1 channel and in the thread/);
    deny(general, PermissionFlagsBits.SendMessagesInThreads);
    const said = await words(ada, '/server check');
    expect(said).toMatch(new RegExp(`#${match?.id}.* in <#${general}>: “Send Messages In Threads”`));
    expect(said).not.toContain(`<#${games}>`);
  });

  test('/server check names deleted channels, those of open matches as well', async () => {
    await words(blaise, '/match create game:cyclades', general);
    const [match] = await bot.services.stores.matches.list({ openOf: blaise.id });
    await bot.services.stores.matches.setPlace(match?.id ?? 0, { channel: '405' });
    await bot.services.stores.servers.save(server, { channels: [games, '404'] });
    const said = await words(ada, '/server check');
    expect(said).toMatch(/<#404> is one of the channels for matches, but it no longer exists/);
    expect(said).toMatch(new RegExp(`The channel of #${match?.id} no longer exists`));
    expect(said).not.toContain('needed');
  });

  test("/server check counts everybody's permissions as the bot's own, and an administrator’s as all", async () => {
    await bot.services.stores.servers.save(server, { channels: [games] });
    grant(bot.sandbox, without(PermissionFlagsBits.ReadMessageHistory));
    expect(await words(ada, '/server check')).not.toContain('Read Message History');
    deny(games, PermissionFlagsBits.ReadMessageHistory);
    expect(await words(ada, '/server check')).toContain('Read Message History');
    grant(bot.sandbox, PermissionFlagsBits.Administrator);
    expect(await words(ada, '/server check')).not.toContain('Read Message History');
  });
});

describe('moderators’ decisions', () => {
  const REASON = 'left *five* matches';

  test('only moderators ban players and list decisions, and nobody bans themselves', async () => {
    const { id } = blaise;
    for (const line of [`/server ban user:${ada.id} days:7 reason:x`, `/server unban user:${ada.id} reason:x`, '/server audit']) {
      expect(await words(blaise, line)).toContain('Only moderators of this server can do that');
    }
    expect(await words(ada, `/server ban user:${ada.id} days:7 reason:x`)).toContain('You can’t do that to yourself');
    expect(await words(ada, `/server unban user:${id} reason:x`)).toContain('isn’t banned on this server');
    expect(await bot.services.stores.moderation.banOf(server, ada.id, new Date())).toBeUndefined();
  });

  test('a banned player is refused with reason and end, gets one message, and is listed, until the ban is lifted', async () => {
    const { stores } = bot.services;
    await words(blaise, '/play game:cyclades');
    expect((await stores.seeks.find(blaise.id, server))?.since).toBeDefined();
    expect(await words(ada, `/server ban user:${blaise.id} days:7 reason:"${REASON}"`)).toContain(`<@${blaise.id}> is banned`);
    const [untold, ...others] = await stores.moderation.untold(new Date(Date.now() + 60_000), 9);
    expect(others).toEqual([]);
    if (untold === undefined) throw new Error('Nobody gets a message.');
    await sendBanNotice(bot.services, untold);
    expect((await stores.seeks.find(blaise.id, server))?.since).toBeUndefined();
    const refused = await words(blaise, '/play');
    const begun = await words(blaise, '/play game:cyclades');
    expect(`${refused}\n${begun}`).toContain('Reason: left \\*five\\* matches');
    expect(await words(blaise, '/me record')).toContain('Reason: left \\*five\\* matches');
    await sendBanNotice(bot.services, untold);
    expect(await stores.moderation.untold(new Date(Date.now() + 60_000), 9)).toEqual([]);
    const [dm] = (await blaise.state()).channels.filter(({ type }) => type === 1);
    await blaise.waitFor(dm?.id ?? '', (message) => textOf(message).includes('has banned you from rated matches'));
    await words(ada, '/server settings theme:light');
    await words(ada, `/server unban user:${blaise.id} reason:"came back"`);
    const list = await words(ada, '/server audit');
    for (const part of [`lifted the ban of <@${blaise.id}>`, 'came back', 'Pictures: light', `banned <@${blaise.id}> until`]) {
      expect(list).toContain(part);
    }
    expect(list.indexOf('lifted')).toBeLessThan(list.indexOf('Pictures: light'));
    expect(await stores.moderation.banOf(server, blaise.id, new Date())).toBeUndefined();
  });
});
