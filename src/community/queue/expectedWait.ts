import type { EpochMs } from '#matches/index.ts';
import type { Seek } from './seek.ts';
import { acceptedBy, acceptsPace, hoursWaited } from './widening.ts';

/** A wait of the past, of any person of the server. */
export interface PastWait {
  readonly hours: number;
  /** False: the person stopped looking. */
  readonly seated: boolean;
}

/** How long a person will probably still wait, in hours; an absent figure is unknown. */
export interface ExpectedWait {
  /** Half of such waits are over by then. */
  readonly p50?: number;
  /** Four of five are over by then. */
  readonly p80?: number;
  /**
   * How many others look for one of the same games at a pace that both accept. It counts them whether or not one avoids the other, so that
   * it reveals no avoid list.
   */
  readonly others: number;
}

/** With fewer past waits there is no basis. */
const LEAST_WAITS = 10;
/** With fewer waits that took as long as this one has, neither. */
const LEAST_AS_LONG = 5;

/**
 * Returns how long a person will probably still wait, from the recent waits of the server (as Kaplan and Meier estimate it): those who
 * stopped looking, and those who still wait, count as long as they waited, so that only quick tables do not look like the rule.
 */
export const expectedWait = (seeks: readonly Seek[], history: readonly PastWait[], seek: Seek, now: EpochMs): ExpectedWait => {
  const present = seeks.filter(({ userId }) => userId !== seek.userId);
  const others = present.filter((other) => couldMeet(seek, other, now)).length;
  if (history.filter(({ seated }) => seated).length < LEAST_WAITS) return { others };
  const waited = hoursWaited(seek, now);
  const waits = [...history, ...present.map((other): PastWait => ({ hours: hoursWaited(other, now), seated: false }))];
  const [p50, p80] = [0.5, 0.2].map((left) => reaches(waits, waited, left));
  return { ...(p50 !== undefined && { p50 }), ...(p80 !== undefined && { p80 }), others };
};

const ROUNDING = 1e-9;

/** After how many more hours this share of those who have waited as long is still left. */
const reaches = (waits: readonly PastWait[], waited: number, left: number): number | undefined => {
  const later = waits.filter(({ hours }) => hours > waited).sort((one, other) => one.hours - other.hours);
  if (later.length < LEAST_AS_LONG) return undefined;
  let share = 1;
  for (const [index, { hours, seated }] of later.entries()) {
    if (seated) share *= 1 - 1 / (later.length - index);
    if (share <= left + ROUNDING) return hours - waited;
  }
  return undefined;
};

const couldMeet = (one: Seek, other: Seek, now: EpochMs): boolean =>
  one.games.some((game) => other.games.includes(game)) &&
  [...one.paces, ...other.paces].some(
    (pace) => acceptsPace(one.paces, acceptedBy(one, now), pace) && acceptsPace(other.paces, acceptedBy(other, now), pace),
  );
