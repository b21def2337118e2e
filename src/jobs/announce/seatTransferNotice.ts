import { recipientOf } from '#discord/command/recipient.ts';
import type { Services } from '#discord/command/services.ts';
import { buildMessage } from '#discord/components/message.ts';
import { sendDirectMessage } from '#discord/delivery/directMessage.ts';
import { ignoringRejection } from '#discord/delivery/personalNotices.ts';
import { escapeMarkdown } from '#discord/text/escapeMarkdown.ts';
import { threadLink } from '#discord/text/links.ts';
import { DEFAULT_HOURS, type Match, type Motion, quietUntil, type Remark } from '#matches/index.ts';

/** A decision by others, with its public number; `remark`: an organiser's reason. */
interface Decision {
  readonly number: number;
  readonly motion: Motion;
  readonly remark?: Remark | undefined;
}

/**
 * Sends a player one direct message when others have given their seat away, with how to take it back: a player who has been
 * away may not look at the thread. In quiet hours it comes without a sound. Not sent if the seat has been taken in the
 * meantime.
 */
export const notifySeatTransfer = async (
  services: Services,
  match: Match,
  { number, motion, remark }: Decision,
): Promise<void> => {
  if (motion.kind !== 'replace' && motion.kind !== 'computer') return;
  const user = match.seats.find(({ seat }) => seat === motion.seat)?.user;
  if (user === undefined || user === remark?.user || !match.computers.includes(motion.seat)) return;
  const to = await recipientOf(services, user);
  const { stored: known, say } = to;
  const label = say.common.matchName(match.id);
  const reason = remark && escapeMarkdown(remark.text);
  const tag = `${label}·${number}·seat given`;
  const body = buildMessage({
    texts: [say.table.seatGivenAway(label, motion.kind, reason, threadLink(match))],
    tag,
    pings: [],
    silent: quietUntil(known?.hours ?? DEFAULT_HOURS, services.clock.now().getTime()) !== undefined,
  });
  const key = { match: match.id, version: number, kind: 'seat given', recipient: user };
  await ignoringRejection(services, match, () => sendDirectMessage(services, to, { key, body, tag, dedupe: 'once' }));
};
