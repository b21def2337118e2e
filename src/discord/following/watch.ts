import type { Sentences } from '#i18n/index.ts';
import type { MatchId } from '#matches/index.ts';
import { upsertUser } from '../command/actor.ts';
import type { CommandContext, MatchContext } from '../command/command.ts';
import { button, type Reply, type Row, row, textReply } from '../components/reply.ts';
import { denied } from '../narration/refusalReply.ts';

/** Lets the actor watch a running match: they get the picture of each new round by direct message. Not for its players. */
export const watch = async ({ services, say, actor, position: { match, seat } }: MatchContext): Promise<Reply> => {
  if (seat !== undefined) return denied(say, 'watchOwn');
  if (match.status !== 'playing') return denied(say, 'watchLater');
  if ((await upsertUser(services, actor)).dmClosed) return denied(say, 'watchClosed');
  await services.stores.followers.begin(match.id, actor.user, services.clock.now());
  return textReply(say.moderation.watching(say.common.matchName(match.id)), stopRow(say, match.id));
};

/** Stops sending pictures. Allowed wherever it is pressed, and also after the actor lost sight of the match. */
export const stopWatching = async ({ services, say, actor }: CommandContext, match: MatchId): Promise<Reply> => {
  await services.stores.followers.end(match, actor.user);
  return textReply(say.moderation.stoppedWatching);
};

export const stopRow = (say: Sentences, match: MatchId): Row =>
  row(button({ kind: 'unwatch', match }, say.moderation.stopWatching));
