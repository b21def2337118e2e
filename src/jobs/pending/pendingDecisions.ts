import type { Services } from '#discord/command/services.ts';
import { type DecisionRef, isUnderWay, type Match, type UserId } from '#matches/index.ts';

/** A decision that a match waits for a person to make. */
export interface PendingDecision extends DecisionRef {
  readonly on: Match;
}

/** Returns the decisions that a user owes in matches that are in play. */
export const pendingDecisions = async ({ stores }: Services, user: UserId): Promise<readonly PendingDecision[]> => {
  const found: PendingDecision[] = [];
  for (const on of await stores.matches.list({ openOf: user })) {
    if (!isUnderWay(on) || on.pausedUntil !== undefined) continue;
    const seat = on.seats.find((row) => row.user === user)?.seat;
    const running = (await stores.clocks.of(on.id)).find((clock) => clock.seat === seat)?.running;
    if (seat !== undefined && running !== undefined) found.push({ on, match: on.id, seat, running });
  }
  return found;
};
