import type { Seat } from '#engine/game.ts';
import { BUILDING_OF } from '#games/cyclades/data/figures.ts';
import { countMetropolises, fleetsOnBoard, incomeOf, islandsOf, troopsOnBoard } from '#games/cyclades/rules/holdings.ts';
import { type State, seatOf } from '#games/cyclades/state.ts';

/** A simple count of what a seat has; for an offering, the value of the god's building less the cost. */
export const plainlyInCyclades = (state: State, seat: Seat): number => {
  if (state.phase === 'ended') return state.outcome.winners.includes(seat) ? 1000 : -1000;
  const { gold, priests, philosophers } = seatOf(state, seat);
  const islands = islandsOf(state, seat);
  const buildings = islands.flatMap(({ island }) => island.slots.filter((slot) => slot !== 'free'));
  const types = new Set(buildings).size;
  const offered = state.places.reduce((sum, { god, offering, done }) => {
    if (offering?.seat !== seat || done) return sum;
    const cost = state.phase === 'offerings' ? Math.max(1, offering.amount - priests) : 0;
    return sum + (buildings.includes(BUILDING_OF[god]) ? 6 : 10) - cost;
  }, 0);
  return (
    60 * countMetropolises(state, seat) +
    10 * types +
    2 * buildings.length +
    8 * philosophers +
    4 * priests +
    8 * islands.length +
    3 * incomeOf(state, seat) +
    2 * troopsOnBoard(state, seat) +
    2 * fleetsOnBoard(state, seat) +
    gold +
    offered
  );
};
