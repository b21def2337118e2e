import type { CommandOf } from '#games/peloponnes/commands.ts';
import { PASS_COINS, WITHDRAW_COINS } from '#games/peloponnes/data/figures.ts';
import type { SeatView, View } from '#games/peloponnes/viewTypes.ts';
import { couldOfferOtherwise, faceUp, goodsAfterOffer, paymentOf } from '../../../peloponnes/reckoning.ts';
import type { NameSeat } from '../../../sentences.ts';
import { z } from '../../counting.ts';
import { tileAcc, tileName } from '../tiles.ts';
import { coins, tiles } from '../words.ts';
import { fateOf } from './fate.ts';
import { packed } from './packing.ts';

/** Moves of the offers. */

type Bid = CommandOf<'PlaceBid'>;

/** " proti 4 (Ada)": the offer that would be pushed out. */
const over = (view: View, { tile }: Bid, name: NameSeat): string => {
  const standing = faceUp(view).find((each) => each.tile === tile)?.offer;
  return standing === undefined ? '' : ` proti ${standing.coins}${standing.half ? '½' : ''} (${name(standing.seat)})`;
};

/** " (luxus 4)": what stands in for coins that are missing. */
const withLuxury = (view: View, { goods }: SeatView, bid: Bid): string => {
  const luxury = view.pushedOut === undefined ? paymentOf(goods, { coins: bid.coins })?.luxury : 0;
  return luxury ? ` (luxus ${luxury})` : '';
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

/** "Nabídnout 5 za Tržiště", "Přesunout 5 na Tržiště"; "Tržiště za 4" where it has one price. */
const head = (view: View, { tile, coins: offered }: Bid): string => {
  if (view.pushedOut !== undefined) return `Přesunout ${offered} na ${tileAcc(tile)}`;
  const isFixed = faceUp(view).some((each) => each.tile === tile && each.fixed);
  return isFixed ? `${tileName(tile)} za ${offered}` : `Nabídnout ${offered} za ${tileAcc(tile)}`;
};

/** "Nabídnout 5 za Tržiště proti 4 (Ada) – zaplatíš: 3 dřeva"; with what the tile brings, where this is the only sum. */
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
  if (field === 'coins') return `${coins(first.coins)} – za jednu ${z(bids.length)} ${tiles.gen(bids.length)}`;
  const amounts = bids.map((bid) => bid.coins);
  const range = `${Math.min(...amounts)} až ${Math.max(...amounts)}`;
  return withFate(view, own, first, (shown) => `${tileName(first.tile)}: ${range}${over(view, first, shown)}`, name);
};

/** "Pasovat (+3 mince)". */
export const passLabel = (): string => `Pasovat (+${coins(PASS_COINS)})`;

/** "Stáhnout 5 mincí (+1 mince)". */
export const withdrawLabel = ({ pushedOut }: View): string =>
  `Stáhnout ${pushedOut === undefined ? 'nabídku' : coins.acc(pushedOut.coins)} (+${coins(WITHDRAW_COINS)})`;
