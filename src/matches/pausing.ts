import { beginWith, type Decided, type Ground, goOn, NOBODY, settle } from './progress.ts';
import { refusal } from './rejections.ts';
import type { PlayingState } from './state.ts';
import type { MatchEvent } from './types.ts';

/** By the house, once a pause is over: the clocks run again. While it lasts whoever wants to may move. */
export const endPause = (ground: Ground, state: PlayingState, now: Date): Decided => {
  if (state.pausedUntil === undefined) return { rejected: refusal('notPaused') };
  if (now.getTime() < state.pausedUntil) return { rejected: refusal('notDueYet') };
  const resumed: MatchEvent = { type: 'MatchResumed' };
  return settle(ground, goOn(ground, beginWith(state, NOBODY), [resumed]));
};
