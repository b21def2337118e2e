import type { MatchEndReason } from '#engine/game.ts';
import type { MatchEvent } from '../model/events.ts';
import { refusal } from '../model/rejections.ts';
import type { PlayingState } from '../model/state.ts';
import type { Match } from '../model/types.ts';
import { applyEvents, type DecisionContext, type MatchDecision, SYSTEM, startTransition } from './transition.ts';

/** Matches in which nobody moves any more: they are warned, and closed a week later. */

const DAY = 24 * 3_600_000;
const WARNED_AFTER = 53 * DAY;
const CLOSED_AFTER = 60 * DAY;

/** When to look whether a match is still played in which somebody has moved at a moment. */
export const staleAtAfter = (movedAt: Date): Date => new Date(movedAt.getTime() + WARNED_AFTER);

/**
 * When a match is closed that is warned now: after its warning there is always a week, also where nobody was there to give it in
 * time.
 */
export const closesAt = ({ movedAt }: Pick<Match, 'movedAt'>, now: Date): Date =>
  new Date(Math.max(movedAt.getTime() + CLOSED_AFTER, now.getTime() + CLOSED_AFTER - WARNED_AFTER));

/** Whether a match that is to be looked at has had its warning. */
export const isWarned = ({ movedAt, staleAt }: Pick<Match, 'movedAt' | 'staleAt'>): boolean =>
  staleAt !== undefined && staleAt > staleAtAfter(movedAt);

/** By the house, once nobody has moved for long: nobody wins. */
export const abandon = (ground: DecisionContext, state: PlayingState, match: Match, now: Date): MatchDecision => {
  if (!isWarned(match) || match.staleAt === undefined || now < match.staleAt) return { rejected: refusal('notDueYet') };
  const ended: MatchEvent = { type: 'MatchEnded', winners: [], reason: 'abandoned' satisfies MatchEndReason };
  return applyEvents(ground, startTransition(state, SYSTEM), [ended]);
};
