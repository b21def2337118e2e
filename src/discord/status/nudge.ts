import { TimestampStyles, time } from 'discord.js';
import { afterQuiet, askedSince, isUnderWay, type Nudge } from '#matches/index.ts';
import type { CommandContext, MatchContext } from '../command/command.ts';
import type { Services } from '../command/services.ts';
import { type Reply, textReply } from '../components/reply.ts';
import { notifyUser } from '../delivery/personalNotices.ts';
import { isUnreachable } from '../delivery/reachability.ts';
import { denied, refusalWithHelp, refusedBy } from '../narration/refusalReply.ts';
import { ChannelUnavailable } from '../responses/channelUnavailable.ts';
import { discordCode, failureOf, isRetryable } from '../responses/discordErrors.ts';
import { threadLink } from '../text/links.ts';
import { seatName } from '../text/seatNames.ts';

/** Minimum time between two nudges to a user, across all their matches. A nudge in another match is not disclosed. */
const NUDGE_MS = 24 * 3_600_000;

/**
 * Nudges every player the match waits for. The reply does not reveal whether a player is in their quiet hours; such a player
 * gets the nudge when these end.
 */
export const nudge = async (context: MatchContext): Promise<Reply> => {
  const { say } = context;
  const { match, seat } = context.position;
  if (seat === undefined) return refusedBy(say, 'notInThisMatch');
  if (match.status !== 'playing') return denied(say, 'nobodyToNudge');
  if (match.pausedUntil !== undefined) return denied(say, 'pausedToNudge', time(match.pausedUntil, TimestampStyles.RelativeTime));
  const due = match.seats.filter(
    (row) => row.seat !== seat && match.active.includes(row.seat) && !match.computers.includes(row.seat),
  );
  const sent: NudgeResult[] = [];
  for (const { user, seat: whom } of due) {
    if (user !== undefined)
      sent.push(await nudgeOne(context, match.place.server, { user, match: match.id, by: seat }, seatName(say, match)(whom)));
  }
  if (sent.length === 0) return denied(say, 'nobodyToNudge');
  const lines = sent.map(({ said }) => said).join('\n');
  return sent.every(({ isNudged }) => isNudged) ? textReply(lines) : refusalWithHelp(say, 'notices', lines);
};

/** The result for one player the match waited for. */
type NudgeResult = Readonly<Awaited<ReturnType<typeof nudgeOne>>>;

const nudgeOne = async (
  { services, say }: CommandContext,
  server: string,
  wanted: Pick<Nudge, 'user' | 'match' | 'by'>,
  name: string,
) => {
  const { stores, clock } = services;
  if (await isUnreachable(services, wanted.user, server)) return { said: say.me.gone(name), isNudged: false };
  const at = clock.now();
  const hours = (await stores.users.hoursOf([wanted.user])).get(wanted.user);
  const dueAt = hours === undefined ? at : new Date(afterQuiet(hours, at.getTime()));
  const sent: Nudge = { ...wanted, at, dueAt };
  const last = await stores.nudges.claim(sent, new Date(at.getTime() - NUDGE_MS));
  if (last !== undefined) {
    const again = last.match === wanted.match ? new Date(last.at.getTime() + NUDGE_MS) : undefined;
    return { said: say.me.nudgedAlready(name, again && time(again, TimestampStyles.RelativeTime)), isNudged: false };
  }
  if (dueAt <= at) await sendNudge(services, sent);
  return { said: say.me.nudged(name), isNudged: true };
};

/**
 * Sends a scheduled nudge and then settles it. Sends nothing if the user has moved since or the match is paused. While Discord
 * is unavailable it stays scheduled; where Discord refuses it for good, it is settled unsent.
 */
export const sendNudge = async (services: Services, sent: Nudge): Promise<void> => {
  try {
    await deliverNudge(services, sent);
  } catch (error) {
    if (isRetryable(error)) return;
    if (failureOf(error) === undefined && !(error instanceof ChannelUnavailable)) throw error;
    services.log.warn({ match: sent.match, code: discordCode(error) }, 'Discord refused a nudge');
  }
  await services.stores.nudges.settle(sent);
};

const deliverNudge = async (services: Services, { user, match: id, by, at }: Nudge): Promise<void> => {
  const match = await services.stores.matches.find(id);
  const row = match?.seats.find((each) => each.user === user);
  if (match === undefined || row === undefined || !isUnderWay(match) || match.pausedUntil !== undefined) return;
  if (!match.active.includes(row.seat) || match.computers.includes(row.seat)) return;
  const asked = askedSince((await services.matches.history(id, 0))?.steps ?? [], row.seat);
  if (asked === undefined || asked > at) return;
  const seconds = Math.floor(at.getTime() / 1000);
  const since = time(asked, TimestampStyles.RelativeTime);
  await notifyUser(services, {
    match,
    user,
    kind: `nudge ${seconds}`,
    tag: `#${id}·${seconds}·nudge`,
    direct: (say) => say.notices.nudge(`#${id}`, seatName(say, match)(by), since, threadLink(match)),
    open: (say, mention) => say.notices.publicNudge(`#${id}`, mention, seatName(say, match)(by), since),
  });
};
