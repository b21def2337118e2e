import type { Seat } from '#engine/game.ts';
import { LEVELS } from '../data/figures.ts';
import type { Now, State } from '../state.ts';
import { futuresAfter } from './choices.ts';
import type { Futures } from './future.ts';
import { judgeLearned, winChanceAmong } from './learned/value.ts';
import { AFTER, winningBy, withGoods } from './offers.ts';
import type { Rest } from './outlook.ts';

/** Returns the probability that a seat wins; of a campaign, that it reaches the targets of all levels that are left. */
export const winChanceOf = (state: State, seat: Seat, futures: Futures): number => {
  const { now, campaign, seats } = state;
  if (now.phase === 'ended') return now.outcome.winners.includes(seat) ? 1 : 0;
  if (seats.length === 1 && campaign === undefined) return 1;
  const rest = restOf(now);
  const coming = futuresIn(now, futures);
  const points = seats.map((_, each) => pointsOf(state, each, rest, coming));
  return winChanceAmong(state, rest, points, seat) ** (campaign ? LEVELS.length + 1 - campaign.level : 1);
};

/** Returns the points that a seat will probably have if the offers that stand now win. */
const pointsOf = (state: State, seat: Seat, rest: Rest, futures: Futures): number => {
  const { now } = state;
  const standing = state.offers.find((one) => one.seat === seat);
  if (standing) {
    const { tile, coins } = standing;
    return winningBy(withGoods(state, seat, { coins }), seat, futures, judgeLearned)(tile, coins);
  }
  if (now.phase !== 'offers') return judgeLearned(state, seat, rest, futures);
  if (now.pushedOut?.seat === seat)
    return judgeLearned(withGoods(state, seat, { coins: now.pushedOut.coins }), seat, rest, futures);
  return judgeLearned(state, seat, now.queue.includes(seat) ? rest : AFTER, futures);
};

/** Returns what the round still brings, the step in progress included. */
const restOf = (now: Now): Rest => {
  const comes = 'final' in now ? !now.final : !LATE.has(now.phase);
  const offers = comes && !JOINING.has(now.phase);
  return { finishing: now.phase === 'finishing', offers, income: comes };
};

const JOINING: ReadonlySet<Now['phase']> = new Set(['placing', 'income']);
const LATE: ReadonlySet<Now['phase']> = new Set(['chits', 'disaster', 'scoring']);

/** A supply round in progress is no part of the possible futures, except for the last one before all are fed. */
const futuresIn = (now: Now, futures: Futures): Futures => {
  if (now.phase === 'finishing') return futuresAfter(now, futures);
  if (now.phase !== 'feeding' || now.final) return futures;
  return futures.map(([present, ...others]) => (present ? [{ ...present, supply: true }, ...others] : []));
};
