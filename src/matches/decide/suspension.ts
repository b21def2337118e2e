import type { Match } from '../model/types.ts';
import type { Absence, ResumedDeadlines } from '../stores/guildAbsences.ts';
import { isWarned } from './abandonment.ts';

const DAY = 24 * 3_600_000;
/** For how long what is kept about a server outlasts the bot's being there. */
const RETENTION = 30 * DAY;
/** What would have been over while a match stood still is left to its people for so long. */
const MIN_REMAINING = 7 * DAY;
const MIN_REMAINING_VOTE = DAY;

/** Whether a match is played: it has begun, is not over, and does not stand still. It may be paused. */
export const isUnderWay = ({ status, suspendedAt }: Pick<Match, 'status' | 'suspendedAt'>): boolean =>
  status === 'playing' && suspendedAt === undefined;

/** When what is kept about a server is erased. */
export const erasedAt = ({ since }: Absence): Date => new Date(since.getTime() + RETENTION);

/** When a match began to stand still; `undefined` where it doesn't. */
export const suspendedSince = ({ status, suspendedAt, movedAt, resumedAt }: Match): Date | undefined => {
  if (suspendedAt !== undefined || status !== 'setAside') return suspendedAt;
  return resumedAt !== undefined && resumedAt > movedAt ? resumedAt : movedAt;
};

/** What becomes of the times of a match that stood still until now: a lobby has as long as it had left, a warned match a week. */
export const deadlinesOnResume = (match: Match, at: Date): ResumedDeadlines => {
  const stoodMs = at.getTime() - (suspendedSince(match) ?? at).getTime();
  const { expiresAt, staleAt } = match;
  return {
    at,
    ...(expiresAt !== undefined && { expiresAt: new Date(expiresAt.getTime() + stoodMs) }),
    ...(staleAt !== undefined &&
      isWarned(match) && { staleAt: new Date(Math.max(staleAt.getTime(), at.getTime() + MIN_REMAINING)) }),
  };
};

/** When a vote ends by silence that was to end at a moment: not before a day has passed in which voices could be heard again. */
export const voteEndsAt = (match: Match, vote: { readonly until: number }): number =>
  match.resumedAt === undefined ? vote.until : Math.max(vote.until, match.resumedAt.getTime() + MIN_REMAINING_VOTE);
