import type { Command } from '#games/cyclades/commands.ts';
import type { Patron } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { isIsland } from '../../../cyclades/board.ts';
import { fitted } from '../../../fitting.ts';
import type { NameSeat } from '../../../sentences.ts';
import { all, capital } from '../../counting.ts';
import { freeSlots, gold, islands, PATRONS, PIECE_NAMES, place, seaSpaces } from '../words.ts';
import { choiceOfUse } from './creatures.ts';
import { move } from './labels.ts';
import { besideIslands, buildingAt, fleetsOf, unitsAt, whoIsAt } from './places.ts';

/** The least and the most that may be offered, and what it must beat: "3 až 7 ZM, proti 2 (Carl)". */
const bidRange = (view: View, patron: Patron, bids: readonly Command[], name: NameSeat): string => {
  const amounts = bids.flatMap((bid) => (bid.type === 'PlaceBid' && bid.god !== 'apollo' ? [bid.amount] : []));
  const standing = view.gods.find(({ god }) => god === patron)?.offering;
  const over = standing === undefined ? '' : `, proti ${standing.amount} (${name(standing.seat)})`;
  return `${Math.min(...amounts)} až ${gold(Math.max(...amounts))}${over}`;
};

const buildingOf = (view: View, command: Command): string =>
  command.type === 'DiscardBuilding' ? buildingAt(view, command.island, command.slot) : '';

/** One value of an open field while several moves still have it. */
export const choice = (view: View, field: string, moves: readonly Command[], name: NameSeat): string => {
  const [first] = moves;
  return first === undefined ? '' : fitted((shown) => choiceOf(view, field, moves, first, shown), name);
};

const choiceOf = (view: View, field: string, moves: readonly Command[], first: Command, name: NameSeat): string => {
  switch (first.type) {
    case 'PlaceBid':
      return `${PATRONS[first.god]} – ${bidRange(view, first.god, moves, name)}`;
    case 'Build':
      return `${place(first.island)} – ${freeSlots(moves.length)}`;
    case 'DiscardBuilding':
      return `${place(first.island)} – ${all(moves.map((each) => buildingOf(view, each)))}`;
    case 'MoveFleets':
    case 'MoveTroops':
      return field === 'from'
        ? `Z ${place(first.from)} (${unitsAt(view, first.from)})${isIsland(first.from) ? '' : besideIslands(view, first.from)}`
        : `Na ${place(first.to)} (${whoIsAt(view, first.to, first.seat, name)})`;
    case 'UseCreature':
      return choiceOfUse(view, field, moves.filter(isUse), first, name);
    case 'SellPiece':
      return first.at === undefined
        ? move(view, first, name)
        : `${capital(PIECE_NAMES[first.piece])} – ${(first.piece === 'troop' ? islands : seaSpaces)(moves.length)}`;
    case 'PushFleets':
      return `${first.from} – ${fleetsOf(view, first.from, first.seat, name) ?? 'prázdné'}`;
    default:
      return move(view, first, name);
  }
};

const isUse = (command: Command): command is Extract<Command, { type: 'UseCreature' }> => command.type === 'UseCreature';
