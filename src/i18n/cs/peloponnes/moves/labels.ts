import type { Command, CommandOf } from '#games/peloponnes/commands.ts';
import { LUXURY_FOR_ONE, MARKER_COINS, STORES } from '#games/peloponnes/data/figures.ts';
import { tileOf } from '#games/peloponnes/data/tiles.ts';
import type { Amounts, Goods, IncomeChoice, TileId } from '#games/peloponnes/types.ts';
import type { SeatView, View } from '#games/peloponnes/viewTypes.ts';
import { goodsAfterChoices, keptIn, pairsFor, paymentOf } from '../../../peloponnes/reckoning.ts';
import type { NameSeat } from '../../../sentences.ts';
import { verb, z } from '../../counting.ts';
import { tileAcc, tileGen, tileName } from '../tiles.ts';
import { buildings, coins, inhabitants, lands, luxuryGoods, price, some, someAcc } from '../words.ts';
import { dueLater, gainsOf, lossesOf } from './fate.ts';
import { PAY_FOR_KEPT } from './kinds.ts';
import { bidLabel, passLabel, withdrawLabel } from './offers.ts';
import { packed } from './packing.ts';

/** `own`: what the seat has that would move. */
type Label<Type extends Command['type']> = (view: View, own: SeatView, command: CommandOf<Type>, name: NameSeat) => string;
type Labels = { readonly [Type in Command['type']]: Label<Type> };

/** "2 dřeva + 2 luxusy": what a seat would pay; what is asked when it cannot. */
const paidFrom = (goods: Goods, needed: Amounts): string => price(paymentOf(goods, needed) ?? needed);

/** The same behind "za". */
const paidFor = (goods: Goods, needed: Amounts): string => price(paymentOf(goods, needed) ?? needed, 'acc');

const isMarked = ({ buildings: built }: SeatView, id: string): boolean => built.some(({ tile, marked }) => tile === id && marked);

const BACK = ` (zpět ${coins(MARKER_COINS)})`;

const payHead = (view: View, own: SeatView, tile: TileId): string =>
  `Zaplatit ${tileAcc(tile)}: ${paidFrom(goodsAfterChoices(view, own), tileOf(tile).cost)}`;

/** The two answers for a building with a coin on it: both name the same of what would go with it. */
const finishingHeads = (view: View, own: SeatView, tile: TileId) => ({
  PayBuilding: `${payHead(view, own, tile)}${BACK}`,
  AbandonBuilding: `Vzdát se ${tileGen(tile)}${BACK}`,
});

const finishingLabel = (
  view: View,
  own: SeatView,
  { type, tile }: CommandOf<'PayBuilding'> | CommandOf<'AbandonBuilding'>,
  name: NameSeat,
): string => {
  const heads = finishingHeads(view, own, tile);
  return packed(() => heads[type], { gains: lossesOf(tile) }, name, Object.values(heads));
};

const payLabel: Label<'PayBuilding'> = (view, own, command, name) =>
  isMarked(own, command.tile)
    ? finishingLabel(view, own, command, name)
    : packed(() => payHead(view, own, command.tile), { gains: gainsOf(command.tile) }, name);

const markLabel: Label<'MarkBuilding'> = (_, { goods }, { tile }, name) => {
  const marker = paidFrom(goods, { coins: MARKER_COINS });
  return packed(() => `${tileName(tile)}: teď ${marker}; ${dueLater(tile)}`, { gains: gainsOf(tile) }, name);
};

const forgoLabel: Label<'ForgoTile'> = (_, __, { tile }, name) =>
  packed(() => `Vzdát se ${tileGen(tile)} bez náhrady`, { gains: gainsOf(tile) }, name);

/** "máš 3 z 10", "máš 7". */
const held = ({ goods }: SeatView, good: IncomeChoice): string =>
  good === 'coins' ? `máš ${goods.coins}` : `máš ${goods[good]} ${z(STORES[good])} ${STORES[good]}`;

const giveUpLabel: Label<'GiveUpTile'> = (_, own, { tile }, name) =>
  packed(() => `Odevzdat ${tileAcc(tile)}${isMarked(own, tile) ? ' i s mincí' : ''}`, { gains: lossesOf(tile) }, name);

const payDisasterLabel: Label<'PayDisaster'> = (view, own) => {
  const struck = view.disaster?.disaster;
  if (struck !== 'earthquake' && struck !== 'tempest') return PAY_FOR_KEPT;
  const kept = keptIn(struck, view, own).length;
  if (kept === 0) return `${PAY_FOR_KEPT}: nic`;
  const tiles = struck === 'earthquake' ? buildings(kept) : lands(kept);
  return `${PAY_FOR_KEPT}: ${tiles} za ${paidFor(own.goods, pairsFor(struck, kept))}`;
};

const feedLabel: Label<'FeedInhabitants'> = (_, { goods: { inhabitants: people, food } }, { luxury }) => {
  const starving = Math.max(0, people - food) - luxury / LUXURY_FOR_ONE;
  const spent = luxury === 0 ? 'Nedat žádné luxusní zboží' : `Dát ${luxuryGoods.acc(luxury)}`;
  return `${spent} – ${starving === 0 ? 'nikdo nezemře hladem' : `hladem ${verb(starving, 'zemře', 'zemřou')} ${inhabitants(starving)}`}`;
};

const MOVES: Labels = {
  PlaceBid: bidLabel,
  PassBid: passLabel,
  WithdrawBid: withdrawLabel,
  PayBuilding: payLabel,
  MarkBuilding: markLabel,
  ForgoTile: forgoLabel,
  ChooseIncome: (_, own, { tile, good }) => `${tileName(tile)}: ${some(good, 1)} – ${held(own, good)}`,
  GiveUpTile: giveUpLabel,
  PayDisaster: payDisasterLabel,
  FeedInhabitants: feedLabel,
  AbandonBuilding: finishingLabel,
  ChooseBonus: (_, __, { good }) => `Každé kolo navíc ${someAcc(good, 1)}`,
};

/** A whole move, as a label. */
export const move = (view: View, command: Command, name: NameSeat): string => {
  const own = view.seats[command.seat];
  return own === undefined ? '' : (MOVES[command.type] as Label<Command['type']>)(view, own, command, name);
};
