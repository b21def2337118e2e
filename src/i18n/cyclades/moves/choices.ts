import type { Command, CommandOf } from '#games/cyclades/commands.ts';
import type { God } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { fitted, MOST_ON_BUTTON } from '../../fitting.ts';
import type { NameSeat } from '../../sentences.ts';
import { isIsland } from '../board.ts';
import type { CycladesText } from '../phrases.ts';
import { choiceOfUse } from './creatures.ts';
import { moveLabel } from './labels.ts';
import { besideIslands, buildingAt, fleetsOf, found, unitsAt, whoIsAt } from './places.ts';

type OfType<Type extends Command['type']> = (command: Command) => command is CommandOf<Type>;

const isOf =
  <Type extends Command['type']>(type: Type): OfType<Type> =>
  (command): command is CommandOf<Type> =>
    command.type === type;

/** The least and the most that may be offered, and what it must beat: "Ares – bid 3 to 7 GP, over Carl’s 2". */
const bidRange = (t: CycladesText, view: View, god: God, bids: readonly CommandOf<'PlaceBid'>[], name: NameSeat): string => {
  const amounts = bids.flatMap((bid) => (bid.god === 'apollo' ? [] : [bid.amount]));
  const range = { god, least: Math.min(...amounts), most: Math.max(...amounts) };
  const standing = view.gods.find((each) => each.god === god)?.offering;
  if (standing === undefined) return t('choice-PlaceBid', range);
  return t('choice-PlaceBid-over', { ...range, seat: name(standing.seat), amount: standing.amount });
};

/** Where units come from, or where they go. */
const way = (
  t: CycladesText,
  view: View,
  field: string,
  { from, to, seat }: CommandOf<'MoveFleets' | 'MoveTroops'>,
  name: NameSeat,
  isShort: boolean,
): string => {
  if (field !== 'from') return t('choice-to', { to, there: whoIsAt(t, view, to, seat, name, isShort) });
  const units = unitsAt(view, from);
  return isIsland(from)
    ? t('choice-from-island', { from, troops: units })
    : t('choice-from-sea', { from, fleets: units, beside: besideIslands(t, view, from, isShort) });
};

const choiceOf = (
  t: CycladesText,
  view: View,
  field: string,
  moves: readonly Command[],
  first: Command,
  name: NameSeat,
  isShort: boolean,
): string => {
  switch (first.type) {
    case 'PlaceBid':
      if (first.god === 'apollo') return moveLabel(t)(view, first, name);
      return bidRange(t, view, first.god, moves.filter(isOf('PlaceBid')), name);
    case 'Build':
      return t('choice-Build', { island: first.island, slots: moves.length });
    case 'DiscardBuilding': {
      const buildings = moves
        .filter(isOf('DiscardBuilding'))
        .map(({ island, slot }) => t('choice-DiscardBuilding-building', { building: buildingAt(view, island, slot) }));
      return t('choice-DiscardBuilding', { island: first.island, buildings: t.all([...new Set(buildings)]) });
    }
    case 'MoveFleets':
    case 'MoveTroops':
      return way(t, view, field, first, name, isShort);
    case 'UseCreature':
      return choiceOfUse(t, view, field, moves.filter(isOf('UseCreature')), first, name);
    case 'SellPiece':
      if (first.at === undefined) return moveLabel(t)(view, first, name);
      return t(first.piece === 'troop' ? 'choice-SellPiece-troop' : 'choice-SellPiece-fleet', { places: moves.length });
    case 'PushFleets': {
      const { from, seat } = first;
      return t('choice-fleets', { sea: from, fleets: found(fleetsOf(t, view, from, seat, name)) });
    }
    default:
      return moveLabel(t)(view, first, name);
  }
};

/** Returns what names one value of an open field while several moves still have it. */
export const moveChoice =
  (t: CycladesText) =>
  (view: View, field: string, moves: readonly Command[], name: NameSeat): string => {
    const [first] = moves;
    if (first === undefined) return '';
    const whole = choiceOf(t, view, field, moves, first, name, false);
    return whole.length <= MOST_ON_BUTTON ? whole : fitted((shown) => choiceOf(t, view, field, moves, first, shown, true), name);
  };
