import type { Match } from '#matches/index.ts';

/** Where a match is played, as a link that works on every server and in direct messages. */
export const threadLink = ({ place: { server, channel, thread } }: Match): string =>
  `https://discord.com/channels/${server}/${thread ?? channel}`;
