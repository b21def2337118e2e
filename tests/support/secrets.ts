import type { BaseEvent, Seat } from '#engine/game.ts';
import type { EventOf } from '#games/cyclades/events.ts';
import type { State } from '#games/cyclades/state.ts';

/** For each game: what only one seat may know, and how it could be otherwise. */
export interface Secrets {
  /** The same position, but with other secrets of this seat. */
  otherwise(state: unknown, seat: Seat): unknown;
  /** The same opening, but with other secrets dealt to this seat. */
  dealtOtherwise(events: readonly BaseEvent[], seat: Seat): readonly BaseEvent[];
  /** Seats that learn of each other's secrets by an event; empty for nearly all. */
  sharedBy(event: BaseEvent): readonly Seat[];
}

export const SECRETS: Readonly<Record<string, Secrets>> = {
  cyclades: {
    otherwise: (state, seat) => {
      const { seats, ...rest } = state as State;
      return { ...rest, seats: seats.map((one, index) => (index === seat ? { ...one, gold: one.gold + 4 } : one)) };
    },
    dealtOtherwise: (events, seat) =>
      events.map((event) =>
        event.type === 'GoldDealt' && (event as unknown as { seat: Seat }).seat === seat
          ? Object.assign({}, event, { gold: 9 })
          : event,
      ),
    sharedBy: (event) => {
      if (event.type !== 'GoldStolen') return [];
      const { seat, loser } = event as EventOf<'GoldStolen'>;
      return [seat, loser];
    },
  },
};
