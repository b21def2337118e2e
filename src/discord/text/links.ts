import type { Match } from '#matches/index.ts';

/** Returns a link to the match's thread or channel that works on every server and in direct messages. */
export const threadLink = ({ place: { server, channel, thread } }: Match): string =>
  `https://discord.com/channels/${server}/${thread ?? channel}`;

/** Returns a mention of the match's thread or channel, which Discord shows by its name to those on its server. */
export const threadMention = ({ place: { channel, thread } }: Match): string => `<#${thread ?? channel}>`;
