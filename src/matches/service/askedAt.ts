import type { Seat } from '#engine/game.ts';
import type { LoggedEvent } from '../model/events.ts';
import { isMatchEvent } from '../model/state.ts';
import type { HistoryStep } from './matchService.ts';

/**
 * When a due seat was asked what it is asked now: when it became due, when it moved last, or when its person took it over; whatever
 * others did since. What it does beside the game, such as voting, is no move. What it did unseen does not count: a reminder in the
 * thread would tell of it. As its clock has it, but for seats whose time does not run as well.
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
