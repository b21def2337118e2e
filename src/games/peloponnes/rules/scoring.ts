import type { Seat } from '#engine/game.ts';
import type { Event, Score } from '../events.ts';
import type { State } from '../state.ts';
import { levelEnds } from './campaign.ts';
import { goodsOf, worthOf } from './holdings.ts';

/** The end (RULES.md, chapter 10). */

/** What decides between two seats: score, the higher of power and population, coins, the last turn order. */
const rankOf = (state: State, seat: Seat, { power, population, score }: Score): readonly number[] => [
  score,
  Math.max(power, population),
  goodsOf(state, seat).coins,
  -state.order.indexOf(seat),
];

const compare = (one: readonly number[], other: readonly number[]): number => {
  const index = one.findIndex((number, at) => number !== other[at]);
  return (one[index] ?? 0) - (other[index] ?? 0);
};

/** The scores, and who has won with them. */
export const countScores = (state: State): readonly Event[] => {
  const scores = state.seats.map((_, seat) => worthOf(state, seat));
  const counted: Event = { type: 'ScoresCounted', scores };
  const [own] = scores;
  if (state.campaign && own) return [counted, ...levelEnds(state.campaign, own.score)];
  if (scores.length === 1) return [counted, { type: 'GameEnded', winners: [0], reason: 'soloScore' }];
  const ranks = scores.map((score, seat) => rankOf(state, seat, score));
  const best = ranks.reduce((most, rank) => (compare(rank, most) > 0 ? rank : most));
  const winners = [...ranks.keys()].filter((seat) => compare(ranks[seat] ?? [], best) === 0);
  return [counted, { type: 'GameEnded', winners, reason: 'score' }];
};
