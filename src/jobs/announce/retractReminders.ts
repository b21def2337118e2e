import { recipientOf } from '#discord/command/recipient.ts';
import type { Services } from '#discord/command/services.ts';
import { buildMessage, editMessage } from '#discord/components/message.ts';
import { ignoringRejection } from '#discord/delivery/personalNotices.ts';
import { pendingMatchesMessage, pendingMatchFor } from '#discord/status/pendingMatches.ts';
import type { Seat } from '#engine/game.ts';
import type { Delivery, EpochMs, HistoryStep, Match, UserId } from '#matches/index.ts';
import { pendingDecisions } from '../pending/pendingDecisions.ts';
import { reminderKeysSince } from '../pending/reminderKeys.ts';
import type { RetractedReminder } from './postTypes.ts';

/**
 * Edits the direct messages about a turn after the moves that led to it were undone: they say so, and keep the other matches that
 * still wait. Sends nothing to a user who has not been notified. May be called twice.
 */
export const retractReminders = async (services: Services, match: Match, { seat, version }: RetractedReminder): Promise<void> => {
  const user = match.seats.find((row) => row.seat === seat)?.user;
  if (user === undefined) return;
  const steps = (await services.matches.history(match.id, 0))?.steps ?? [];
  const before = steps.filter((step) => step.version < version);
  for (const begun of askedSince(before, seat)) {
    for (const sent of await remindersAbout(services, match.id, user, begun)) await editRetracted(services, match, user, sent);
  }
};

/** Returns when a seat that is active after these steps was asked, and asked again by its own moves, since it became active. */
const askedSince = (steps: readonly HistoryStep[], seat: Seat): readonly EpochMs[] => {
  const became = steps.findLastIndex(({ active, activeBefore }) => active.includes(seat) && !activeBefore.includes(seat));
  if (became === -1) return [];
  return steps
    .slice(became)
    .filter(({ by }, index) => index === 0 || by === seat)
    .map(({ at }) => at.getTime());
};

/** Returns the messages about a decision. A message may be about other matches, too. */
const remindersAbout = async (
  { stores }: Services,
  match: number,
  user: UserId,
  begun: EpochMs,
): Promise<readonly Required<Delivery>[]> => {
  const rows = await Promise.all(
    reminderKeysSince(begun).map((kind) => stores.deliveries.find({ match, version: 0, kind, recipient: user })),
  );
  return rows.flatMap((row) => (row?.message === undefined ? [] : (row as Required<Delivery>)));
};

const editRetracted = async (services: Services, match: Match, user: UserId, sent: Required<Delivery>): Promise<void> => {
  const { say } = await recipientOf(services, user);
  const waiting = [];
  for (const { match: other, running } of await pendingDecisions(services, user)) {
    const isIn = (await remindersAbout(services, other, user, running.begun)).some(({ message }) => message === sent.message);
    const still = isIn ? await pendingMatchFor(services, say, other, user) : undefined;
    if (still !== undefined) waiting.push(still);
  }
  const label = `#${match.id}`;
  const { texts, controls } = await pendingMatchesMessage(services, say, waiting);
  const body = buildMessage({
    texts: [say.notices.calledOff(label), ...texts],
    controls,
    tag: `${label}·${sent.kind}`,
    pings: [],
  });
  await ignoringRejection(services, match, () => editMessage(services.rest, sent.channel, sent.message, body));
};
