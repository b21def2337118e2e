import { rate, rating as unknownSkill } from 'openskill';
import type { RatedPart, Rating } from '#matches/index.ts';

/** What is known of a player's strength. */
type Skill = Pick<Rating, 'mu' | 'sigma'>;

interface Climber {
  readonly rating: Rating;
  /** When they met each person, in epoch milliseconds, oldest first. */
  readonly meetings: Map<string, number[]>;
}

/** The people who are rated in one game on one server. */
export type Ladder = Map<string, Climber>;

/**
 * The opponents by whom a player is rated have met this many different people. So matches of a few accounts with each other, which may all
 * be one person's, say nothing about any of them.
 */
export const KNOWN_BY = 8;
/** The standard deviation from which on a rating is shown. Most reach it after about ten matches. */
const CERTAIN = 7;
/** The meetings of two people within this time, before a match, lower its weight. */
const WINDOW_MS = 90 * 24 * 3_600_000;

/** How much a strength may change from one match to the next. */
const TAU = 25 / 300;

const NEWCOMER: Rating = { ...unknownSkill(), matches: 0, met: 0 };

/** Whether a rating may be shown: it is certain enough, and rests on enough people. */
export const isShown = ({ sigma, met }: Rating): boolean => sigma <= CERTAIN && met >= KNOWN_BY;

/** Returns a rating as it is shown: a whole number, 1500 for an average player. */
export const pointsOf = ({ mu }: Skill): number => Math.round(1_000 + 20 * mu);

/**
 * Rates a match, which must be the latest of the ladder, and returns the new ratings in the order of its parts.
 *
 * Who stayed is rated by the places of those who stayed. Who left loses to them, and nobody wins against who left. So nobody gains or
 * loses by what other players did besides playing.
 */
export const rateMatch = (ladder: Ladder, parts: readonly RatedPart[]): readonly Rating[] => {
  const at = parts[0]?.endedAt.getTime() ?? 0;
  const before = parts.map(({ person }): Climber => ladder.get(person) ?? { rating: NEWCOMER, meetings: new Map() });
  const after = parts.map((_, index) => ratingAfter(parts, before, index, at));
  return after.map((rating, index) => {
    const { person } = parts[index] as RatedPart;
    const meetings = before[index]?.meetings ?? new Map<string, number[]>();
    for (const other of parts) if (other.counts !== 'last' && other.person !== person) meet(meetings, other.person, at);
    const rated = { ...rating, met: meetings.size };
    ladder.set(person, { rating: rated, meetings });
    return rated;
  });
};

/** Notes a meeting in place: a person's meetings are as many as the server's matches. */
export const meet = (meetings: Map<string, number[]>, person: string, at: number): void => {
  const times = meetings.get(person);
  if (times === undefined) meetings.set(person, [at]);
  else times.push(at);
};

const ratingAfter = (parts: readonly RatedPart[], before: readonly Climber[], index: number, at: number): Rating => {
  const ratingOf = (seat: number): Rating => before[seat]?.rating ?? NEWCOMER;
  const countsOf = (seat: number): RatedPart['counts'] | undefined => parts[seat]?.counts;
  const own = ratingOf(index);
  if (countsOf(index) === 'present') return own;
  const isLast = countsOf(index) === 'last';
  const others = [...parts.keys()].filter((seat) =>
    isLast ? countsOf(seat) !== 'last' : seat !== index && countsOf(seat) === 'placed' && ratingOf(seat).met >= KNOWN_BY,
  );
  const rating = { ...own, matches: own.matches + 1 };
  if (others.length === 0) return rating;
  const table = [index, ...others];
  const rank = table.map((seat) => (isLast ? Number(seat === index) + 1 : (parts[seat]?.place ?? 1)));
  const teams = table.map((seat) => [ratingOf(seat)]);
  const skill = rate(teams, { rank, tau: TAU })[0]?.[0] ?? own;
  const meetings = others.map((seat) => before[index]?.meetings.get(parts[seat]?.person ?? ''));
  return { ...rating, ...between(own, skill, isLast ? 1 : weightOf(meetings, at)) };
};

/** Returns how much a match says after these meetings with each opponent: the second one a quarter, the third a ninth of the first. */
const weightOf = (meetings: readonly (readonly number[] | undefined)[], at: number): number => {
  const weights = meetings.map((times = []) => (1 + times.filter((time) => time > at - WINDOW_MS).length) ** -2);
  return weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
};

/** Returns the skill between two; a weight of 1 is the latter. */
const between = (before: Skill, after: Skill, weight: number): Skill => ({
  mu: before.mu + weight * (after.mu - before.mu),
  sigma: Math.sqrt(before.sigma ** 2 + weight * (after.sigma ** 2 - before.sigma ** 2)),
});
