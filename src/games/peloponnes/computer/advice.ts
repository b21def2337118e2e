import { type Advice, byWinChance } from '#engine/advice.ts';
import { maxBy } from '#engine/computer.ts';
import type { Seat } from '#engine/game.ts';
import type { Choice, Command } from '../commands.ts';
import { PASS_COINS, WITHDRAW_COINS } from '../data/figures.ts';
import type { OfferCommand } from '../rules/offers.ts';
import { type ChoiceInProgress, type Offers, type State, seatOf } from '../state.ts';
import { futuresAfter, restAfter, weighChoices } from './choices.ts';
import type { Futures } from './future.ts';
import { chanceOfWorth, judgeLearned } from './learned/value.ts';
import { AFTER, joinedWith, prizesOf, prospectBy, wishesOf, withGoods } from './offers.ts';
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
): Advised => {
  const rivals = now.queue.filter((rival) => rival !== seat).map((rival) => wishesOf(state, rival, futures, judgeLearned));
  const own = now.pushedOut ? withGoods(state, seat, { coins: now.pushedOut.coins }) : state;
  const prospectOf = prospectBy(own, now, prizesOf(own, seat, futures, judgeLearned), rivals);
  const without = withGoods(own, seat, { coins: now.pushedOut ? WITHDRAW_COINS : PASS_COINS });
  return byWinChance(
    moves.map((move) => {
      const worth = prospectOf(move);
      const winChance = chanceOfWorth(worth, own, seat, AFTER, futures);
      return { move, winChance, reasons: reasonsForOffer(own, without, move, futures) };
    }),
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
  return byWinChance(
    prospects.map(({ move, worth, end }) => ({
      move,
      winChance: chanceOfWorth(worth, state, seat, rest, left),
      reasons: reasonsFor(worst, end, seat, rest, left),
    })),
  );
};
