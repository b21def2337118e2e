import type { Match } from '../model/types.ts';
import type { Absence, ResumedDeadlines } from '../stores/guildAbsences.ts';
import { isWarned } from './abandonment.ts';

const DAY = 24 * 3_600_000;
/** How long a server's data is kept after the bot leaves it. */
const RETENTION = 30 * DAY;
/** Minimum time left on deadlines that would have passed during a suspension. */
const MIN_REMAINING = 7 * DAY;
const MIN_REMAINING_VOTE = DAY;

/** Whether a match has started, is not over and is not suspended. It may be paused. */
export const isUnderWay = ({ status, suspendedAt }: Pick<Match, 'status' | 'suspendedAt'>): boolean =>
  status === 'playing' && suspendedAt === undefined;

/** Returns when a server's data is erased. */
export const erasedAt = ({ since }: Absence): Date => new Date(since.getTime() + RETENTION);

/**
 * Returns when a match's suspension began, or `undefined` if it is not suspended. A quarantine counts from the last move or
 * resumption.
 */
export const suspendedSince = ({ status, suspendedAt, movedAt, resumedAt }: Match): Date | undefined => {
  if (suspendedAt !== undefined || status !== 'setAside') return suspendedAt;
  return resumedAt !== undefined && resumedAt > movedAt ? resumedAt : movedAt;
};

/**
 * Returns the deadlines of a match that resumes now. A lobby keeps its remaining time; a match that was warned gets at least a
 * week.
 */
export const deadlinesOnResume = (match: Match, at: Date): ResumedDeadlines => {
  const suspendedMs = at.getTime() - (suspendedSince(match) ?? at).getTime();
  const { expiresAt, staleAt } = match;
  return {
    at,
    ...(expiresAt !== undefined && { expiresAt: new Date(expiresAt.getTime() + suspendedMs) }),
    ...(staleAt !== undefined &&
      isWarned(match) && { staleAt: new Date(Math.max(staleAt.getTime(), at.getTime() + MIN_REMAINING)) }),
  };
};

/** Returns when a vote ends: at least a day after the match last resumed, so that people have time to vote. */
export const voteEndsAt = (match: Match, vote: { readonly until: number }): number =>
  match.resumedAt === undefined ? vote.until : Math.max(vote.until, match.resumedAt.getTime() + MIN_REMAINING_VOTE);
