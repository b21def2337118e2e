import { TimestampStyles, time } from 'discord.js';
import type { Services } from '#discord/command/services.ts';
import { tryNotifyUser } from '#discord/delivery/personalNotices.ts';
import { threadLink } from '#discord/text/links.ts';
import {
  checkClock,
  DEFAULT_HOURS,
  isUnderWay,
  type LivenessMonitor,
  type Match,
  type MatchId,
  type Pause,
  pauseWarningDue,
  type SeatClock,
  type SeatTime,
  timeOfSeat,
  type UserId,
  voteEndsAt,
} from '#matches/index.ts';
import { processVoteDeadline } from './voteDeadlines.ts';

/**
 * Processes the deadlines of a match: counts a vote, ends its pause or announces that, spends holidays, warns, and lets time
 * run out. May be called twice or for nothing. Returns when to check again. Does nothing while the bot or the worker is down,
 * since nobody can act then.
 */
export const processDeadlines = async (services: Services, liveness: LivenessMonitor, id: MatchId): Promise<Date | undefined> => {
  if (!(await liveness.heartbeat())) return undefined;
  const match = await services.stores.matches.find(id);
  if (match === undefined || !isUnderWay(match)) return undefined;
  const now = services.clock.now().getTime();
  if ((voteEnds(match) ?? Number.POSITIVE_INFINITY) <= now) await processVoteDeadline(services, id);
  const pause = await pauseOf(services, match);
  if (pause !== undefined) await processPauseEnd(services, match, pause);
  for (const { seat, running } of await services.stores.clocks.of(id)) {
    if (running?.dueAt !== undefined && running.dueAt <= now) await processSeatDeadline(services, id, seat);
  }
  const current = await services.stores.matches.find(id);
  return current && nextDeadline(services, current, await services.stores.clocks.of(id));
};

/** Returns the next deadline of a match, if any. */
export const nextDeadline = async (services: Services, match: Match, clocks: readonly SeatClock[]): Promise<Date | undefined> => {
  if (!isUnderWay(match)) return undefined;
  const pause = await pauseOf(services, match);
  const due = [voteEnds(match), pause?.dueAt, ...clocks.map(({ running }) => running?.dueAt)].flatMap((dueAt) => dueAt ?? []);
  return due.length === 0 ? undefined : new Date(Math.min(...due));
};

const voteEnds = (match: Match): number | undefined => match.voteUntil && voteEndsAt(match, { until: match.voteUntil.getTime() });

/** Returns the current pause of a match. */
const pauseOf = async ({ stores }: Services, { id, pausedUntil }: Match): Promise<Pause | undefined> => {
  if (pausedUntil === undefined) return undefined;
  const { pauses } = await stores.clocks.stoppages(id, pausedUntil.getTime() - 1);
  return pauses.find(({ dueAt }) => dueAt !== undefined);
};

const processPauseEnd = async (services: Services, match: Match, pause: Pause): Promise<void> => {
  const { matches, stores, clock } = services;
  const now = clock.now().getTime();
  if (pause.until <= now) {
    await matches.play(match.id, { type: 'EndPause' }, `resume:${match.id}:${pause.until}`);
    return;
  }
  if (pause.dueAt === undefined || pause.dueAt > now) return;
  const users = await playersOf(services, match);
  const hours = await stores.users.hoursOf(users);
  const dueOf = (user: UserId): number => pauseWarningDue(pause, hours.get(user) ?? DEFAULT_HOURS);
  for (const user of users) {
    if (dueOf(user) <= now && !(await announceEnd(services, match, pause, user))) return;
  }
  const coming = users.map(dueOf).filter((at) => at > now && at < pause.until);
  await stores.schedule.reschedule(match.id, { pause: pause.from }, new Date(Math.min(pause.until, ...coming)));
};

/** Returns the users who still play. */
const playersOf = async ({ matches }: Services, { id, seats, computers }: Match): Promise<readonly UserId[]> => {
  const conceded = (await matches.position(id, undefined))?.conceded ?? [];
  return seats.flatMap(({ user, seat }) =>
    user === undefined || computers.includes(seat) || conceded.includes(seat) ? [] : user,
  );
};

/** Notifies a user once of the end of a pause. Returns false while Discord is unavailable. */
const announceEnd = (services: Services, match: Match, { until }: Pause, user: UserId): Promise<boolean> => {
  const seconds = Math.floor(until / 1000);
  const when = time(seconds, TimestampStyles.RelativeTime);
  return tryNotifyUser(services, {
    match,
    user,
    kind: `pause until ${seconds}`,
    tag: `#${match.id}·${seconds}·pause`,
    direct: ({ notices }) => notices.pauseEnds(`#${match.id}`, when, threadLink(match)),
    open: ({ notices }, mention) => notices.publicPauseEnds(`#${match.id}`, mention, when),
  });
};

const processSeatDeadline = async (services: Services, id: MatchId, seat: number): Promise<void> => {
  const { matches, stores, clock } = services;
  const match = await stores.matches.find(id);
  const read = match && (await timeOfSeat(stores, match, seat));
  const user = match?.seats.find((row) => row.seat === seat)?.user;
  if (match === undefined || read?.clock.running === undefined) return;
  const { running } = read.clock;
  const { begun, isWarned } = running;
  const present = user === undefined ? undefined : (await stores.users.find(user))?.hours;
  const check = checkClock(read, present ?? DEFAULT_HOURS, clock.now().getTime());
  if (check === undefined) return;
  if (user !== undefined && check.spent.length > 0) await stores.holidays.spend(user, check.spent);
  if (check.upAt <= clock.now().getTime()) {
    await matches.play(id, { type: 'RunOutOfTime', seat, begun }, `timeout:${id}:${seat}:${begun}`);
    return;
  }
  if (check.warns && user !== undefined && !(await warn(services, match, read, user, check.upAt))) return;
  await stores.schedule.reschedule(id, { seat, running, isWarned: isWarned || check.warns }, new Date(check.dueAt));
};

/** Warns a user. Only they see the deadline, because it reveals their hours and holidays. */
const warn = (services: Services, match: Match, { clock }: SeatTime, user: UserId, upAt: number): Promise<boolean> => {
  const begun = Math.floor((clock.running?.begun ?? 0) / 1000);
  const end = Math.floor(upAt / 1000);
  const until = `${time(end, TimestampStyles.ShortDateTime)} (${time(end, TimestampStyles.RelativeTime)})`;
  return tryNotifyUser(services, {
    match,
    user,
    kind: `warning ${begun}`,
    tag: `#${match.id}·${begun}·warning`,
    direct: ({ notices }) => notices.warning(`#${match.id}`, until, threadLink(match)),
    open: ({ notices }, mention) => notices.publicWarning(`#${match.id}`, mention),
  });
};
