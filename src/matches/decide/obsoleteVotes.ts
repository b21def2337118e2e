import type { Seat } from '#engine/game.ts';
import type { Motion } from '../model/events.ts';
import { type DecisionContext, record, type Transition } from './transition.ts';

/** Whether a motion takes a seat from its person. */
export const takesSeat = ({ kind }: Motion): boolean => kind === 'replace' || kind === 'computer';

/** Ends a vote on taking a seat from its person once they move, get more time or are replaced. */
export const closeObsoleteVote = (context: DecisionContext, transition: Transition, seat: Seat): Transition => {
  const { state } = transition;
  if (state.phase !== 'playing' || state.vote === undefined) return transition;
  const { motion } = state.vote;
  if (!takesSeat(motion) || !('seat' in motion) || motion.seat !== seat) return transition;
  return record(context, transition, { type: 'VoteEnded', motion, result: 'failed' });
};
