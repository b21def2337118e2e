import type { Seat } from '#engine/game.ts';
import { seatOf } from '../model/seatOf.ts';
import type { Match, UserId } from '../model/types.ts';
import type { ClockChanges, SeatClock, Stoppages } from '../stores/seatClock.ts';
import type { Stores } from '../stores/stores.ts';
import { afterQuiet, deadlineOf, type EpochMs, type Hours, type Interruptions, warningDue } from './clock/index.ts';
import { askedSeats, type ClockTransitionInput, clockChanges, decisionClockOf } from './clockTransitions.ts';

type TimeStores = Pick<Stores, 'clocks' | 'users' | 'holidays'>;

/** Loads everything the clocks of a match depend on, and returns their changes. */
export const changeClocks = async (
  stores: TimeStores,
  match: Match,
  input: Omit<ClockTransitionInput, 'clocks' | 'stoppages' | 'people'>,
): Promise<ClockChanges> => {
  const { game, after, seats } = input;
  if (after.phase !== 'playing' && after.phase !== 'ended') return { seats: [] };
  const asked = askedSeats(game, after);
  const users = seats.flatMap(({ seat, user }) => (user !== undefined && asked.includes(seat) ? user : []));
  const clocks = await stores.clocks.of(match.id);
  const [stoppages, ...people] = await Promise.all([
    stores.clocks.stoppages(match.id, earliestBegun(clocks, input.now)),
    ...users.map((user) => stores.users.find(user)),
  ]);
  const known = new Map(people.flatMap((person) => (person === undefined ? [] : [[person.id, person] as const])));
  return clockChanges({ ...input, clocks, stoppages: withStandingStill(stoppages, match, input.now), people: known });
};

/** Returns the stoppages with the current suspension added, because it is stored only when it ends. */
const withStandingStill = (stoppages: Stoppages, { suspendedAt }: Match, now: EpochMs): Stoppages =>
  suspendedAt === undefined
    ? stoppages
    : { ...stoppages, pauses: [...stoppages.pauses, { from: suspendedAt.getTime(), until: now }] };

const earliestBegun = (clocks: readonly SeatClock[], now: EpochMs): EpochMs =>
  Math.min(now, ...clocks.flatMap(({ running }) => running?.begun ?? []));

/** A seat's clock, with everything its time depends on. */
export type SeatTime = Readonly<NonNullable<Awaited<ReturnType<typeof timeOfSeat>>>>;

/** Returns the clock of a seat's decision; `undefined` if no time runs for it. */
export const timeOfSeat = async (stores: TimeStores, match: Match, seat: Seat) => {
  const clock = (await stores.clocks.of(match.id)).find((each) => each.seat === seat);
  if (clock?.running?.pace === undefined) return undefined;
  const stoppages = await stores.clocks.stoppages(match.id, clock.running.begun);
  return { clock, interruptions: await interruptionsOf(stores, match, seat, stoppages) };
};

const interruptionsOf = async (stores: TimeStores, match: Match, seat: Seat, stoppages: Stoppages): Promise<Interruptions> => {
  const user = match.seats.find((row) => row.seat === seat)?.user;
  const { planned } = user === undefined ? { planned: [] } : await stores.holidays.of(user);
  return { ...stoppages, holidays: planned };
};

/** Returns the deadline of a seat's decision. Show it only to the seat's person, because it reveals their quiet hours. */
export const deadlineFor = async (stores: TimeStores, match: Match, seat: Seat): Promise<Date | undefined> => {
  const time = await timeOfSeat(stores, match, seat);
  const at = time && upAt(time);
  return at === undefined ? undefined : new Date(at);
};

/** Returns when a seat's time is up. */
export const upAt = ({ clock, interruptions }: SeatTime): EpochMs | undefined => {
  const decision = decisionClockOf(clock);
  return decision && deadlineOf(decision, interruptions).at;
};

/** Returns when a running clock began, and when its time is up. */
export const limitOf = (time: SeatTime): { readonly begun: EpochMs; readonly upAt: EpochMs } | undefined => {
  const at = upAt(time);
  const { running } = time.clock;
  return at === undefined || running === undefined ? undefined : { begun: running.begun, upAt: at };
};

/** The result of checking a running clock. */
export type ClockCheck = Readonly<NonNullable<ReturnType<typeof checkClock>>>;

/**
 * Checks a running clock. The warning comes once, and never in a pause or in quiet hours: neither the clock's own nor the
 * person's current ones (`present`). If these last until the time is up, there is no warning.
 */
export const checkClock = ({ clock, interruptions }: SeatTime, present: Hours, now: EpochMs) => {
  const decision = decisionClockOf(clock);
  if (decision === undefined) return undefined;
  const { at, holidays } = deadlineOf(decision, interruptions);
  const soonest = Math.max(now, warningDue(decision, interruptions));
  const inPause = interruptions.pauses.find(({ from, until }) => from <= soonest && soonest < until);
  const warnAt = clock.running?.isWarned ? at : afterQuiet(present, inPause?.until ?? soonest);
  const coming = [warnAt, ...holidays.map(({ from }) => from)].filter((moment) => moment > now && moment < at);
  return {
    upAt: at,
    /** Holidays on which the clock has run out by now. */
    spent: holidays.filter(({ from }) => from <= now).map(({ day }) => day),
    /** Whether to warn its person now. */
    warns: warnAt <= now && now < at,
    /** When to check next. */
    dueAt: Math.min(at, ...coming),
  };
};

/** Schedules checks of a user's clocks after they cancelled holidays, because their time may now end earlier. */
export const lookAgainAtClocks = async (stores: Pick<Stores, 'matches' | 'schedule'>, user: UserId, now: Date): Promise<void> => {
  for (const match of await stores.matches.list({ openOf: user })) {
    const seat = seatOf(match, user);
    if (seat !== undefined) await stores.schedule.reschedule(match.id, { seat }, now);
  }
};
