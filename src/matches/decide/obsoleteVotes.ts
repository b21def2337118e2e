import type { Seat } from '#engine/game.ts';
import type { MatchEvent, Motion } from '../model/events.ts';
import { type Ground, goOn, type Progress } from './transition.ts';

/** Whether a motion takes a seat from its person. */
export const takesSeat = ({ kind }: Motion): boolean => kind === 'replace' || kind === 'computer';

/** A vote on taking a seat from its person is over once they play, or have more time, or somebody else sits there. */
export const endOvertaken = (ground: Ground, progress: Progress, seat: Seat): Progress => {
  const { state } = progress;
  if (state.phase !== 'playing' || state.vote === undefined) return progress;
  const { motion } = state.vote;
  if (!takesSeat(motion) || !('seat' in motion) || motion.seat !== seat) return progress;
  const ended: MatchEvent = { type: 'VoteEnded', motion, result: 'failed' };
  return goOn(ground, progress, [ended]);
};
