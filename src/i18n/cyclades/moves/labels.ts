import type { Command, CommandOf } from '#games/cyclades/commands.ts';
import { attackOf } from '#games/cyclades/data/attacks.ts';
import { BUILDING_COST, BUILDING_OF, KRAKEN_STEP_COST, MOVE_COST, SPHINX_GOLD, SWAP_COST } from '#games/cyclades/data/figures.ts';
import { wayOf } from '#games/cyclades/data/routes.ts';
import type { IslandId } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { fitted, lengthOf, MOST_ON_BUTTON } from '../../fitting.ts';
import type { NameSeat } from '../../sentences.ts';
import { fleetsIn, freeSlots, isIsland, islandIn, isUnderSquare, underSquare } from '../board.ts';
import { countedBuildings } from '../buildings.ts';
import { godOfTurn, recruitCost, sailCost } from '../costs.ts';
import type { CycladesText } from '../phrases.ts';
import { labelOfUse } from './creatures.ts';
import { moveKind } from './kinds.ts';
import { besideIslands, buildingAt, fleetsOf, found, sinks, unitsAt, whoIsAt, whose, whoWaits } from './places.ts';

type Label<Type extends Command['type']> = (
  t: CycladesText,
  view: View,
  command: CommandOf<Type>,
  name: NameSeat,
  isShort: boolean,
) => string;
type Labels = { readonly [Type in Command['type']]: Label<Type> };

const bid =
  (form: 'label' | 'brief'): Label<'PlaceBid'> =>
  (t, view, command) => {
    if (command.god === 'apollo') return t('label-PlaceBid-apollo');
    const { god, amount, seat } = command;
    const priests = view.seats.length === 2 ? 0 : (view.seats[seat]?.priests ?? 0);
    const due = Math.max(1, amount - priests);
    const isAll = due === view.seats[seat]?.gold;
    if (due < amount) return t(isAll ? `${form}-PlaceBid-cheaper-all` : `${form}-PlaceBid-cheaper`, { amount, god, due });
    return t(isAll ? `${form}-PlaceBid-all` : `${form}-PlaceBid`, { amount, god });
  };

const recruit: Label<'Recruit'> = (t, view, { at }) => {
  if (at === undefined) return moveKind(t)(view, 'Recruit');
  const cost = recruitCost(view) ?? 0;
  return isIsland(at)
    ? t('label-Recruit-troop', { at, cost, troops: unitsAt(view, at) })
    : t('label-Recruit-fleet', { at, cost, beside: besideIslands(t, view, at) });
};

const build: Label<'Build'> = (t, view, { island, slot }) => {
  const building = BUILDING_OF[found(godOfTurn(view))];
  const label = isUnderSquare(view, island, slot) ? 'label-Build-square' : 'label-Build';
  return t(label, { building, cost: BUILDING_COST, island, slot: slot + 1 });
};

const metropolis: Label<'PlaceMetropolis'> = (t, view, { island }) => {
  const standing = underSquare(view, island);
  if (standing.length === 0) return t('label-PlaceMetropolis', { island });
  const buildings = countedBuildings(t, standing, (building) => t('label-PlaceMetropolis-building', { building }));
  return t('label-PlaceMetropolis-over', { island, buildings: t.all(buildings) });
};

/** How many of the piece there are where one would be sold. */
const stockOf = (view: View, { seat, piece, at }: CommandOf<'SellPiece'>): number => {
  if (at !== undefined) return unitsAt(view, at);
  return view.seats[seat]?.[piece === 'priest' ? 'priests' : 'philosophers'] ?? 0;
};

const push: Label<'PushFleets'> = (t, view, { seat, from, to }, name) => {
  const pushed = { fleets: found(fleetsOf(t, view, from, seat, name)), from, to };
  const there = fleetsIn(view, to)?.fleets;
  return there === undefined ? t('label-PushFleets', pushed) : t('label-PushFleets-joins', { ...pushed, there });
};

/** Who gains by a prosperity marker. */
const gainOf = (t: CycladesText, view: View, island: IslandId, seat: number, name: NameSeat): string => {
  const owner = islandIn(view, island)?.owner;
  if (owner === undefined) return t('gets-nobodys');
  return owner === seat ? t('gets-yours') : t('gets-someones', { seat: name(owner) });
};

/** A move that is the only one of its kind. */
const kind = (t: CycladesText, view: View, { type }: Pick<Command, 'type'>): string => moveKind(t)(view, type);

