import type { Seat } from '#engine/game.ts';
import type { LoggedEvent } from '../model/events.ts';
import { isMatchEvent } from '../model/state.ts';
import type { HistoryStep } from './matchService.ts';

/**
 * Returns when an active seat's current decision began: when it became active, last moved publicly, undid a move or was taken
 * over; other seats' acts do not matter. Votes are not moves. Hidden moves do not count, because a reminder in the thread would
 * reveal them. Agrees with the seat's clock, but also covers seats without a running clock.
 */
export const askedSince = (steps: readonly HistoryStep[], seat: Seat): Date | undefined => {
  const last = steps.findLast(
    (step) =>
      !step.activeBefore.includes(seat) ||
      !step.active.includes(seat) ||
      step.redactedFor('spectator').some((row) => isAskedAnewBy(row, seat)),
  );
  return last?.active.includes(seat) ? last.at : undefined;
};

const isAskedAnewBy = ({ event, by }: LoggedEvent, seat: Seat): boolean => {
  if (!isMatchEvent(event)) return by === seat;
  return (event.type === 'Undone' && event.of === seat) || (event.type === 'SeatTakenOver' && event.seat === seat);
};
