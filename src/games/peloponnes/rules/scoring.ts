import type { Seat } from '#engine/game.ts';
import type { Event, Score } from '../events.ts';
import { itemAt } from '../known.ts';
import { allSeats, type State, seatOf } from '../state.ts';
import { levelEnds } from './campaign.ts';
import { worthOf } from './holdings.ts';

/** The end (RULES.md, chapter 10). */

const higherOf = ({ power, population }: Score): number => Math.max(power, population);

/** Returns which of some seats comes first: by score, the higher of power and population, coins, the last turn order. */
const firstOf = (state: State, scores: readonly Score[], among: readonly Seat[]): Seat => {
  const ranked = among.toSorted((one, other) => {
    const [mine, theirs] = [itemAt(scores, one), itemAt(scores, other)];
    return (
      theirs.score - mine.score ||
      higherOf(theirs) - higherOf(mine) ||
      seatOf(state, other).goods.coins - seatOf(state, one).goods.coins ||
      state.order.indexOf(one) - state.order.indexOf(other)
    );
  });
  return itemAt(ranked, 0);
};

/** Returns which of some seats would come first if the game ended now. */
export const foremost = (state: State, among: readonly Seat[]): Seat =>
  firstOf(
    state,
    state.seats.map((_, seat) => worthOf(state, seat)),
    among,
  );

/** Returns the scores, and the winners. */
export const countScores = (state: State): readonly Event[] => {
  const scores = state.seats.map((_, seat) => worthOf(state, seat));
  const counted: Event = { type: 'ScoresCounted', scores };
  if (state.campaign) return [counted, ...levelEnds(state.campaign, itemAt(scores, 0).score)];
  const reason = scores.length === 1 ? 'soloScore' : 'score';
  return [counted, { type: 'GameEnded', winners: [firstOf(state, scores, allSeats(state))], reason }];
};
