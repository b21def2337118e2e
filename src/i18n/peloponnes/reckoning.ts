import type { Choice, CommandOf } from '#games/peloponnes/commands.ts';
import { paymentOf, without } from '#games/peloponnes/data/affording.ts';
import { LUXURY_FOR_ONE } from '#games/peloponnes/data/figures.ts';
import { tileOf } from '#games/peloponnes/data/tiles.ts';
import type { Amounts, Goods, PayableDisaster, TileId } from '#games/peloponnes/types.ts';
import type { RowTileView, SeatView, View } from '#games/peloponnes/viewTypes.ts';

/** What a seat's choices would cost and bring, worked out from its view; a test holds it to what the rules then do. */

/** All tiles face up, with their offers. */
export const faceUp = ({ auction, conquest }: View): readonly RowTileView[] => [...auction, ...conquest];

/** The tile that a seat has bid on, or has won. */
export const tileOfOffer = (view: View, seat: number): TileId | undefined =>
  faceUp(view).find(({ offer }) => offer?.seat === seat)?.tile;

/** The fewest coins that a seat can offer for a tile, over the offer on it. */
const leastOffer = ({ half }: SeatView, { least, offer }: RowTileView): number =>
  Math.max(least, offer === undefined ? 0 : offer.coins + (half && !offer.half ? 0 : 1));

/** The most coins that a seat can offer, luxury goods included. */
const mostOffered = ({ goods }: SeatView): number => goods.coins + Math.floor(goods.luxury / LUXURY_FOR_ONE);

/** Whether a seat could offer another sum for the tile as well. */
export const couldOfferOtherwise = (view: View, own: SeatView, tile: TileId): boolean => {
  const shown = faceUp(view).find((each) => each.tile === tile);
  if (shown === undefined || shown.fixed || view.pushedOut !== undefined) return false;
  return leastOffer(own, shown) < mostOffered(own);
};

/** The tiles that a seat that offers now cannot afford, with the fewest coins for each; none while it moves an offer. */
export const tooDear = (view: View, own: SeatView): readonly { readonly tile: TileId; readonly least: number }[] => {
  if (view.phase !== 'offers' || view.pushedOut !== undefined || !view.active.includes(own.seat)) return [];
  return faceUp(view)
    .filter(({ fixed, offer }) => !fixed || offer === undefined)
    .map((shown) => ({ tile: shown.tile, least: leastOffer(own, shown) }))
    .filter(({ least }) => least > mostOffered(own));
};

const paidFor = (goods: Goods, choice: Choice): Goods =>
  choice.type === 'PayBuilding' ? without(goods, paymentOf(goods, tileOf(choice.tile).cost) ?? {}) : goods;

/** What a seat has left after the buildings it has chosen to pay for, by what the viewer knows. */
export const goodsAfterChoices = (view: View, own: SeatView): Goods =>
  view.own.filter(({ seat }) => seat === own.seat).reduce(paidFor, own.goods);

/** What a seat spends on missing food, and how many inhabitants starve all the same. */
export const fedBy = ({ goods: { inhabitants, food } }: SeatView, { luxury }: CommandOf<'FeedInhabitants'>) => ({
  luxury,
  starving: Math.max(0, inhabitants - food) - luxury / LUXURY_FOR_ONE,
});

/** What earthquake and tempest ask for each tile that is kept. */
export const PAIRS: Readonly<Record<PayableDisaster, Amounts>> = {
  earthquake: { wood: 1, stone: 1 },
  tempest: { food: 1, coins: 1 },
};

/** Returns the cost for this number of tiles. */
export const pairsFor = (disaster: PayableDisaster, tiles: number): Amounts =>
  Object.fromEntries(Object.entries(PAIRS[disaster]).map(([good, amount]) => [good, amount * tiles]));

/** The tiles that an earthquake or a tempest asks for, protected or not. */
export const exposedTo = (disaster: PayableDisaster, { lands, buildings }: SeatView): readonly TileId[] =>
  disaster === 'tempest' ? lands : buildings.map(({ tile }) => tile);

/** For how many of them the seat can pay. */
export const mostKept = (disaster: PayableDisaster, own: SeatView): number => {
  const exposed = exposedTo(disaster, own).length;
  const payable = Array.from({ length: exposed }, (_, fewer) => exposed - fewer);
  return payable.find((tiles) => paymentOf(own.goods, pairsFor(disaster, tiles)) !== undefined) ?? 0;
};

/** Those of them that the seat has not discarded, by what the viewer knows. */
export const keptIn = (disaster: PayableDisaster, view: View, own: SeatView): readonly TileId[] => {
  const given = view.own.flatMap((choice) => (choice.type === 'GiveUpTile' && choice.seat === own.seat ? [choice.tile] : []));
  return exposedTo(disaster, own).filter((tile) => !given.includes(tile));
};
