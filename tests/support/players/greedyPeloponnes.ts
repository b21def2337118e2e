import type { Seat } from '#engine/game.ts';
import { tileOf } from '#games/peloponnes/data/tiles.ts';
import { incomeOf, worthOf } from '#games/peloponnes/rules/holdings.ts';
import { type State, seatOf } from '#games/peloponnes/state.ts';

const ROUNDS = 8;

/** The current score by both its criteria, income per round, goods, and for an offer the value of its tile. */
export const plainlyInPeloponnes = (state: State, seat: Seat): number => {
  if (state.now.phase === 'ended') return state.now.outcome.winners.includes(seat) ? 1000 : -1000;
  const { goods } = seatOf(state, seat);
  const { power, population, score } = worthOf(state, seat);
  const income = incomeOf(state, seat);
  const left = ROUNDS - state.round;
  const offered = state.offers
    .filter((offer) => offer.seat === seat)
    .reduce((sum, { tile: id }) => {
      const { power: more, once, income: each } = tileOf(id);
      const brought = each.food + each.wood + each.stone + each.coins;
      return sum + more + 3 * once.inhabitants + once.coins / 3 + 0.4 * left * brought;
    }, 0);
  return (
    2 * score +
    power +
    population +
    0.5 * (goods.coins + goods.food + goods.wood + goods.stone) +
    0.25 * goods.luxury +
    0.4 * left * (income.coins + income.food + income.wood + income.stone) +
    offered
  );
};
