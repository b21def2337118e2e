import { ChannelType, ComponentType, type Guild, SelectMenuDefaultValueType } from 'discord.js';
import { generalMessages, LANGUAGES, type Sentences, type ServerFacts } from '#i18n/index.ts';
import { MATCH_OPTIONS, paceNamed, type Server, type ServerChange } from '#matches/index.ts';
import { upsertUser } from '../command/actor.ts';
import type { CommandContext } from '../command/command.ts';
import { isLanguage, languageName } from '../command/language.ts';
import { button, type MenuEntry, menu, type Reply, type Row, roleMenu, row, textReply } from '../components/reply.ts';
import { createCustomId, type ServerSetting } from '../customIds/customId.ts';
import { paceEntry } from '../narration/paceText.ts';
import { denied, refusalReply, refusalWithHelp } from '../narration/refusalReply.ts';
import { type ServerManager, whyNotManager } from './serverPermissions.ts';

/** The values chosen for each setting, as Discord's menus give them; an empty list unsets. */
export type ServerChoices = { readonly [Setting in ServerSetting]?: readonly string[] };

/** The choices for a server's maximum of open matches per user. */
export const OPEN_MATCH_LIMITS = [1, 2, 3, 5, 10];
/** In place of a number: no limit. */
export const NO_LIMIT = '0';

const TEXT_CHANNELS: readonly ChannelType[] = [ChannelType.GuildText, ChannelType.GuildAnnouncement];
/** Discord's maximum for a menu. */
const MAX_CHANNELS = 25;

/** Applies all choices or none, and returns the panel of the resulting settings; for users who manage the server. */
export const serverSettings = async (context: CommandContext, by: ServerManager, choices: ServerChoices = {}): Promise<Reply> => {
  const { services, say } = context;
  const refused = whyNotManager(say, by);
  if (refused !== undefined || by.guild === null) return refused ?? denied(say, 'notAMember');
  const read = changeOf(say, by.guild, choices);
  if (read.refused !== undefined) return read.refused;
  if (Object.keys(read.change).length > 0) await applyChange(context, by.guild.id, read.change);
  return settingsPanel(say, by.guild, await services.stores.servers.find(by.guild.id));
};

/** Records first who changed what, so that no change is missing from the list of decisions. */
const applyChange = async ({ services, actor }: CommandContext, server: string, change: ServerChange): Promise<void> => {
  const { servers, moderation } = services.stores;
  const before = await servers.find(server);
  const isNew = ([key, value]: [string, unknown]): boolean =>
    JSON.stringify(value) !== JSON.stringify(before[key as keyof ServerChange]);
  const changed: ServerChange = Object.fromEntries(Object.entries(change).filter(isNew));
  if (Object.keys(changed).length === 0) return;
  const { id: by } = await upsertUser(services, actor);
  await moderation.decide({ kind: 'settings', server, at: services.clock.now(), by, reason: '', change: changed });
  await servers.save(server, changed);
};

type Read = { readonly change: ServerChange; readonly refused?: never } | { readonly refused: Reply; readonly change?: never };

/** Returns the change that the choices make, or the refusal of the first invalid one. */
const changeOf = (say: Sentences, guild: Guild, choices: ServerChoices): Read => {
  let change: ServerChange = {};
  for (const [setting, values = []] of Object.entries(choices) as [ServerSetting, readonly string[] | undefined][]) {
    const read = READ[setting](values, say, guild);
    if (read.change === undefined) return read;
    change = { ...change, ...read.change };
  }
  return { change };
};

const READ: { readonly [Setting in ServerSetting]: (values: readonly string[], say: Sentences, guild: Guild) => Read } = {
  channels: (channels, say, guild) => {
    const areText = channels.every((id) => TEXT_CHANNELS.includes(guild.channels.cache.get(id)?.type ?? ChannelType.DM));
    return areText ? { change: { channels } } : { refused: refusalWithHelp(say, 'server', say.common.noThreadHere([], [])) };
  },
  organiserRole: ([organiserRole], say, guild) =>
    organiserRole === guild.id ? { refused: denied(say, 'everybodysRole') } : { change: { organiserRole } },
  locale: ([locale], say) =>
    locale !== undefined && isLanguage(locale) ? { change: { locale } } : { refused: denied(say, 'notUnderstood') },
  pace: ([typed = ''], say) => {
    const pace = typed === 'off' ? { name: typed } : paceNamed(typed);
    if (!('rejected' in pace)) return { change: { pace: pace.name } };
    const { code, params } = pace.rejected;
    // Unlike in a match option, `off` is allowed here.
    const rejection = { code, params: code === 'noSuchPace' ? { paces: MATCH_OPTIONS.pace } : params };
    return { refused: refusalReply(say, rejection) };
  },
  creators: ([creators], say) =>
    creators === 'everybody' || creators === 'organisers' ? { change: { creators } } : { refused: denied(say, 'notUnderstood') },
  openMatches: ([most = NO_LIMIT], say) => {
    if (most === NO_LIMIT) return { change: { openMatches: undefined } };
    const openMatches = OPEN_MATCH_LIMITS.find((each) => String(each) === most);
    return openMatches === undefined ? { refused: denied(say, 'notUnderstood') } : { change: { openMatches } };
  },
  puzzle: ([puzzleChannel], say, guild) => {
    const { change, refused } = READ.channels(puzzleChannel === undefined ? [] : [puzzleChannel], say, guild);
    return change === undefined ? { refused } : { change: { puzzleChannel } };
  },
  theme: ([theme], say) =>
    theme === 'dark' || theme === 'light' ? { change: { theme } } : { refused: denied(say, 'notUnderstood') },
};

