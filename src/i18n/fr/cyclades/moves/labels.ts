import type { Command, CommandOf } from '#games/cyclades/commands.ts';
import { MOVE_COST, SWAP_COST } from '#games/cyclades/data/figures.ts';
import type { IslandId } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { isIsland, underSquare } from '../../../cyclades/board.ts';
import { fitted } from '../../../fitting.ts';
import type { NameSeat } from '../../../sentences.ts';
import { de } from '../../grammar.ts';
import { theCreature } from '../creatures.ts';
import { all, fleets, PATRONS, place, price, slotNumber, theBuilding, to as towards, troops } from '../words.ts';
import { labelOfUse } from './creatures.ts';
import { finishLabel, krakenLabel, pushLabel, saleLabel } from './effects.ts';
import { besideIslands, buildingAt, slotLabel, unitsAt, whoIsAt, whose } from './places.ts';
import { buildKind, recruitKind, recruitPrice, sailPrice } from './prices.ts';

const ownPriests = (view: View, seat: number): number => view.seats[seat]?.priests ?? 0;

const bid = (view: View, command: CommandOf<'PlaceBid'>): string => {
  if (command.god === 'apollo') return 'Choisir Apollon, sans rien payer';
  const due = Math.max(1, command.amount - (view.seats.length === 2 ? 0 : ownPriests(view, command.seat)));
  return `Offrir ${command.amount} à ${PATRONS[command.god]}${due < command.amount ? ` (tu payes ${due})` : ''}`;
};

const recruit = (view: View, { at }: CommandOf<'Recruit'>): string => {
  if (at === undefined) return recruitKind(view);
  return isIsland(at)
    ? `Recruter une troupe sur ${place(at)} ${recruitPrice(view)} – ${unitsAt(view, at)} sur place`
    : `Recruter une flotte en ${at} ${recruitPrice(view)}${besideIslands(view, at)}`;
};

/** ", en détruisant le port": buildings under the dotted square. */
const lostToMetropolis = (view: View, island: IslandId): string => {
  const standing = underSquare(view, island);
  return standing.length === 0 ? '' : `, en détruisant ${all(standing.map(theBuilding))}`;
};

type Labels = { readonly [Type in Command['type']]: (view: View, command: CommandOf<Type>, name: NameSeat) => string };

const MOVES: Labels = {
  PlaceBid: bid,
  Recruit: recruit,
  Build: (view, { island, slot }) => `${buildKind(view)} sur ${place(island)}, ${slotLabel(view, island, slot)}`,
  MoveFleets: (view, { from, to, fleets: moved, seat }, name) =>
    `Déplacer ${fleets(moved)} ${de(from)} ${towards(to)} ${sailPrice(view, from)} – ${whoIsAt(view, to, seat, name)}`,
  MoveTroops: (view, { from, to, troops: moved, seat }, name) =>
    `Déplacer ${troops(moved)} ${de(place(from))} ${towards(to)} ${price(MOVE_COST)} – ${whoIsAt(view, to, seat, name)}`,
  PlaceProsperity: (view, { island, seat }, name) =>
    `Marqueur prospérité sur ${place(island)} (${whose(view, island, seat, name)})`,
  DiscardBuilding: (view, { island, slot }) =>
    `Retirer ${buildingAt(view, island, slot)} ${de(place(island))}, ${slotNumber(slot)}`,
  PlaceMetropolis: (view, { island }) => `Métropole sur ${place(island)}${lostToMetropolis(view, island)}`,
  Fight: () => 'Continuer le combat',
  Retreat: (view, { to, seat }, name) => `Battre en retraite ${towards(to)} (${whoIsAt(view, to, seat, name)})`,
  SwapCreature: (_, { creature }) => `Remplacer ${theCreature(creature)} par la première carte de la pioche ${price(SWAP_COST)}`,
  UseCreature: labelOfUse,
  SellPiece: saleLabel,
  PushFleets: pushLabel,
  MoveKraken: krakenLabel,
  FinishCreature: finishLabel,
  EndTurn: () => 'Terminer le tour',
};

/** A whole move, as a label. */
export const move = (view: View, command: Command, name: NameSeat): string =>
  fitted(
    (shown) => (MOVES[command.type] as (view: View, command: Command, name: NameSeat) => string)(view, command, shown),
    name,
  );
