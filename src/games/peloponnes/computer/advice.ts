import { type Advice, byWinChance } from '#engine/advice.ts';
import { maxBy } from '#engine/computer.ts';
import type { Chance, Seat } from '#engine/game.ts';
import type { Choice, Command } from '../commands.ts';
import { PASS_COINS, WITHDRAW_COINS } from '../data/figures.ts';
import type { OfferCommand } from '../rules/offers.ts';
import { type ChoiceInProgress, type Offers, type State, seatOf } from '../state.ts';
import { weighOffers } from './auction.ts';
import { futuresAfter, restAfter, weighChoices } from './choices.ts';
import type { Futures } from './future.ts';
import { judgeLearned, winChanceAmong } from './learned/value.ts';
import { AFTER, joinedWith, withGoods } from './offers.ts';
import { type Reason, reasonsFor } from './reasons.ts';

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
    weighOffers(state, now, seat, moves, futures, chance).map(({ move, worth }) => ({
      move,
      winChance: state.seats.length === 1 ? winChanceAmong(state, AFTER, [worth], seat) : worth,
      reasons: reasonsForOffer(own, without, move, futures),
    })),
  );
};

const reasonsForOffer = (own: State, without: State, move: OfferCommand, futures: Futures): readonly Reason[] => {
  const { seat } = move;
  if (move.type !== 'PlaceBid') return [{ part: 'left', coins: seatOf(without, seat).goods.coins }];
  const ends = joinedWith(own, seat, move.tile, move.coins);
  const end = maxBy(ends, (joined) => judgeLearned(joined, seat, AFTER, futures)) ?? own;
  return [...reasonsFor(without, end, seat, AFTER, futures), { part: 'left', coins: seatOf(end, seat).goods.coins }];
};

/** Returns advice on choices: each is compared with the worst of them. */
export const adviseChoices = (
  state: State,
  now: ChoiceInProgress,
  seat: Seat,
  moves: readonly Choice[],
  futures: Futures,
): Advised => {
  const prospects = weighChoices(state, now, seat, moves, futures, judgeLearned);
  const worst = maxBy(prospects, ({ worth }) => -worth)?.end ?? state;
  const [rest, left] = [restAfter(now), futuresAfter(now, futures)];
  const points = state.seats.map((_, each) => judgeLearned(state, each, rest, left));
  return byWinChance(
    prospects.map(({ move, worth, end }) => ({
      move,
      winChance: winChanceAmong(state, rest, points.with(seat, worth), seat),
      reasons: reasonsFor(worst, end, seat, rest, left),
    })),
  );
};
