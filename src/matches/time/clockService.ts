import type { Seat } from '#engine/game.ts';
import { seatOf } from '../model/seatOf.ts';
import type { Match, UserId } from '../model/types.ts';
import type { ClockChanges, SeatClock, Stoppages } from '../stores/seatClock.ts';
import type { Stores } from '../stores/stores.ts';
import { afterQuiet, type Day, deadlineOf, type EpochMs, type Hours, type Interruptions, warningDue } from './clock/index.ts';
import { askedSeats, type ClockTransitionInput, clockChanges, decisionClockOf } from './clockTransitions.ts';

type TimeStores = Pick<Stores, 'clocks' | 'users' | 'holidays'>;

/** Reads what the clocks of a match hang on, and answers what becomes of them. */
export const changeClocks = async (
  stores: TimeStores,
  match: Match,
  passing: Omit<ClockTransitionInput, 'clocks' | 'stoppages' | 'people'>,
): Promise<ClockChanges> => {
  const { game, after, seats } = passing;
  if (after.phase !== 'playing' && after.phase !== 'ended') return { seats: [] };
  const asked = askedSeats(game, after);
  const users = seats.flatMap(({ seat, user }) => (user !== undefined && asked.includes(seat) ? user : []));
  const clocks = await stores.clocks.of(match.id);
  const [stoppages, ...people] = await Promise.all([
    stores.clocks.stoppages(match.id, earliestBegun(clocks, passing.now)),
    ...users.map((user) => stores.users.find(user)),
  ]);
  const known = new Map(people.flatMap((person) => (person === undefined ? [] : [[person.id, person] as const])));
  return clockChanges({ ...passing, clocks, stoppages: withStandingStill(stoppages, match, passing.now), people: known });
};

/** A match that stands still has done so up to now: it is written down when that is over. */
const withStandingStill = (stoppages: Stoppages, { suspendedAt }: Match, now: EpochMs): Stoppages =>
  suspendedAt === undefined
    ? stoppages
    : { ...stoppages, pauses: [...stoppages.pauses, { from: suspendedAt.getTime(), until: now }] };

const earliestBegun = (clocks: readonly SeatClock[], now: EpochMs): EpochMs =>
  Math.min(now, ...clocks.flatMap(({ running }) => running?.begun ?? []));

/** A seat's clock, with all it hangs on. */
export interface SeatTime {
  readonly clock: SeatClock;
  readonly interruptions: Interruptions;
}

/** The clock of a seat that is asked something, as far as time runs for it. */
export const timeOfSeat = async (stores: TimeStores, match: Match, seat: Seat): Promise<SeatTime | undefined> => {
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

/** Until when the person in a seat has time for what they are asked; for nobody else's eyes, since their hours show in it. */
export const deadlineFor = async (stores: TimeStores, match: Match, seat: Seat): Promise<Date | undefined> => {
  const time = await timeOfSeat(stores, match, seat);
  const at = time && upAt(time);
  return at === undefined ? undefined : new Date(at);
};

/** When a seat's time is up. */
export const upAt = ({ clock, interruptions }: SeatTime): EpochMs | undefined => {
  const decision = decisionClockOf(clock);
  return decision && deadlineOf(decision, interruptions).at;
};

/** Since when a clock that runs does so, and when its time is up. */
export const limitOf = (time: SeatTime): { readonly begun: EpochMs; readonly upAt: EpochMs } | undefined => {
  const at = upAt(time);
  const { running } = time.clock;
  return at === undefined || running === undefined ? undefined : { begun: running.begun, upAt: at };
};

/** What a look at a running clock finds. */
export interface ClockCheck {
  readonly upAt: EpochMs;
  /** Holidays on which the clock has run out by now. */
  readonly spent: readonly Day[];
  /** Whether its person is to be warned now. */
  readonly warns: boolean;
  /** When to look again. */
  readonly dueAt: EpochMs;
}

/**
 * Looks at a clock that runs. The warning comes once, never in quiet hours, neither in those of the clock nor in those its person has
 * by now (`present`), nor in a pause; where these last until the time is up it is left out.
 */
export const checkClock = ({ clock, interruptions }: SeatTime, present: Hours, now: EpochMs): ClockCheck | undefined => {
  const decision = decisionClockOf(clock);
  if (decision === undefined) return undefined;
  const { at, holidays } = deadlineOf(decision, interruptions);
  const soonest = Math.max(now, warningDue(decision, interruptions));
  const inPause = interruptions.pauses.find(({ from, until }) => from <= soonest && soonest < until);
  const warnAt = clock.running?.isWarned ? at : afterQuiet(present, inPause?.until ?? soonest);
  const coming = [warnAt, ...holidays.map(({ from }) => from)].filter((moment) => moment > now && moment < at);
  return {
    upAt: at,
    spent: holidays.filter(({ from }) => from <= now).map(({ day }) => day),
    warns: warnAt <= now && now < at,
    dueAt: Math.min(at, ...coming),
  };
};

/** After a person has taken holidays back: their time may be up earlier than it was. */
export const lookAgainAtClocks = async (stores: Pick<Stores, 'matches' | 'clocks'>, user: UserId, now: Date): Promise<void> => {
  for (const match of await stores.matches.openMatchesOf(user)) {
    const seat = seatOf(match, user);
    if (seat !== undefined) await stores.clocks.reschedule(match.id, seat, now.getTime());
  }
};
