import { type Match, mentionedInThread, type UserId } from '#matches/index.ts';
import { sentencesAt } from '../command/language.ts';
import type { Services } from '../command/services.ts';
import { button, row } from '../components/reply.ts';
import { ignoringRejection } from './personalNotices.ts';
import { postOnceInThread } from './threads.ts';

/**
 * Tells a player in the match's thread, once per match, that direct messages do not reach them, and where to find their card.
 */
export const postUnreachableNotice = async (services: Services, match: Match, user: UserId): Promise<void> => {
  const say = sentencesAt(services, match);
  await ignoringRejection(services, match, () =>
    postOnceInThread(services, match, {
      kind: 'unreachable',
      recipient: mentionedInThread(user),
      texts: [say.notices.unreachable(`<@${user}>`)],
      controls: [row(button({ kind: 'me', part: 'settings' }, say.common.controls.mySettings))],
      tag: `#${match.id}·unreachable ${user}`,
      pings: [],
    }),
  );
};
