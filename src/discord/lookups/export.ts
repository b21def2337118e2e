import type { MatchContext } from '../command/command.ts';
import { fileReply, type Reply } from '../components/reply.ts';
import { refusalReply, refusedBy } from '../narration/refusalReply.ts';
import { seatName } from '../text/seatNames.ts';

/**
 * Returns a match as a JSON file. A finished match is complete, for `npm run verify`. A running one contains what the actor may
 * know, without versions and steps, which would reveal how often others have acted unseen. It names seats only, never users.
 */
export const exportReply = async ({ services, say, position }: MatchContext): Promise<Reply> => {
  const { match } = position;
  const history = await services.matches.history(match, 0);
  if (history === undefined) return refusedBy(say, 'noSuchMatch');
  if (history.unreadable !== undefined) return refusalReply(say, history.unreadable, match.game, seatName(say, match));
  const exported = await services.matches.exportMatch(position, history);
  const said = say.common.plain[exported.secret === undefined ? 'exported' : 'exportedWhole'];
  return fileReply(said, `${match.game}-${match.id}.json`, `${JSON.stringify(exported, undefined, 1)}\n`);
};
