import type { Command, CommandOf } from '#games/cyclades/commands.ts';
import { MOVE_COST, SWAP_COST } from '#games/cyclades/data/figures.ts';
import type { IslandId } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { isIsland, underSquare } from '../../../cyclades/board.ts';
import { fitted } from '../../../fitting.ts';
import type { NameSeat } from '../../../sentences.ts';
import { toCreature } from '../creatures.ts';
import { all, fleets, PATRONS, place, price, slotNumber, theBuilding, troops } from '../words.ts';
import { labelOfUse } from './creatures.ts';
import { finishLabel, krakenLabel, pushLabel, saleLabel } from './effects.ts';
import { besideIslands, slotLabel, theBuildingAt, unitsAt, whoIsAt, whose } from './places.ts';
import { buildKind, recruitKind, recruitPrice, sailPrice } from './prices.ts';

const ownPriests = (view: View, seat: number): number => view.seats[seat]?.priests ?? 0;

const bid = (view: View, command: CommandOf<'PlaceBid'>): string => {
  if (command.god === 'apollo') return 'Ir con Apolo, gratis';
  const due = Math.max(1, command.amount - (view.seats.length === 2 ? 0 : ownPriests(view, command.seat)));
  return `Ofrecer ${command.amount} a ${PATRONS[command.god]}${due < command.amount ? ` (pagas ${due})` : ''}`;
};

const recruit = (view: View, { at }: CommandOf<'Recruit'>): string => {
  if (at === undefined) return recruitKind(view);
  return isIsland(at)
    ? `Reclutar una tropa en ${place(at)} ${recruitPrice(view)} – allí: ${unitsAt(view, at)}`
    : `Reclutar una flota en ${at} ${recruitPrice(view)}${besideIslands(view, at)}`;
};

/** ", sobre el puerto": buildings under the dotted square. */
const lostToMetropolis = (view: View, island: IslandId): string => {
  const standing = underSquare(view, island).map(theBuilding);
  return standing.length === 0 ? '' : `, sobre ${all(standing)}`;
};

type Labels = { readonly [Type in Command['type']]: (view: View, command: CommandOf<Type>, name: NameSeat) => string };

const MOVES: Labels = {
  PlaceBid: bid,
  Recruit: recruit,
  Build: (view, { island, slot }) => `${buildKind(view)} en ${place(island)}, ${slotLabel(view, island, slot)}`,
  MoveFleets: (view, { from, to, fleets: moved, seat }, name) =>
    `Llevar ${fleets(moved)} de ${from} a ${to} ${sailPrice(view, from)} – ${whoIsAt(view, to, seat, name)}`,
  MoveTroops: (view, { from, to, troops: moved, seat }, name) =>
    `Mover ${troops(moved)} de ${place(from)} a ${place(to)} ${price(MOVE_COST)} – ${whoIsAt(view, to, seat, name)}`,
  PlaceProsperity: (view, { island, seat }, name) =>
    `Marcador de prosperidad en ${place(island)} (${whose(view, island, seat, name)})`,
  DiscardBuilding: (view, { island, slot }) =>
    `Descartar ${theBuildingAt(view, island, slot)} de ${place(island)}, ${slotNumber(slot)}`,
  PlaceMetropolis: (view, { island }) => `Metrópolis en ${place(island)}${lostToMetropolis(view, island)}`,
  Fight: () => 'Seguir luchando',
  Retreat: (view, { to, seat }, name) => `Retirarte a ${place(to)} (${whoIsAt(view, to, seat, name)})`,
  SwapCreature: (_, { creature }) => `Cambiar ${toCreature(creature)} por la primera carta del mazo ${price(SWAP_COST)}`,
  UseCreature: labelOfUse,
  SellPiece: saleLabel,
  PushFleets: pushLabel,
  MoveKraken: krakenLabel,
  FinishCreature: finishLabel,
  EndTurn: () => 'Terminar tu turno',
};

/** A whole move, as a label. */
export const move = (view: View, command: Command, name: NameSeat): string =>
  fitted(
    (shown) => (MOVES[command.type] as (view: View, command: Command, name: NameSeat) => string)(view, command, shown),
    name,
  );
