import type { MatchEndReason } from '#engine/game.ts';
import { refusal } from '../model/rejections.ts';
import type { PlayingState } from '../model/state.ts';
import type { Match } from '../model/types.ts';
import { type DecisionContext, type MatchDecision, SYSTEM, startWith } from './transition.ts';

/** Warns matches in which no one has moved for a long time, and closes them at least a week later. */

const DAY = 24 * 3_600_000;
const WARNED_AFTER = 53 * DAY;
const CLOSED_AFTER = 60 * DAY;

/** Returns when to check whether a match is still played, given its last move. */
export const staleAtAfter = (movedAt: Date): Date => new Date(movedAt.getTime() + WARNED_AFTER);

/** Returns when a match that is warned now will be closed: always at least a week later, even if the warning came late. */
export const closesAt = ({ movedAt }: Pick<Match, 'movedAt'>, now: Date): Date =>
  new Date(Math.max(movedAt.getTime() + CLOSED_AFTER, now.getTime() + CLOSED_AFTER - WARNED_AFTER));

/** Whether a match that is due for a check has already been warned. */
export const isWarned = ({ movedAt, staleAt }: Pick<Match, 'movedAt' | 'staleAt'>): boolean =>
  staleAt !== undefined && staleAt > staleAtAfter(movedAt);

/** Decides `Abandon`, which a job sends: ends a warned match without winners once its last week is over. */
export const abandon = (context: DecisionContext, state: PlayingState): MatchDecision => {
  const { match, now } = context;
  if (!isWarned(match) || match.staleAt === undefined || now < match.staleAt.getTime()) return { rejected: refusal('notDueYet') };
  const reason: MatchEndReason = 'abandoned';
  return startWith(context, state, SYSTEM, { type: 'MatchEnded', winners: [], reason });
};
