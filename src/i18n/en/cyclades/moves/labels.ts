import type { Command, CommandOf } from '#games/cyclades/commands.ts';
import { MOVE_COST, SWAP_COST } from '#games/cyclades/data/figures.ts';
import type { IslandId } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { isIsland, underSquare } from '../../../cyclades/board.ts';
import { fitted } from '../../../fitting.ts';
import type { NameSeat } from '../../../sentences.ts';
import { theCreature } from '../creatures.ts';
import { all, BUILDING_NAMES, fleets, PATRONS, place, price, slotNumber, troops } from '../words.ts';
import { labelOfUse } from './creatures.ts';
import { finishLabel, krakenLabel, pushLabel, saleLabel } from './effects.ts';
import { besideIslands, buildingAt, slotLabel, unitsAt, whoIsAt, whose } from './places.ts';
import { buildKind, recruitKind, recruitPrice, sailPrice } from './prices.ts';

const ownPriests = (view: View, seat: number): number => view.seats[seat]?.priests ?? 0;

const bid = (view: View, command: CommandOf<'PlaceBid'>): string => {
  if (command.god === 'apollo') return 'Go to Apollo, for nothing';
  const due = Math.max(1, command.amount - (view.seats.length === 2 ? 0 : ownPriests(view, command.seat)));
  return `Offer ${command.amount} to ${PATRONS[command.god]}${due < command.amount ? ` (you pay ${due})` : ''}`;
};

const recruit = (view: View, { at }: CommandOf<'Recruit'>): string => {
  if (at === undefined) return recruitKind(view);
  return isIsland(at)
    ? `Recruit a troop on ${place(at)} ${recruitPrice(view)} – ${unitsAt(view, at)} there`
    : `Recruit a fleet in ${at} ${recruitPrice(view)}${besideIslands(view, at)}`;
};

/** ", over the port there": buildings under the dotted square. */
const lostToMetropolis = (view: View, island: IslandId): string => {
  const standing = underSquare(view, island).map((building) => BUILDING_NAMES[building]);
  return standing.length === 0 ? '' : `, over the ${all(standing)} there`;
};

type Labels = { readonly [Type in Command['type']]: (view: View, command: CommandOf<Type>, name: NameSeat) => string };

const MOVES: Labels = {
  PlaceBid: bid,
  Recruit: recruit,
  Build: (view, { island, slot }) => `${buildKind(view)} on ${place(island)}, ${slotLabel(view, island, slot)}`,
  MoveFleets: (view, { from, to, fleets: moved, seat }, name) =>
    `Sail ${fleets(moved)} from ${from} to ${to} ${sailPrice(view, from)} – ${whoIsAt(view, to, seat, name)}`,
  MoveTroops: (view, { from, to, troops: moved, seat }, name) =>
    `Move ${troops(moved)} from ${place(from)} to ${place(to)} ${price(MOVE_COST)} – ${whoIsAt(view, to, seat, name)}`,
  PlaceProsperity: (view, { island, seat }, name) => `Prosperity marker on ${place(island)} (${whose(view, island, seat, name)})`,
  DiscardBuilding: (view, { island, slot }) =>
    `Give up the ${buildingAt(view, island, slot)} on ${place(island)}, ${slotNumber(slot)}`,
  PlaceMetropolis: (view, { island }) => `Metropolis on ${place(island)}${lostToMetropolis(view, island)}`,
  Fight: () => 'Fight on',
  Retreat: (view, { to, seat }, name) => `Retreat to ${place(to)} (${whoIsAt(view, to, seat, name)})`,
  SwapCreature: (_, { creature }) => `Discard ${theCreature(creature)} for the top of the deck ${price(SWAP_COST)}`,
  UseCreature: labelOfUse,
  SellPiece: saleLabel,
  PushFleets: pushLabel,
  MoveKraken: krakenLabel,
  FinishCreature: finishLabel,
  EndTurn: () => 'End your turn',
};

/** A whole move, as a label. */
export const move = (view: View, command: Command, name: NameSeat): string =>
  fitted(
    (shown) => (MOVES[command.type] as (view: View, command: Command, name: NameSeat) => string)(view, command, shown),
    name,
  );
