import { RateLimitError, Routes } from 'discord.js';
import type { DeliveryKey, Match, MatchId } from '#matches/index.ts';
import { sentencesAt } from '../command/language.ts';
import type { Services } from '../command/services.ts';
import { discordCode, failureOf, isRetryable } from '../responses/discordErrors.ts';
import { truncate } from '../text/truncate.ts';

/**
 * A match's thread is named in the match's language, which the host may change until the start. The thread is then renamed
 * once, because Discord allows only two renames of a thread in ten minutes.
 */

const NAME_LIMIT = 100;

/** Returns the name of a match's thread, at most 100 characters. */
export const threadNameOf = (services: Services, match: Match): string => {
  const say = sentencesAt(services, match);
  return truncate(say.common.threadName(match.id, say.game(match.game).name), NAME_LIMIT);
};

/**
 * Returns the key of a row that records an outdated name: claimed when it becomes outdated, marked when the thread is renamed.
 */
const keyOf = (match: MatchId): DeliveryKey => ({ match, version: 0, kind: 'name', recipient: 'channel' });

/** Records that the language has changed since the thread was named. */
export const markNameOutdated = async ({ stores, clock }: Services, match: MatchId): Promise<void> => {
  await stores.deliveries.claim(keyOf(match), clock.now());
};

/** Renames the thread of a started match if its name is outdated. If Discord refuses, the old name stays. */
export const updateThreadName = async (services: Services, match: Match): Promise<void> => {
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
    services.log.warn({ match: match.id, code: discordCode(error) }, 'thread rename refused; keeping the old name');
  }
  await deliveries.mark(keyOf(match.id), { channel: thread, message: thread, contentHash: name });
};
