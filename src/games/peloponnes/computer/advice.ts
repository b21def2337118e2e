import { type Advice, byWinChance } from '#engine/advice.ts';
import { maxBy } from '#engine/computer.ts';
import type { Chance, Seat } from '#engine/game.ts';
import type { Choice, Command } from '../commands.ts';
import { PASS_COINS, WITHDRAW_COINS } from '../data/figures.ts';
import { type OfferCommand, priceOf } from '../rules/offers.ts';
import { type ChoiceInProgress, type Offers, type State, seatOf } from '../state.ts';
import { weighOffers } from './auction.ts';
import { futuresAfter, restAfter, weighChoices } from './choices.ts';
import type { Futures } from './future.ts';
import { judgeLearned, winChanceAmong } from './learned/value.ts';
import { AFTER, joinedWith, withGoods } from './offers.ts';
import { costOf, type Reason, reasonsFor } from './reasons.ts';

/** What each legal move is worth to a seat, and why: judged as the strong AI player does. */

type Advised = readonly Advice<Command, Reason>[];

/** Returns advice on offers: each is compared with getting no tile. */
export const adviseOffers = (
  state: State,
  now: Offers,
  seat: Seat,
  moves: readonly OfferCommand[],
  futures: Futures,
  chance: Chance,
): Advised => {
  const own = now.pushedOut ? withGoods(state, seat, { coins: now.pushedOut.coins }) : state;
  const without = withGoods(own, seat, { coins: now.pushedOut ? WITHDRAW_COINS : PASS_COINS });
  return byWinChance(
    weighOffers(state, now, seat, moves, futures, chance).map(({ move, worth, held }) => ({
      move,
      winChance: state.seats.length === 1 ? winChanceAmong(state, AFTER, [worth], seat) : worth,
      reasons: reasonsForOffer(own, without, move, futures, held),
    })),
  );
};

const reasonsForOffer = (own: State, without: State, move: OfferCommand, futures: Futures, held: number): readonly Reason[] => {
  const { seat } = move;
  if (move.type !== 'PlaceBid') return [{ part: 'left', coins: seatOf(without, seat).goods.coins }];
  const { tile, coins } = move;
  const after = maxBy(joinedWith(own, seat, tile, coins), (joined) => judgeLearned(joined, seat, AFTER, futures)) ?? own;
  return [
    ...reasonsFor({ now: own, without, after, than: 'noTile' }, seat, AFTER, futures),
    ...costOf(own, after, move),
    ...(priceOf(own, tile).fixed ? [] : [{ part: 'held', percent: Math.round(100 * held) } as const]),
    { part: 'left', coins: seatOf(after, seat).goods.coins },
  ];
};

/** Returns advice on choices. Each is compared with the worst one, and the worst with the best. */
export const adviseChoices = (
  state: State,
  now: ChoiceInProgress,
  seat: Seat,
  moves: readonly Choice[],
  futures: Futures,
): Advised => {
  const prospects = weighChoices(state, now, seat, moves, futures, judgeLearned);
  const [best, worst] = [maxBy(prospects, ({ worth }) => worth)?.end, maxBy(prospects, ({ worth }) => -worth)?.end];
  const against = (end: State) =>
    end === worst ? ({ without: best ?? state, than: 'best' } as const) : ({ without: worst ?? state, than: 'worst' } as const);
  const [rest, left] = [restAfter(now), futuresAfter(now, futures)];
  const points = state.seats.map((_, each) => judgeLearned(state, each, rest, left));
  return byWinChance(
    prospects.map(({ move, worth, end }) => ({
      move,
      winChance: winChanceAmong(state, rest, points.with(seat, worth), seat),
      reasons: reasonsFor({ now: state, after: end, ...against(end) }, seat, rest, left),
    })),
  );
};
