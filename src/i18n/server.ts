import type { PictureTheme } from '#matches/index.ts';

/** The permissions the bot asks for, as Discord's interface names them. */
export type NeededPermission =
  | 'ViewChannel'
  | 'SendMessages'
  | 'CreatePublicThreads'
  | 'SendMessagesInThreads'
  | 'AttachFiles'
  | 'ReadMessageHistory';

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
  readonly theme: PictureTheme;
}

/** What a language says about the settings of a server and to those who manage it. Channels and roles are mentions. */
export interface ServerSentences {
  /** Everything as it is set, over the menus that change it. */
  settings(facts: ServerFacts): string;
  /** On the menus of channels and roles while nothing is chosen; at most 150 characters. */
  readonly chooseChannels: string;
  readonly chooseOrganisers: string;
  /** Entries of menus, each with what it is about: "Pace: 48 hours for each decision"; at most 100 characters. */
  language(name: string): string;
  creators(creators: ServerFacts['creators']): string;
  openMatches(most: number | undefined): string;
  readonly themes: Readonly<Record<PictureTheme, string>>;

  /** Nothing is lacking in so many channels and the threads of so many matches. */
  nothingLacks(channels: number, matches: number): string;
  readonly lackTitle: string;
  /** What the bot lacks in a channel, by the names of permissions. */
  lackIn(channel: string, permissions: readonly string[]): string;
  /** The same in the threads of matches in a channel. */
  lackInThreads(matches: readonly number[], channel: string, permissions: readonly string[]): string;
  /** A channel is gone that the server has named. */
  channelGone(channel: string): string;
  /** The channel of matches is gone. */
  matchesAway(matches: readonly number[]): string;
  /** What a permission is needed for: "to show the board as a picture". */
  readonly why: Readonly<Record<NeededPermission, string>>;
  neededFor(permission: string, why: string): string;
  readonly whoGrants: string;
}
