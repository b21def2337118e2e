import type { Participation } from '#matches/index.ts';
import { isLeaving } from './isLeaving.ts';

/** What reliability is computed from. */
export type Played = Pick<Participation, 'outcome' | 'people' | 'asked' | 'inTime' | 'answers' | 'endedAt'>;

/** How reliably a person plays. */
export type Reliability = Readonly<ReturnType<typeof reliabilityOf>>;

/** Only the newest matches count. */
export const COUNTED_MATCHES = 20;
/** Turns that may run out of time in those matches without lowering the figure. */
export const EXCUSED_MISSES = 1;
/** Matches finished in a row after which older ones no longer count. */
export const REGAINED_BY = 5;
/** Turns that make a finished match count, so that matches resigned at once regain nothing. */
const MIN_TURNS = 5;

/**
 * Returns how reliably a person plays, from their matches in any order. Each of the newest 20 matches counts the share of its turns played in
 * time, and one that the person left counts nothing; the figure is the average. One missed turn is excused. After 5 finished matches in a
 * row, the matches before them no longer count. Matches against AI players alone, finished ones of fewer than 5 turns, and those that
 * ended for the person without their fault do not count at all.
 */
export const reliabilityOf = (all: readonly Played[]) => {
  const played = all.filter(isCounted).toSorted((one, other) => other.endedAt.getTime() - one.endedAt.getTime());
  const finished = played.filter(({ outcome }) => outcome === 'finished').length;
  const counted = sinceRegained(played).slice(0, COUNTED_MATCHES);
  const answers = counted.flatMap((match) => match.answers).toSorted((one, other) => one - other);
  const answer = answers[Math.floor(answers.length / 2)];
  return {
    // From 0 to 1; absent without a record.
    ...(counted.length > 0 && { share: average(scoresOf(counted)) }),
    /** Matches that the person finished, and left. */
    finished,
    left: played.length - finished,
    // The person finished matches without other people, which do not count.
    ...(all.some(({ people, outcome }) => people <= 1 && outcome === 'finished') && { playedAlone: true }),
    // The median of the seconds to an answer.
    ...(answer !== undefined && { answer }),
  };
};

const isCounted = (match: Played): boolean =>
  match.people > 1 && (isLeaving(match) || (match.outcome === 'finished' && turnsOf(match) >= MIN_TURNS));

const turnsOf = ({ asked, answers }: Played): number => Math.max(asked, answers.length);

/** Returns the matches, newest first, without those before the last time that enough were finished in a row. */
const sinceRegained = (played: readonly Played[]): readonly Played[] => {
  const isRegained = (index: number): boolean =>
    index >= REGAINED_BY && !played.slice(index - REGAINED_BY, index).some(isLeaving);
  const end = played.findIndex((match, index) => isLeaving(match) && isRegained(index));
  return end < 0 ? played : played.slice(0, end);
};

/** Returns the score of each match. The excuse goes to the match in which a missed turn weighs most. */
const scoresOf = (counted: readonly Played[]): readonly number[] => {
  const finished = counted.filter((match) => !isLeaving(match));
  let excuses = EXCUSED_MISSES;
  const scores = finished
    .toSorted((one, other) => one.asked - other.asked)
    .map(({ asked, inTime }) => {
      const excused = Math.min(excuses, asked - inTime);
      excuses -= excused;
      return asked === 0 ? 1 : (inTime + excused) / asked;
    });
  return [...scores, ...counted.slice(finished.length).map(() => 0)];
};

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
