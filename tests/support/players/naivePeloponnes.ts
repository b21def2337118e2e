import type { BaseCommand, Chance } from '#engine/game.ts';
import type { Command, CommandOf } from '#games/peloponnes/commands.ts';
import { ROUNDS } from '#games/peloponnes/data/figures.ts';
import { tileOf } from '#games/peloponnes/data/tiles.ts';
import type { Amounts } from '#games/peloponnes/types.ts';
import type { SeatView, View } from '#games/peloponnes/viewTypes.ts';

type Bid = CommandOf<'PlaceBid'>;

/**
 * A legal move of Peloponnes by a naive player: the lowest offer for the most valuable tile that it can place, otherwise the first listed
 * move, which pays and feeds. One move in eight is random, so that tiles are given up, marked and declined too.
 */
export const naiveInPeloponnes = (view: unknown, legal: readonly BaseCommand[], chance: Chance): BaseCommand => {
  const moves = legal as readonly Command[];
  if (chance.pick([...Array(8).keys()]) === 0) {
    const kind = chance.pick([...new Set(moves.map((move) => move.type))]);
    return chance.pick(moves.filter((move) => move.type === kind));
  }
  return bestOffer(view as View, moves) ?? moves.find(({ type }) => type !== 'PlaceBid') ?? chance.pick(moves);
};

const bestOffer = (view: View, moves: readonly Command[]): Bid | undefined => {
  const bids = moves.filter((move): move is Bid => move.type === 'PlaceBid');
  const least = bids.filter((bid, index) => bids.findIndex(({ tile }) => tile === bid.tile) === index);
  const own = view.seats[least[0]?.seat ?? 0];
  if (own === undefined) return undefined;
  const weighed = least.map((bid) => ({ bid, worth: worthOf(view, own, bid) })).filter(({ worth }) => worth > 0);
  return weighed.toSorted((one, other) => other.worth - one.worth)[0]?.bid;
};

/** What a tile adds to power and population, now and in later rounds, less its cost; 0 when it would be lost. */
const worthOf = ({ round }: View, { goods, lands }: SeatView, { tile: id, coins }: Bid): number => {
  const tile = tileOf(id);
  const outermost = lands.at(-1);
  const fits = outermost === undefined || tileOf(outermost).icons.some((icon) => tile.icons.includes(icon));
  if (tile.kind === 'land' && !fits) return 0;
  const isPayable = goods.wood >= (tile.cost.wood ?? 0) && goods.stone >= (tile.cost.stone ?? 0);
  const yearly = sum(tile.income) + (tile.income.food ?? 0);
  return (
    tile.power +
    2 * (tile.once.inhabitants ?? 0) +
    (tile.once.coins ?? 0) / 3 +
    (yearly * (ROUNDS - round)) / 4 -
    coins / 3 -
    (isPayable ? 0 : 2)
  );
};

const sum = (amounts: Amounts): number => Object.values(amounts).reduce((total, amount) => total + amount, 0);
