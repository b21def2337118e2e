import type { Sentences } from '#i18n/index.ts';
import type { Match, UserId } from '#matches/index.ts';
import type { Services } from '../command/services.ts';
import { ignoringRejection, notifyInThread } from './personalNotices.ts';

/**
 * Posts in the match's thread, once per match and player, that direct messages do not reach the player, and where to find their
 * card. It pings nobody.
 */
export const postUnreachableNotice = (services: Services, match: Match, user: UserId): Promise<void> => {
  const [kind, tag] = ['unreachable', `#${match.id}·unreachable`];
  const open = ({ notices }: Sentences, mention: string): string => notices.unreachable(mention);
  return ignoringRejection(services, match, () => notifyInThread(services, { match, user, kind, tag, open }, []));
};
