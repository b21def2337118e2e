import { counter, lister } from '../../plural.ts';
import type { ServerSentences } from '../../server.ts';

const count = counter('en');
const { all } = lister('en-GB');

const matches = (numbers: readonly number[]): string => all(numbers.map((number) => `#${number}`));
const quoted = (permissions: readonly string[]): string => all(permissions.map((permission) => `“${permission}”`));
const language = (name: string): string => `Language: ${name}`;
const creators: ServerSentences['creators'] = (who) =>
  `Who may open matches: ${who === 'everybody' ? 'everybody' : 'organisers only'}`;
const openMatches: ServerSentences['openMatches'] = (most) =>
  `Open matches of a person: ${most === undefined ? 'no limit' : `${most} at most`}`;

const themes = {
  dark: 'Pictures: dark, the sea at night',
  light: 'Pictures: light, the sea by day',
};

/** What the bot says to those who manage a server, in English. */
export const server: ServerSentences = {
  settings: (facts) =>
    [
      '**Matches on this server.** What you choose counts at once, for matches opened from now on.',
      `- Channels: ${facts.channels.length === 0 ? 'all in which threads can be opened' : all(facts.channels)}`,
      `- Organisers: those who may manage the server${facts.organiserRole === undefined ? '' : `, and whoever has the role ${facts.organiserRole}`}`,
      `- ${language(facts.language)}`,
      `- ${facts.pace}`,
      `- ${creators(facts.creators)}`,
      `- ${openMatches(facts.openMatches)}`,
      `- ${themes[facts.theme]}`,
    ].join('\n'),
  chooseChannels: 'Channels for matches: all',
  chooseOrganisers: 'Organisers: choose a role to add',
  language,
  creators,
  openMatches,
  themes,

  nothingLacks: (channels, playing) =>
    `I have all the permissions I need in ${count(channels, { one: '# channel', other: '# channels' })}${playing === 0 ? '' : `, and in the ${count(playing, { one: 'thread of # open match', other: 'threads of # open matches' })}`}.`,
  lackTitle: '**Permissions I lack**',
  lackIn: (channel, permissions) => `- In ${channel}: ${quoted(permissions)}`,
  lackInThreads: (numbers, channel, permissions) =>
    `- In the thread${numbers.length === 1 ? '' : 's'} of ${matches(numbers)} in ${channel}: ${quoted(permissions)}`,
  channelGone: (channel) =>
    `- ${channel} is one of the channels for matches, and it is gone: choose others with \`/server settings\`.`,
  matchesAway: (numbers) => `- The channel of ${matches(numbers)} is gone: nothing can be posted there any more.`,
  why: {
    ViewChannel: 'to be in the channel where a match is opened',
    SendMessages: 'to post the lobby in that channel',
    CreatePublicThreads: 'to open the thread of a match under its lobby',
    SendMessagesInThreads: 'to tell each turn in that thread',
    AttachFiles: 'to show the board as a picture',
    ReadMessageHistory: 'to find the last post after a crash instead of posting it twice',
  },
  neededFor: (permission, why) => `- “${permission}” is needed ${why}.`,
  whoGrants: 'They are granted to my role in the settings of the server, or of the channel.',
};
