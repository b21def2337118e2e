import { TimestampStyles, time } from 'discord.js';
import { sentencesAt } from '#discord/command/language.ts';
import type { Services } from '#discord/command/services.ts';
import { ignoringRejection } from '#discord/delivery/personalNotices.ts';
import { postOnceInThread } from '#discord/delivery/threads.ts';
import { seatName } from '#discord/text/seatNames.ts';
import type { ReminderState, User } from '#matches/index.ts';
import { repostOrphaned } from '../announce/announce.ts';
import type { PendingDecision } from '../pending/pendingDecisions.ts';

/**
 * Posts, once per decision, whom the match waits for in vain and what can be done about it; no reminders follow. A user counts
 * as unreachable if they take no direct messages and have reacted to no mention. Returns the reminder state after it.
 */
export const announceStall = async (
  services: Services,
  person: User | undefined,
  context: PendingDecision,
  isGone: boolean,
): Promise<ReminderState> => {
  const { stores, clock } = services;
  const { on, seat, running } = context;
  const { begun, isPinged, reminded } = running;
  const kind = `stalled ${seat} since ${begun}`;
  const tag = `#${on.id}·${kind}`;
  const since = time(Math.floor(begun / 1000), TimestampStyles.RelativeTime);
  const say = sentencesAt(services, on);
  const text = say.notices.stalled(`#${on.id}`, seatName(say, on)(seat), since, isGone);
  await ignoringRejection(services, on, async () => {
    await postOnceInThread(services, on, { kind, texts: [text], tag, pings: [] });
    await repostOrphaned(services, on.id);
  });
  if (!isGone && person?.dmClosed === true && reminded > 0) {
    await stores.departures.note({ user: person.id, server: on.place.server, reason: 'silent', since: clock.now() });
  }
  const state = { isPinged, reminded };
  await stores.clocks.markReminded(context, state);
  return state;
};
