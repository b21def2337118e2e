import { createHash } from 'node:crypto';
import { type Recipient, recipientOf } from '#discord/command/recipient.ts';
import type { Services } from '#discord/command/services.ts';
import { buildMessage } from '#discord/components/message.ts';
import { sendDirectMessage } from '#discord/delivery/directMessage.ts';
import { noticeLines } from '#discord/orders/ordersPanel.ts';
import { failureOf, isRetryable } from '#discord/responses/discordErrors.ts';
import {
  DEFAULT_HOURS,
  type DeliveryKey,
  hasUnsent,
  type Match,
  type MatchId,
  type OrderNotice,
  quietUntil,
  type SeatOrders,
  type UserId,
} from '#matches/index.ts';

/**
 * Notifies users of their dropped orders by direct message, after the moves were announced to everybody, and outside their quiet
 * hours. All see the notices in the next panel, too. May be called twice or for nothing.
 */
export const announceDroppedOrders = async (services: Services, id: MatchId): Promise<void> => {
  const { generation, seats } = await services.stores.orders.find(id);
  const waiting = seats.filter(hasUnsent);
  if (waiting.length === 0) return;
  const match = await services.stores.matches.find(id);
  if (match === undefined || match.suspendedAt !== undefined || match.announcedVersion < match.version) return;
  const retries: Date[] = [];
  for (const each of waiting) retries.push(...(await notifyOwner(services, match, each)));
  const next = retries.length === 0 ? undefined : new Date(Math.min(...retries.map(Number)));
  await services.stores.schedule.reschedule(id, { generation }, next);
};

/** Returns when to retry, if at all. */
const notifyOwner = async (services: Services, match: Match, { seat, notices: all }: SeatOrders): Promise<readonly Date[]> => {
  const notices = all.filter(({ sent }) => sent === undefined);
  const user = match.seats.find((row) => row.seat === seat)?.user;
  if (user === undefined) return [];
  const to = await recipientOf(services, user);
  const now = services.clock.now();
  const quietEnd = quietUntil(to.stored?.hours ?? DEFAULT_HOURS, now.getTime());
  if (quietEnd !== undefined) return [new Date(quietEnd)];
  try {
    for (const portion of await portionsOf(services, match.id, user, notices)) {
      const message = await send(services, match, to, portion);
      if (message !== undefined) await services.matches.markNoticesSent(match.id, seat, portion);
    }
    return [];
  } catch (error) {
    if (failureOf(error) === undefined) throw error;
    services.log.warn({ match: match.id, err: error }, 'could not send notices of dropped orders');
    return isRetryable(error) ? [now] : [];
  }
};

/** Returns first the notices that a killed process had begun to send, then the newer ones, so that none is sent twice. */
const portionsOf = async (
  { stores }: Services,
  match: MatchId,
  user: UserId,
  notices: readonly OrderNotice[],
): Promise<readonly (readonly OrderNotice[])[]> => {
  for (let count = notices.length - 1; count > 0; count -= 1) {
    const begun = notices.slice(0, count);
    if ((await stores.deliveries.find(keyOf(match, user, begun))) !== undefined) return [begun, notices.slice(count)];
  }
  return [notices];
};

const kindOf = (notices: readonly OrderNotice[]): string =>
  `orders ${createHash('sha256').update(JSON.stringify(notices)).digest('hex').slice(0, 12)}`;

const keyOf = (match: MatchId, user: UserId, notices: readonly OrderNotice[]): DeliveryKey => ({
  match,
  version: notices.at(-1)?.version ?? 0,
  kind: kindOf(notices),
  recipient: user,
});

const send = (services: Services, match: Match, to: Recipient, notices: readonly OrderNotice[]): Promise<string | undefined> => {
  const { user, say } = to;
  const label = say.common.matchName(match.id);
  const tag = `${label}·${kindOf(notices).replace(' ', '·')}`;
  const lines = [say.common.orders.noticesTitle(label), ...noticeLines(say, match, notices)];
  const body = buildMessage({ texts: [lines.join('\n')], tag, pings: [] });
  return sendDirectMessage(services, to, { key: keyOf(match.id, user, notices), body, tag, dedupe: 'once' });
};
