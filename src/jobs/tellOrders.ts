import { createHash } from 'node:crypto';
import { sendDirectly } from '#discord/directMessage.ts';
import { noticeLines } from '#discord/orders.ts';
import { postBody } from '#discord/post.ts';
import { isOutage } from '#discord/postErrors.ts';
import type { Services } from '#discord/services.ts';
import type { Match, MatchId, SeatOrders } from '#matches/index.ts';

/**
 * Tells owners by direct message of orders that are gone, after all others have been told what happened. Who takes no direct
 * messages finds it in the next panel; so it is, too, while Discord is away.
 */
export const tellOrders = async (services: Services, id: MatchId): Promise<void> => {
  const { seats } = await services.stores.orders.find(id);
  const match = await services.stores.matches.find(id);
  for (const each of seats) {
    if (match !== undefined && each.notices.length > 0) await tellOwner(services, match, each);
  }
};

const tellOwner = async (services: Services, match: Match, { seat, notices }: SeatOrders): Promise<void> => {
  const user = match.seats.find((row) => row.seat === seat)?.user;
  if (user === undefined) return;
  const say = services.sentences((await services.stores.users.find(user))?.locale);
  const label = say.common.matchName(match.id);
  const told = createHash('sha256').update(JSON.stringify(notices)).digest('hex').slice(0, 12);
  const mark = `${label}·orders·${told}`;
  const lines = [say.common.orders.noticesTitle(label), ...noticeLines(say, match, notices)];
  const body = postBody({ texts: [lines.join('\n')], mark, pings: [] });
  const key = { match: match.id, version: notices.at(-1)?.version ?? 0, kind: `orders ${told}`, recipient: user };
  try {
    const message = await sendDirectly(services, user, { key, body, mark, keep: 'once' });
    if (message !== undefined) await services.matches.noticesTold(match.id, seat, notices);
  } catch (error) {
    if (!isOutage(error)) throw error;
    services.log.warn({ match: match.id, err: error }, 'Discord is away: news of orders wait for the next panel');
  }
};
