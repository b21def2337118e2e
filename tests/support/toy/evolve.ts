import type { Seat } from '#engine/game.ts';
import type { Diver, Event, State } from './types.ts';

/** Applies one event. */
export const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'DiversMet':
      return {
        ...state,
        options: event.options,
        divers: Array.from({ length: event.seats }, () => ({ pearls: 0, charm: 0, stones: 0, lost: false })),
      };
    case 'CharmDealt':
      return changed(state, event.seat, { charm: event.worth });
    case 'RoundBegan': {
      const divers = state.divers.map((diver) => ({ ...diver, stones: 0 }));
      return { ...state, divers, round: event.round, step: 'diving', asked: event.divers, waiting: event.divers };
    }
    case 'StoneTaken':
      return changed(state, event.seat, { stones: (state.divers[event.seat]?.stones ?? 0) + 1 });
    case 'DiverReady':
    case 'PearlsKept':
      return chosen(state, event.seat);
    case 'SharkCame':
      return state;
    case 'Surfaced':
      return changed(state, event.seat, { pearls: pearlsOf(state, event.seat) + event.pearls, lost: event.lost });
    case 'SharingBegan':
      return { ...state, step: 'sharing', asked: event.seats, waiting: event.seats };
    case 'PearlGiven': {
      const given = changed(chosen(state, event.seat), event.seat, { pearls: pearlsOf(state, event.seat) - 1 });
      return changed(given, event.target, { pearls: pearlsOf(given, event.target) + 1 });
    }
    case 'DiverAsked':
      return { ...state, asked: among(state.asked, event.seat), waiting: among(state.waiting, event.seat) };
    case 'GameEnded':
      return { ...state, step: 'ended', outcome: { winners: event.winners, reason: event.reason } };
  }
};

const pearlsOf = ({ divers }: State, seat: Seat): number => divers[seat]?.pearls ?? 0;

const changed = (state: State, seat: Seat, part: Partial<Diver>): State => ({
  ...state,
  divers: state.divers.map((diver, each) => (each === seat ? { ...diver, ...part } : diver)),
});

const chosen = (state: State, seat: Seat): State => ({ ...state, waiting: state.waiting.filter((other) => other !== seat) });

const among = (seats: readonly Seat[], seat: Seat): readonly Seat[] => [...seats, seat].toSorted((one, other) => one - other);
