import type { MoveChoice, Moves, MoveTable } from '#engine/moves.ts';
import type { Command, CommandOf } from './commands.ts';
import { lossOfBid } from './data/affording.ts';
import { TILES } from './data/tiles.ts';
import type { TileId } from './types.ts';
import type { RowTileView, View } from './viewTypes.ts';

type Pick = NonNullable<MoveChoice<Command, View>['pick']>;
type Fill = NonNullable<MoveChoice<Command, View>['fill']>;

const isBid = (move: Command): move is CommandOf<'PlaceBid'> => move.type === 'PlaceBid';

/** Returns the smallest offer, where only its coins were omitted. */
const fewestCoins: Pick = (_view, moves) =>
  moves.filter(isBid).reduce((fewest, each) => (each.coins < fewest.coins ? each : fewest));

const faceUp = ({ auction, conquest }: View): readonly RowTileView[] => [...auction, ...conquest];

/** Completes an offer with the coins that were pushed out, otherwise with the tile's minimum. */
const leastCoins: Fill = (values, _moves, view) => ({
  coins: view.pushedOut?.coins ?? faceUp(view).find(({ tile }) => tile === values.tile)?.least ?? 1,
  ...values,
});

/** Returns the tile that a seat has to decide on, if the view shows it. */
const tileInHand = (view: View): TileId | undefined => {
  const own = view.seats.find(({ seat }) => seat === view.viewer);
  const won = faceUp(view).find(({ offer }) => offer !== undefined && offer.seat === view.viewer);
  return won?.tile ?? own?.buildings.find(({ marked }) => marked)?.tile ?? own?.incomeChoices[0];
};

/** Any tile, for when no decision is open: the refusal is then about the moment. */
const [ANY] = TILES;

/** Completes a move with the tile to decide on. */
const ownTile: Fill = (values, _moves, view) => ({ tile: tileInHand(view) ?? ANY?.id ?? '', ...values });

const loses = () => 'loss' as const;

/** How each type of move is entered. */
export const TABLE = {
  PlaceBid: {
    name: 'bid',
    fields: [
      { name: 'tile', kind: 'entry', onBoard: true },
      { name: 'coins', kind: 'amount', optional: true },
    ],
    risk: (view, move) => (isBid(move) && lossOfBid(view, move) !== undefined ? 'loss' : undefined),
    pick: fewestCoins,
    fill: leastCoins,
  },
  PassBid: { name: 'pass', confirm: true },
  WithdrawBid: { name: 'withdraw', confirm: true },
  PayBuilding: { name: 'pay', fields: [{ name: 'tile', kind: 'entry', onBoard: true, optional: true }], fill: ownTile },
  MarkBuilding: { name: 'mark', fields: [{ name: 'tile', kind: 'entry', onBoard: true, optional: true }], fill: ownTile },
  ForgoTile: { name: 'forgo', fields: [{ name: 'tile', kind: 'entry', onBoard: true, optional: true }], fill: ownTile },
  ChooseIncome: {
    name: 'income',
    fields: [
      { name: 'tile', kind: 'entry', onBoard: true, optional: true },
      { name: 'good', kind: 'word', together: true },
    ],
    fill: ownTile,
  },
  GiveUpTile: { name: 'giveup', fields: [{ name: 'tile', kind: 'entry', onBoard: true }], confirm: true, risk: loses },
  PayDisaster: { name: 'ready', usual: true },
  FeedInhabitants: { name: 'feed', fields: [{ name: 'luxury', kind: 'amount' }] },
  AbandonBuilding: { name: 'abandon', fields: [{ name: 'tile', kind: 'entry', onBoard: true }], confirm: true, risk: loses },
  ChooseBonus: { name: 'bonus', fields: [{ name: 'good', kind: 'word' }] },
} as const satisfies MoveTable<Command, View>;

/** Coins are a good in the plural; people choose one. */
export const moves: Moves<Command, View> = { table: TABLE, synonyms: { coin: 'coins' } };