/** Returns a server's settings as its languages name them. */
export const factsOf = (say: Sentences, guild: Guild, server: Server): ServerFacts => {
  const { pace } = say.common;
  return {
    channels: server.channels.map((id) => `<#${id}>`),
    organiserRole: server.organiserRole === undefined ? undefined : `<@&${server.organiserRole}>`,
    language: languageName(localeOf(guild, server)),
    pace: say.common.settingOption(pace.name, pace.value(paceOf(server))),
    creators: server.creators,
    openMatches: server.openMatches,
    theme: themeOf(server),
    puzzleChannel: server.puzzleChannel === undefined ? undefined : `<#${server.puzzleChannel}>`,
  };
};

const settingsPanel = (say: Sentences, guild: Guild, server: Server): Reply => {
  const more = row(
    button({ kind: 'welcome' }, say.common.controls.welcome),
    button({ kind: 'audit', page: 0 }, say.moderation.open),
  );
  return textReply(
    say.common.server.settings(factsOf(say, guild, server)),
    channelRow(say.common.server.chooseChannels, 'channels', guild, server.channels, MAX_CHANNELS),
    roleRow(say, guild, server),
    ...menuRows(say, guild, server),
    channelRow(
      say.common.server.choosePuzzle,
      'puzzle',
      guild,
      server.puzzleChannel === undefined ? [] : [server.puzzleChannel],
      1,
    ),
    more,
  );
};

/** Returns the server's language: the configured one, otherwise that of the server on Discord. */
const localeOf = ({ preferredLocale }: Guild, { locale }: Server): string => generalMessages(locale ?? preferredLocale).locale;
const paceOf = ({ pace }: Server): string => pace ?? MATCH_OPTIONS.pace[0];

const themeOf = ({ theme }: Server): NonNullable<Server['theme']> => theme ?? 'dark';

/** Returns a menu of channels. Deleted channels are not preselected, because Discord would refuse the menu. */
const channelRow = (
  placeholder: string,
  setting: ServerSetting,
  guild: Guild,
  channels: readonly string[],
  max_values: number,
): Row =>
  row({
    type: ComponentType.ChannelSelect,
    custom_id: createCustomId({ kind: 'server', setting }),
    placeholder,
    channel_types: [ChannelType.GuildText, ChannelType.GuildAnnouncement],
    min_values: 0,
    max_values,
    default_values: channels
      .filter((id) => guild.channels.cache.has(id))
      .map((id) => ({ id, type: SelectMenuDefaultValueType.Channel })),
  });

const roleRow = ({ common }: Sentences, guild: Guild, { organiserRole = '' }: Server): Row => {
  const chosen = guild.roles.cache.has(organiserRole) ? organiserRole : undefined;
  return row(roleMenu({ kind: 'server', setting: 'organiserRole' }, common.server.chooseOrganisers, chosen));
};

/** Returns one menu for each setting with fixed values. */
const menuRows = (say: Sentences, guild: Guild, server: Server): readonly Row[] => {
  const { server: words } = say.common;
  const rowOf = (
    setting: ServerSetting,
    values: readonly string[],
    chosen: string,
    entryOf: (value: string) => MenuEntry,
  ): Row => {
    const entries = values.map((value) => ({ ...entryOf(value), chosen: value === chosen }));
    return row(menu({ kind: 'server', setting }, '', entries));
  };
  const named =
    (label: (value: string) => string) =>
    (value: string): MenuEntry => ({ value, label: label(value) });
  return [
    rowOf(
      'locale',
      LANGUAGES.map(({ locale }) => locale),
      localeOf(guild, server),
      named((locale) => words.language(languageName(locale))),
    ),
    rowOf('pace', [...new Set([...MATCH_OPTIONS.pace, paceOf(server)])], paceOf(server), (value) => paceEntry(say, value)),
    rowOf(
      'creators',
      ['everybody', 'organisers'],
      server.creators,
      named((value) => words.creators(value as Server['creators'])),
    ),
    rowOf(
      'openMatches',
      [NO_LIMIT, ...OPEN_MATCH_LIMITS.map(String)],
      String(server.openMatches ?? NO_LIMIT),
      named((value) => words.openMatches(value === NO_LIMIT ? undefined : Number(value))),
    ),
    rowOf(
      'theme',
      ['dark', 'light'],
      themeOf(server),
      named((value) => words.themes[value as keyof typeof words.themes]),
    ),
  ];
};