const LABELS: Labels = {
  PlaceBid: bid('label'),
  Recruit: recruit,
  Build: build,
  MoveFleets: (t, view, move, name, isShort) => {
    const { from, to, fleets } = move;
    const way = { from, to, cost: sailCost(view, from), there: whoWaits(t, view, move, name, isShort) };
    if (attackOf(view, move)) return isShort ? t('label-attack', way) : t('label-attack-fleets', { ...way, fleets });
    const steps = wayOf(view, move).length;
    return steps === 1 ? t('label-MoveFleets', { ...way, fleets }) : t('label-MoveFleets-far', { ...way, fleets, steps });
  },
  MoveTroops: (t, view, move, name, isShort) => {
    const { from, to, troops } = move;
    const way = { from, to, cost: MOVE_COST, there: whoWaits(t, view, move, name) };
    if (attackOf(view, move)) return isShort ? t('label-attack', way) : t('label-attack-troops', { ...way, troops });
    return t('label-MoveTroops', { ...way, troops });
  },
  PlaceProsperity: (t, view, { island, seat }, name) =>
    t('label-PlaceProsperity', { island, owner: whose(t, view, island, seat, name), gets: gainOf(t, view, island, seat, name) }),
  DiscardBuilding: (t, view, { island, slot }) =>
    t('label-DiscardBuilding', { building: buildingAt(view, island, slot), island, slot: slot + 1 }),
  PlaceMetropolis: metropolis,
  Fight: kind,
  Retreat: (t, view, { to, seat }, name) => t('label-Retreat', { to, there: whoIsAt(t, view, to, seat, name) }),
  SwapCreature: (t, _, { creature }) => t('label-SwapCreature', { creature, cost: SWAP_COST }),
  UseCreature: labelOfUse,
  SellPiece: (t, view, sale) =>
    t(`label-SellPiece-${sale.piece}`, { at: sale.at ?? '', gold: SPHINX_GOLD, n: stockOf(view, sale) }),
  PushFleets: push,
  MoveKraken: (t, view, { seat, to }, name) =>
    t('label-MoveKraken', { to, cost: KRAKEN_STEP_COST, there: sinks(t, view, to, seat, name) }),
  FinishCreature: kind,
  EndTurn: kind,
};

/** Returns what names a whole move, as a label. Too long an attack leaves out how many attack, which its odds say; names are cut last. */
export const moveLabel =
  (t: CycladesText) =>
  (view: View, command: Command, name: NameSeat): string => {
    const label = (shown: NameSeat, isShort: boolean): string =>
      (LABELS[command.type] as Label<Command['type']>)(t, view, command, shown, isShort);
    const whole = label(name, false);
    return lengthOf(whole) <= MOST_ON_BUTTON ? whole : fitted((shown) => label(shown, true), name);
  };

/** What fits on a button beside others. */
const MOST_IN_BRIEF = 38;

/** "D5: +1 fleet (islands 2 and 3)"; without the islands where there is no room. */
const withRoom = (brief: string, beside: string): string => {
  const whole = `${brief} (${beside})`;
  return whole.length <= MOST_IN_BRIEF ? whole : brief;
};

/** The moves that have a label in few words. */
const BRIEF: { readonly [Type in Command['type']]?: (t: CycladesText, view: View, command: CommandOf<Type>) => string } = {
  PlaceBid: (t, view, command) => bid('brief')(t, view, command, String, true),
  Recruit: (t, view, { at, ...command }) => {
    if (at === undefined) return kind(t, view, command);
    if (isIsland(at)) return t('brief-Recruit-troop', { at, units: 1 });
    return withRoom(t('brief-Recruit-fleet', { at, units: 1 }), besideIslands(t, view, at, true));
  },
  Build: (t, view, { island, slot }) => {
    const building = BUILDING_OF[found(godOfTurn(view))];
    return freeSlots(view, found(islandIn(view, island))) === 1
      ? t('brief-Build', { island, building })
      : t('brief-Build-slot', { island, building, slot: slot + 1 });
  },
  MoveFleets: (t, view, move) => {
    if (attackOf(view, move)) return t('brief-attack-fleets', move);
    const steps = wayOf(view, move).length;
    return withRoom(
      steps === 1 ? t('brief-MoveFleets', move) : t('brief-MoveFleets-far', { ...move, steps }),
      besideIslands(t, view, move.to, true),
    );
  },
  MoveTroops: (t, view, move) => t(attackOf(view, move) ? 'brief-attack-troops' : 'brief-MoveTroops', move),
  SwapCreature: (t, _, move) => t('brief-SwapCreature', move),
};

/** Returns what names a whole move on a button beside others of its kind. */
export const briefLabel =
  (t: CycladesText) =>
  (view: View, command: Command): string | undefined =>
    (BRIEF[command.type] as ((t: CycladesText, view: View, command: Command) => string) | undefined)?.(t, view, command);
