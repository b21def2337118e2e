import type { PictureTheme } from '#matches/index.ts';
import { recordOf } from '../keys.ts';
import type { CommonText } from '../phrases/commonPhrases.ts';

/** The permissions the bot asks for, as Discord's interface names them. */
const NEEDED_PERMISSIONS = [
  'ViewChannel',
  'SendMessages',
  'CreatePublicThreads',
  'SendMessagesInThreads',
  'AttachFiles',
  'ReadMessageHistory',
] as const;

export type NeededPermission = (typeof NEEDED_PERMISSIONS)[number];

/** How a server wants its matches. */
export interface ServerFacts {
  /** Mentions; none: every channel. */
  readonly channels: readonly string[];
  /** A mention. */
  readonly organiserRole: string | undefined;
  /** Its own name: "English". */
  readonly language: string;
  readonly pace: string;
  readonly creators: 'everybody' | 'organisers';
  readonly openMatches: number | undefined;
  /** A mention. */
  readonly puzzleChannel: string | undefined;
  readonly theme: PictureTheme;
}

/** The settings of a server, by their names where they are stored. */
type SettingLine = 'locale' | Exclude<keyof ServerFacts, 'language'>;

const lines = (t: CommonText, facts: ServerFacts): Readonly<Record<SettingLine, string>> => ({
  channels: facts.channels.length === 0 ? t('server-channels-all') : t('server-channels', { channels: t.all(facts.channels) }),
  organiserRole:
    facts.organiserRole === undefined ? t('server-organisers') : t('server-organisers-role', { role: facts.organiserRole }),
  locale: t('server-language', { name: facts.language }),
  pace: facts.pace,
  creators: t('server-creators', { who: facts.creators }),
  openMatches: openMatches(t, facts.openMatches),
  theme: t(`server-themes-${facts.theme}`),
  puzzleChannel:
    facts.puzzleChannel === undefined ? t('server-puzzle-none') : t('server-puzzle', { channel: facts.puzzleChannel }),
});

const openMatches = (t: CommonText, most: number | undefined): string =>
  most === undefined ? t('server-open-matches-any') : t('server-open-matches', { most });

const matchesIn = (t: CommonText, numbers: readonly number[]): string => t.all(numbers.map((number) => `#${number}`));

const isNeeded = (permission: string): permission is NeededPermission =>
  (NEEDED_PERMISSIONS as readonly string[]).includes(permission);

/** Returns what Discord's settings call a permission. Those that the bot never asks for are named in English. */
export const permissionName = (t: CommonText, permission: string): string =>
  isNeeded(permission) ? t(`permission-${permission}`) : permission.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');

/** Returns a list of permissions, each in quotation marks. */
export const quotedPermissions = (t: CommonText, permissions: readonly string[]): string =>
  t.all(permissions.map((permission) => t('server-permission', { permission })));

/** Returns the sentences of a language for those who manage a server. Channels and roles are mentions. */
export const serverSentences = (t: CommonText) => ({
  /** Everything as it is set, over the menus that change it. */
  settings: (facts: ServerFacts) =>
    [t('server-settings'), ...Object.values(lines(t, facts)).map((line) => `- ${line}`)].join('\n'),
  /** Each setting as it is set: “Language: English”. */
  lines: (facts: ServerFacts) => lines(t, facts),
  /** On the menus of channels and roles while nothing is chosen; at most 150 characters. */
  chooseChannels: t('server-choose-channels'),
  chooseOrganisers: t('server-choose-organisers'),
  choosePuzzle: t('server-choose-puzzle'),
  /** Entries of menus, each with what it is about: "Pace: 48 hours for each decision"; at most 100 characters. */
  language: (name: string) => t('server-language', { name }),
  creators: (who: ServerFacts['creators']) => t('server-creators', { who }),
  openMatches: (most: number | undefined) => openMatches(t, most),
  themes: recordOf(['dark', 'light'], (theme) => t(`server-themes-${theme}`)),

  /** No permission is missing in this number of channels and of matches' threads. */
  nothingLacks: (channels: number, matches: number) =>
    matches === 0 ? t('server-nothing-lacks', { channels }) : t('server-nothing-lacks-threads', { channels, matches }),
  lackTitle: t('server-lack-title'),
  /** What the bot lacks in a channel, by the names of permissions. */
  lackIn: (channel: string, permissions: readonly string[]) =>
    t('server-lack-in', { channel, permissions: quotedPermissions(t, permissions) }),
  /** Missing permissions in the threads of matches in a channel. */
  lackInThreads: (numbers: readonly number[], channel: string, permissions: readonly string[]) =>
    t('server-lack-in-threads', {
      count: numbers.length,
      matches: matchesIn(t, numbers),
      channel,
      permissions: quotedPermissions(t, permissions),
    }),
  /** A channel is gone that the server has named. */
  channelGone: (channel: string) => t('server-channel-gone', { channel }),
  /** The channel of matches is gone. */
  matchesAway: (numbers: readonly number[]) => t('server-matches-away', { matches: matchesIn(t, numbers) }),
  /** What a permission is needed for: "to show the board as a picture". */
  why: recordOf(NEEDED_PERMISSIONS, (permission) => t(`server-why-${permission}`)),
  neededFor: (permission: string, why: string) => t('server-needed-for', { permission, why }),
  whoGrants: t('server-who-grants'),
});
