import type { BaseEvent, Seat } from '#engine/game.ts';
import type { EventOf } from '#games/cyclades/events.ts';
import type { State } from '#games/cyclades/state.ts';
import { otherwiseChosen } from '../../games/peloponnes/otherwiseChosen.ts';

/** For each game: what only one seat may know, and how it could be different. */
export interface Secrets {
  /** Options under which there are secrets. */
  readonly options: Readonly<Record<string, string>>;
  /** A position with other secrets of this seat; `undefined` if it has none. */
  otherwise(state: unknown, seat: Seat): unknown;
  /** An opening with other secrets dealt to this seat; absent in a game whose only secrets are choices. */
  dealtOtherwise?(events: readonly BaseEvent[], seat: Seat): readonly BaseEvent[];
  /** Whether an event is a choice that other seats do not learn before all have chosen; absent in a game without such choices. */
  hides?(event: BaseEvent): boolean;
  /** Seats that learn each other's secrets by an event (for most events none), or all spectators. */
  sharedBy(event: BaseEvent): readonly Seat[] | 'all';
}

const isHiddenChoice = ({ type }: BaseEvent): boolean => type === 'ChoiceNoted' || type === 'Chosen';

export const SECRETS: Readonly<Record<string, Secrets>> = {
  cyclades: {
    options: { gold: 'secret' },
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
  peloponnes: {
    options: {},
    otherwise: (state, seat) => otherwiseChosen(state as Parameters<typeof otherwiseChosen>[0], seat),
    hides: isHiddenChoice,
    sharedBy: (event) => (isHiddenChoice(event) ? [] : 'all'),
  },
};
