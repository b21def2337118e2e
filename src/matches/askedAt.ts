import type { Seat } from '#engine/game.ts';
import type { Step } from './index.ts';

/**
 * When a due seat was asked what it is asked now: when it became due, or acted last; whatever others did since. What it did
 * unseen does not count: a reminder in the thread would tell of it.
 */
export const askedAt = (steps: readonly Step[], seat: Seat): Date | undefined => {
  const ownOrFirst = steps.findLast(
    (step) => (step.by === seat && isSeen(step)) || !step.activeBefore.includes(seat) || !step.active.includes(seat),
  );
  return ownOrFirst?.active.includes(seat) ? ownOrFirst.at : undefined;
};

const isSeen = ({ told }: Step): boolean => told('spectator').length > 0;
