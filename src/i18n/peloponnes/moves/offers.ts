import type { Command, CommandOf } from '#games/peloponnes/commands.ts';
import { goodsAfterOffer, lossOfBid, paymentOf } from '#games/peloponnes/data/affording.ts';
import type { SeatView, View } from '#games/peloponnes/viewTypes.ts';
import type { NameSeat } from '../../sentences.ts';
import type { PeloponnesText } from '../phrases.ts';
import { couldOfferOtherwise, faceUp, fedBy } from '../reckoning.ts';
import { fateWords } from './fate.ts';
import { type Length, packed, unpacked } from './packing.ts';

/** Moves of the offers. */

type Bid = CommandOf<'PlaceBid'>;

/** The required part of a bid's label: the bid that it outbids, and what happens to the tile. */
type Head = (over: string, fate: string, length: Length) => string;

/** The label of a bid that is the only one for its tile. */
const fixedLabel = ({ seats }: View) => (seats.length === 1 ? 'label-PlaceBid-alone' : 'label-PlaceBid-fixed');

/** Returns how a language labels offers. */
export const offerLabels = (t: PeloponnesText) => {
  const { fateOf } = fateWords(t);

  const over = (view: View, { tile }: Bid, name: NameSeat, length: Length): string => {
    const standing = faceUp(view).find((each) => each.tile === tile)?.offer;
    if (standing === undefined) return '';
    return t('label-over', { seat: name(standing.seat), coins: `${standing.coins}${standing.half ? '½' : ''}`, length });
  };

  /** What replaces missing coins. */
  const withLuxury = (view: View, { goods }: SeatView, { coins }: Bid, length: Length): string => {
    const luxury = view.pushedOut === undefined ? paymentOf(goods, { coins })?.luxury : 0;
    return luxury ? t('label-luxury', { luxury, length }) : '';
  };

  /** The required part of a bid's label, then why or for what, and what the tile brings, unless that was said when it was chosen. */
  const withFate = (view: View, own: SeatView, bid: Bid, head: Head, name: NameSeat, showsGains: boolean): string => {
    const fate = (length: Length) => fateOf(own, goodsAfterOffer(view, own, bid), bid.tile, length);
    const label = (shown: NameSeat, length: Length) => head(over(view, bid, shown, length), fate(length).words, length);
    const extras = (length: Length) => (showsGains ? fate(length) : { tails: fate(length).tails });
    return packed(label, extras, name);
  };

  const bidLabel = (view: View, own: SeatView, bid: Bid, name: NameSeat) => {
    const { tile, coins } = bid;
    const isFixed = faceUp(view).some((each) => each.tile === tile && each.fixed);
    const head: Head = (over, fate, length) => {
      const facts = { tile, coins, over, luxury: withLuxury(view, own, bid, length), fate };
      if (view.pushedOut !== undefined) return t('label-PlaceBid-moved', facts);
      return isFixed ? t(fixedLabel(view), facts) : t('label-PlaceBid', { ...facts, length });
    };
    return withFate(view, own, bid, head, name, !couldOfferOtherwise(view, own, tile));
  };

  /** The sums for a tile: one, or from the least to the most; without those that would lose it, unless all would. */
  const headOf =
    (view: View, own: SeatView, first: Bid, bids: readonly Bid[]): Head =>
    (over, fate, length) => {
      const keeping = bids.filter((bid) => lossOfBid(view, bid) === undefined);
      const sums = (keeping.length > 0 ? keeping : bids).map(({ coins }) => coins);
      const [least, most] = [Math.min(...sums), Math.max(...sums)];
      const { tile } = first;
      return least === most
        ? t(fixedLabel(view), { tile, coins: least, over, luxury: withLuxury(view, own, first, length), fate })
        : t('label-sums', { tile, least, most, over, fate });
    };

  return {
    /** "Bid 5 on Market over Ada’s 4 – build it for 3 wood"; with what the tile brings, where this is the only sum. */
    bidLabel,
    /** "Market: 5", "4: 1 starves": an amount in as few words as possible; `undefined` for other moves. */
    brief: (view: View, move: Command) => {
      const own = view.seats[move.seat];
      if (own !== undefined && move.type === 'FeedInhabitants') return t('brief-FeedInhabitants', fedBy(own, move));
      if (move.type !== 'PlaceBid' || own === undefined) return undefined;
      const luxury = withLuxury(view, own, move, 'short');
      const isAll = luxury === '' && view.pushedOut === undefined && move.coins === own.goods.coins;
      return isAll ? t('brief-PlaceBid-all', move) : t('brief-PlaceBid', { ...move, luxury });
    },
    /** One value of an open field while several offers still have it: a tile for several sums, or a sum for several tiles. */
    choiceOfBid: (view: View, own: SeatView, field: string, bids: readonly Bid[], name: NameSeat) => {
      const [first] = bids;
      if (first === undefined) return '';
      if (field === 'coins') return t('label-tiles', { coins: first.coins, tiles: bids.length });
      return withFate(view, own, first, headOf(view, own, first, bids), name, true);
    },
    /** A tile that could be bid for, with all that becomes of it and all it brings. */
    tileInFull: (view: View, own: SeatView, bids: readonly Bid[], name: NameSeat) => {
      const [first] = bids;
      if (first === undefined) return '';
      const fate = fateOf(own, goodsAfterOffer(view, own, first), first.tile, 'full', true);
      return unpacked(headOf(view, own, first, bids)(over(view, first, name, 'full'), fate.words, 'full'), fate);
    },
  };
};
