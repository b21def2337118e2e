import { RateLimitError, Routes } from 'discord.js';
import type { DeliveryKey, Match, MatchId } from '#matches/index.ts';
import { sentencesAt } from '../command/language.ts';
import type { Services } from '../command/services.ts';
import { discordCode, failureOf, isRetryable } from '../responses/discordErrors.ts';
import { truncate } from '../text/truncate.ts';

/**
 * A match's thread is named in the match's language, which its host may choose anew until the start. Then it is renamed, once: Discord
 * takes but two names of a thread in ten minutes.
 */

const NAME_LIMIT = 100;

/** What the thread of a match is called. */
export const threadNameOf = (services: Services, match: Match): string => {
  const say = sentencesAt(services, match);
  return truncate(say.common.threadName(match.id, say.game(match.game).name), NAME_LIMIT);
};

/** A row that is claimed stands for a name that is out of date, and is marked when there is a new one. */
const keyOf = (match: MatchId): DeliveryKey => ({ match, version: 0, kind: 'name', recipient: 'channel' });

/** Notes that another language has been chosen since the thread was named. */
export const noteNameOld = async ({ stores, clock }: Services, match: MatchId): Promise<void> => {
  await stores.deliveries.claim(keyOf(match), clock.now());
};

/** Names the thread of a match that has started anew, if it is to be. Where Discord refuses, the old name does as well. */
export const renewName = async (services: Services, match: Match): Promise<void> => {
  const { deliveries } = services.stores;
  const { thread } = match.place;
  if (match.status === 'lobby' || thread === undefined) return;
  const noted = await deliveries.find(keyOf(match.id));
  if (noted === undefined || noted.message !== undefined) return;
  const name = threadNameOf(services, match);
  try {
    await services.rest.patch(Routes.channel(thread), { body: { name } });
  } catch (error) {
    if ((isRetryable(error) && !(error instanceof RateLimitError)) || failureOf(error) === undefined) throw error;
    services.log.warn({ match: match.id, code: discordCode(error) }, 'a thread keeps its old name');
  }
  await deliveries.mark(keyOf(match.id), { channel: thread, message: thread, contentHash: name });
};
