import type { MoveChoice } from '#discord/moves/moveCommand.ts';
import { type ConfirmTable, type MoveTable, moveCommands, normalizeId } from '#discord/moves/moveCommands.ts';
import type { Command, CommandOf } from '#games/peloponnes/commands.ts';
import { TILES } from '#games/peloponnes/data/tiles.ts';
import type { TileId } from '#games/peloponnes/types.ts';
import type { RowTileView, View } from '#games/peloponnes/viewTypes.ts';

/** The fields of each type of move, in the order in which the panel asks for them. */
export const MOVES = {
  PlaceBid: [
    { name: 'tile', kind: 'entry', onBoard: true },
    { name: 'coins', kind: 'amount', optional: true },
  ],
  PassBid: [],
  WithdrawBid: [],
  PayBuilding: [{ name: 'tile', kind: 'entry', onBoard: true, optional: true }],
  MarkBuilding: [{ name: 'tile', kind: 'entry', onBoard: true, optional: true }],
  ForgoTile: [{ name: 'tile', kind: 'entry', onBoard: true, optional: true }],
  ChooseIncome: [
    { name: 'tile', kind: 'entry', onBoard: true, optional: true },
    { name: 'good', kind: 'word', together: true },
  ],
  GiveUpTile: [{ name: 'tile', kind: 'entry', onBoard: true }],
  PayDisaster: [],
  FeedInhabitants: [{ name: 'luxury', kind: 'amount' }],
  AbandonBuilding: [{ name: 'tile', kind: 'entry', onBoard: true }],
  ChooseBonus: [{ name: 'good', kind: 'word' }],
} as const satisfies MoveTable<Command>;

/** The moves that give up a turn in which an offer was possible, or a tile that was affordable. */
export const CONFIRMS = {
  PassBid: 'always',
  WithdrawBid: 'always',
  GiveUpTile: 'avoidable',
  AbandonBuilding: 'avoidable',
} as const satisfies ConfirmTable<Command>;

/** Returns a word as the game writes it. Coins are a good in the plural; people choose one. */
const canonical = (word: string): string => {
  const written = normalizeId(word);
  return written === 'coin' ? 'coins' : written;
};

/** Makes the subcommand of a type of move. */
export const peloponnesMove = moveCommands<Command, View>({ game: 'peloponnes', moves: MOVES, confirms: CONFIRMS, canonical });

type Pick = NonNullable<MoveChoice<Command, View>['pick']>;
type Fill = NonNullable<MoveChoice<Command, View>['fill']>;

const isBid = (move: Command): move is CommandOf<'PlaceBid'> => move.type === 'PlaceBid';

/** Returns the smallest offer, where only its coins were omitted. */
export const fewestCoins: Pick = (_view, moves) =>
  moves.filter(isBid).reduce((fewest, each) => (each.coins < fewest.coins ? each : fewest));

const faceUp = ({ auction, conquest }: View): readonly RowTileView[] => [...auction, ...conquest];

/** Completes an offer with the coins that were pushed out, otherwise with the tile's minimum. */
export const leastCoins: Fill = (values, _moves, view) => ({
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
export const ownTile: Fill = (values, _moves, view) => ({ tile: tileInHand(view) ?? ANY?.id ?? '', ...values });
