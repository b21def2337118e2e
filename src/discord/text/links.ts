import type { Match } from '#matches/index.ts';

/** Returns a link to the match's thread or channel that works on every server and in direct messages. */
export const threadLink = ({ place: { server, channel, thread } }: Match): string =>
  `https://discord.com/channels/${server}/${thread ?? channel}`;
