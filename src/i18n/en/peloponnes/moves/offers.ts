import type { CommandOf } from '#games/peloponnes/commands.ts';
import { PASS_COINS, WITHDRAW_COINS } from '#games/peloponnes/data/figures.ts';
import type { SeatView, View } from '#games/peloponnes/viewTypes.ts';
import { couldOfferOtherwise, faceUp, goodsAfterOffer, paymentOf } from '../../../peloponnes/reckoning.ts';
import type { NameSeat } from '../../../sentences.ts';
import { tileName } from '../tiles.ts';
import { coins, tiles } from '../words.ts';
import { fateOf } from './fate.ts';
import { packed } from './packing.ts';

/** Moves of the offers. */

type Bid = CommandOf<'PlaceBid'>;

/** " over Ada’s 4": the offer that would be pushed out. */
const over = (view: View, { tile }: Bid, name: NameSeat): string => {
  const standing = faceUp(view).find((each) => each.tile === tile)?.offer;
  return standing === undefined ? '' : ` over ${name(standing.seat)}’s ${standing.coins}${standing.half ? '½' : ''}`;
};

/** " (4 luxury)": what stands in for coins that are missing. */
const withLuxury = (view: View, { goods }: SeatView, bid: Bid): string => {
  const luxury = view.pushedOut === undefined ? paymentOf(goods, { coins: bid.coins })?.luxury : 0;
  return luxury ? ` (${luxury} luxury)` : '';
};

/** An offer as far as it must be told, then what becomes of the tile, why or for what, and what it brings as far as there is room. */
const withFate = (view: View, own: SeatView, bid: Bid, told: (name: NameSeat) => string, name: NameSeat): string => {
  const { words, ...extras } = fateOf(own, goodsAfterOffer(view, own, bid), bid.tile);
  return packed((shown) => `${told(shown)} – ${words}`, extras, name);
};

/** The same for one of several sums that could be offered for the tile: what it brings has been said when it was chosen. */
const withFateInShort: typeof withFate = (view, own, bid, told, name) => {
  const { words, tails } = fateOf(own, goodsAfterOffer(view, own, bid), bid.tile);
  return packed((shown) => `${told(shown)} – ${words}`, { tails }, name);
};

/** "Offer 5 for Market", "Move 5 to Market"; "Market for 4" where it has one price. */
const head = (view: View, { tile, coins: offered }: Bid): string => {
  if (view.pushedOut !== undefined) return `Move ${offered} to ${tileName(tile)}`;
  const isFixed = faceUp(view).some((each) => each.tile === tile && each.fixed);
  return isFixed ? `${tileName(tile)} for ${offered}` : `Offer ${offered} for ${tileName(tile)}`;
};

/** "Offer 5 for Market over Ada’s 4 – payable: 3 wood"; with what the tile brings, where this is the only sum. */
export const bidLabel = (view: View, own: SeatView, bid: Bid, name: NameSeat): string =>
  (couldOfferOtherwise(view, own, bid.tile) ? withFateInShort : withFate)(
    view,
    own,
    bid,
    (shown) => `${head(view, bid)}${over(view, bid, shown)}${withLuxury(view, own, bid)}`,
    name,
  );

/** One value of an open field while several offers still have it: a tile for several sums, or a sum for several tiles. */
export const choiceOfBid = (view: View, own: SeatView, field: string, bids: readonly Bid[], name: NameSeat): string => {
  const [first] = bids;
  if (first === undefined) return '';
  if (field === 'coins') return `${coins(first.coins)} – for one of ${tiles(bids.length)}`;
  const amounts = bids.map((bid) => bid.coins);
  const range = `${Math.min(...amounts)} to ${Math.max(...amounts)}`;
  return withFate(view, own, first, (shown) => `${tileName(first.tile)}: ${range}${over(view, first, shown)}`, name);
};

/** "Pass (+3 coins)". */
export const passLabel = (): string => `Pass (+${coins(PASS_COINS)})`;

/** "Withdraw 5 coins (+1 coin)". */
export const withdrawLabel = ({ pushedOut }: View): string =>
  `Withdraw ${pushedOut === undefined ? 'your offer' : coins(pushedOut.coins)} (+${coins(WITHDRAW_COINS)})`;
