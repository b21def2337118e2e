import type { Command, CommandOf } from '#games/cyclades/commands.ts';
import { MOVE_COST, SWAP_COST } from '#games/cyclades/data/figures.ts';
import type { IslandId } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { builtIn, isIsland, underSquare } from '../../../cyclades/board.ts';
import { fitted } from '../../../fitting.ts';
import type { NameSeat } from '../../../sentences.ts';
import { all } from '../../counting.ts';
import { CREATURE_ACC } from '../creatures.ts';
import { BUILDING_ACC, BUILDING_NAMES, fleets, place, price, slotNumber, TO_PATRON, troops } from '../words.ts';
import { labelOfUse } from './creatures.ts';
import { finishLabel, krakenLabel, pushLabel, saleLabel } from './effects.ts';
import { besideIslands, slotLabel, unitsAt, whoIsAt, whose } from './places.ts';
import { buildKind, recruitKind, recruitPrice, sailPrice } from './prices.ts';

const ownPriests = (view: View, seat: number): number => view.seats[seat]?.priests ?? 0;

const bid = (view: View, command: CommandOf<'PlaceBid'>): string => {
  if (command.god === 'apollo') return 'Zvolit Apollóna, zadarmo';
  const due = Math.max(1, command.amount - (view.seats.length === 2 ? 0 : ownPriests(view, command.seat)));
  return `Nabídnout ${TO_PATRON[command.god]} ${command.amount}${due < command.amount ? ` (zaplatíš ${due})` : ''}`;
};

const recruit = (view: View, { at }: CommandOf<'Recruit'>): string => {
  if (at === undefined) return recruitKind(view);
  return isIsland(at)
    ? `Verbovat vojáka na ${place(at)} ${recruitPrice(view)} – tam ${unitsAt(view, at)}`
    : `Verbovat loď na ${at} ${recruitPrice(view)}${besideIslands(view, at)}`;
};

/** ", zanikne přístav": buildings under the dotted square. */
const lostToMetropolis = (view: View, island: IslandId): string => {
  const standing = underSquare(view, island).map((building) => BUILDING_NAMES[building]);
  return standing.length === 0 ? '' : `, zanikne ${all(standing)}`;
};

const givenUp = (view: View, { island, slot }: CommandOf<'DiscardBuilding'>): string => {
  const standing = builtIn(view, island, slot);
  return `Odevzdat ${standing === undefined ? 'budovu' : BUILDING_ACC[standing]} na ${place(island)}, ${slotNumber(slot)}`;
};

type Labels = { readonly [Type in Command['type']]: (view: View, command: CommandOf<Type>, name: NameSeat) => string };

const MOVES: Labels = {
  PlaceBid: bid,
  Recruit: recruit,
  Build: (view, { island, slot }) => `${buildKind(view)} na ${place(island)}, ${slotLabel(view, island, slot)}`,
  MoveFleets: (view, { from, to, fleets: moved, seat }, name) =>
    `Přesunout ${fleets.acc(moved)} z ${from} na ${to} ${sailPrice(view, from)} – ${whoIsAt(view, to, seat, name)}`,
  MoveTroops: (view, { from, to, troops: moved, seat }, name) =>
    `Přesunout ${troops.acc(moved)} z ${place(from)} na ${place(to)} ${price(MOVE_COST)} – ${whoIsAt(view, to, seat, name)}`,
  PlaceProsperity: (view, { island, seat }, name) => `Žeton rozkvětu na ${place(island)} (${whose(view, island, seat, name)})`,
  DiscardBuilding: givenUp,
  PlaceMetropolis: (view, { island }) => `Metropole na ${place(island)}${lostToMetropolis(view, island)}`,
  Fight: () => 'Bojovat dál',
  Retreat: (view, { to, seat }, name) => `Ustoupit na ${place(to)} (${whoIsAt(view, to, seat, name)})`,
  SwapCreature: (_, { creature }) => `Odložit ${CREATURE_ACC[creature]}, místo toho vrchní karta ${price(SWAP_COST)}`,
  UseCreature: labelOfUse,
  SellPiece: saleLabel,
  PushFleets: pushLabel,
  MoveKraken: krakenLabel,
  FinishCreature: finishLabel,
  EndTurn: () => 'Ukončit tah',
};

/** A whole move, as a label. */
export const move = (view: View, command: Command, name: NameSeat): string =>
  fitted(
    (shown) => (MOVES[command.type] as (view: View, command: Command, name: NameSeat) => string)(view, command, shown),
    name,
  );
