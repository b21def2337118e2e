import type { Command, CommandOf } from '#games/cyclades/commands.ts';
import { type Board, boardOf } from '#games/cyclades/data/boards.ts';
import { BUILDING_COST, BUILDING_OF, MOVE_COST, RECRUIT_COSTS } from '#games/cyclades/data/figures.ts';
import type { God, IslandId, Patron, SeaId } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import type { SeatName } from '../../sentences.ts';
import { all, BUILDING_NAMES, fleets, freeSlots, gold, PATRONS, place, price, slotNumber, troops } from './words.ts';

const boardFor = (view: View): Board => boardOf(view.seats.length);
const isIsland = (id: string): boolean => id.startsWith('is');
const ownPriests = (view: View, seat: number): number => view.seats[seat]?.priests ?? 0;

/** " – next to Is2 and Is3", so that a sea space is found on the board without counting. */
const besideIslands = (view: View, sea: SeaId): string => {
  const islands = boardFor(view).sea(sea)?.islands ?? [];
  return islands.length === 0 ? ' – open sea' : ` – next to ${all(islands.map(place))}`;
};

const fleetsIn = (view: View, sea: SeaId) => view.fleets.find((fleet) => fleet.sea === sea);
const islandIn = (view: View, id: IslandId) => view.islands.find((island) => island.id === id);

/** What waits at a place for units that go there: "battle with Ada", "yours", "nobody's". */
const whoIsAt = (view: View, id: string, seat: number, name: SeatName): string => {
  if (!isIsland(id)) {
    const there = fleetsIn(view, id);
    if (there === undefined) return 'empty';
    return there.seat === seat ? `yours, ${fleets(there.fleets)}` : `battle with ${name(there.seat)}, ${fleets(there.fleets)}`;
  }
  const island = islandIn(view, id);
  if (island?.owner === undefined) return 'nobody’s';
  if (island.owner === seat) return `yours, ${troops(island.troops)}`;
  return island.troops === 0
    ? `${name(island.owner)}’s, undefended`
    : `battle with ${name(island.owner)}, ${troops(island.troops)}`;
};

/** "your Is7 (2 troops)": what stands at a place that units leave. */
const unitsAt = (view: View, id: string): string =>
  isIsland(id) ? troops(islandIn(view, id)?.troops ?? 0) : fleets(fleetsIn(view, id)?.fleets ?? 0);

const buildingAt = (view: View, island: IslandId, slot: number): string => {
  const standing = islandIn(view, island)?.slots[slot];
  return standing === undefined || standing === 'free' ? 'free' : BUILDING_NAMES[standing];
};

const underSquare = (view: View, island: IslandId, slot: number): boolean =>
  boardFor(view).island(island)?.metroCovers.includes(slot) ?? false;

const slotLabel = (view: View, island: IslandId, slot: number): string =>
  `${slotNumber(slot)}${underSquare(view, island, slot) ? ' (where a Metropolis goes)' : ''}`;

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

const retreat = (view: View, { to, seat }: CommandOf<'Retreat'>, name: SeatName): string =>
  `Retreat to ${place(to)} (${whoIsAt(view, to, seat, name)})`;

type Labels = { readonly [Type in Command['type']]: (view: View, command: CommandOf<Type>, name: SeatName) => string };

const MOVES: Labels = {
  PlaceBid: bid,
  Recruit: recruit,
  Build: (view, { island, slot }) => `${buildKind(view)} on ${place(island)}, ${slotLabel(view, island, slot)}`,
  MoveFleets: (view, { from, to, fleets: moved, seat }, name) =>
    `Sail ${fleets(moved)} from ${from} to ${to} ${sailPrice(view, from)} – ${whoIsAt(view, to, seat, name)}`,
  MoveTroops: (view, { from, to, troops: moved, seat }, name) =>
    `Move ${troops(moved)} from ${place(from)} to ${place(to)} ${price(MOVE_COST)} – ${whoIsAt(view, to, seat, name)}`,
  PlaceProsperity: (view, { island, seat }, name) =>
    `Prosperity marker on ${place(island)} (${whoHolds(view, island, seat, name)})`,
  DiscardBuilding: (view, { island, slot }) =>
    `Give up the ${buildingAt(view, island, slot)} on ${place(island)}, ${slotNumber(slot)}`,
  PlaceMetropolis: (view, { island }) => `Metropolis on ${place(island)}${lostToMetropolis(view, island)}`,
  Fight: () => 'Fight on',
  Retreat: retreat,
  EndTurn: () => 'End your turn',
};

const whoHolds = (view: View, island: IslandId, seat: number, name: SeatName): string => {
  const owner = islandIn(view, island)?.owner;
  if (owner === undefined) return 'nobody’s';
  return owner === seat ? 'yours' : `${name(owner)}’s`;
};

/** ", which costs you the port there": buildings under the dotted square. */
const lostToMetropolis = (view: View, island: IslandId): string => {
  const covered = boardFor(view).island(island)?.metroCovers ?? [];
  const standing = covered.map((slot) => buildingAt(view, island, slot)).filter((building) => building !== 'free');
  return standing.length === 0 ? '' : `, over the ${all(standing)} there`;
};

const RECRUITS: Readonly<Record<God, string>> = {
  poseidon: 'a fleet',
  ares: 'a troop',
  zeus: 'a priest',
  athena: 'a philosopher',
};

/** The god of the turn; none for Apollo, who grants neither units nor buildings. */
const godOf = ({ turn }: View): God | undefined => (turn === undefined || turn.god === 'apollo' ? undefined : turn.god);

/** What the next unit costs: "(free)", "(2 GP)". */
const recruitPrice = (view: View): string => {
  const god = godOf(view);
  return god === undefined ? '' : price(RECRUIT_COSTS[god][view.turn?.recruited ?? 0] ?? 0);
};

const recruitKind = (view: View): string => {
  const god = godOf(view);
  return god === undefined ? 'Recruit' : `Recruit ${RECRUITS[god]} ${recruitPrice(view)}`;
};

const buildKind = (view: View): string => {
  const god = godOf(view);
  return god === undefined ? 'Build' : `Build a ${BUILDING_NAMES[BUILDING_OF[god]]} ${price(BUILDING_COST)}`;
};

/** Going on with a voyage is free; a new one is not. */
const sailPrice = ({ turn }: View, from: SeaId): string => {
  const goesOn = turn?.voyage?.at === from && turn.voyage.stepsLeft > 0;
  return price(goesOn ? 0 : MOVE_COST);
};

const KINDS: { readonly [Type in Command['type']]: (view: View) => string } = {
  PlaceBid: () => 'Make an offering',
  Recruit: recruitKind,
  Build: buildKind,
  MoveFleets: (view) => (view.turn?.voyage === undefined ? `Move fleets ${price(MOVE_COST)}` : 'Sail on, or start anew'),
  MoveTroops: () => `Move troops ${price(MOVE_COST)}`,
  PlaceProsperity: () => 'Place the prosperity marker',
  DiscardBuilding: () => 'Give up a building',
  PlaceMetropolis: () => 'Place the Metropolis',
  Fight: () => 'Fight on',
  Retreat: () => 'Retreat',
  EndTurn: () => 'End your turn',
};

/** A kind of move, as a button. */
export const moveKind = (view: View, type: Command['type']): string => KINDS[type](view);

/** A whole move, as a label. */
export const move = (view: View, command: Command, name: SeatName): string =>
  (MOVES[command.type] as (view: View, command: Command, name: SeatName) => string)(view, command, name);

const QUESTIONS: { readonly [Type in Command['type']]: Readonly<Record<string, string>> } = {
  PlaceBid: { god: 'Which god?', amount: 'How much do you offer?' },
  Recruit: { at: 'Where?' },
  Build: { island: 'On which island?', slot: 'In which slot?' },
  MoveFleets: { from: 'From which sea space?', to: 'To which sea space?', fleets: 'How many fleets?' },
  MoveTroops: { from: 'From which island?', to: 'To which island?', troops: 'How many troops?' },
  PlaceProsperity: { island: 'On which island?' },
  DiscardBuilding: { island: 'On which island?', slot: 'Which building?' },
  PlaceMetropolis: { island: 'On which island?' },
  Fight: {},
  Retreat: { to: 'Where to?' },
  EndTurn: {},
};

/** What is asked when a field of a command is still open. */
export const ask = (type: Command['type'], field: string): string => QUESTIONS[type][field] ?? '';

/** The least and the most that may be offered, and what it must beat: "3 to 7 GP, over Carl’s 2". */
const bidRange = (view: View, patron: Patron, bids: readonly Command[], name: SeatName): string => {
  const amounts = bids.flatMap((bid) => (bid.type === 'PlaceBid' && bid.god !== 'apollo' ? [bid.amount] : []));
  const standing = view.gods.find(({ god }) => god === patron)?.offering;
  const over = standing === undefined ? '' : `, over ${name(standing.seat)}’s ${standing.amount}`;
  return `${Math.min(...amounts)} to ${gold(Math.max(...amounts))}${over}`;
};

/** One value of an open field while several moves still have it. */
export const choice = (view: View, field: string, moves: readonly Command[], name: SeatName): string => {
  const [first] = moves;
  if (first === undefined) return '';
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
        ? `From ${place(first.from)} (${unitsAt(view, first.from)})${isIsland(first.from) ? '' : besideIslands(view, first.from)}`
        : `To ${place(first.to)} (${whoIsAt(view, first.to, first.seat, name)})`;
    default:
      return move(view, first, name);
  }
};

const buildingOf = (view: View, command: Command): string =>
  command.type === 'DiscardBuilding' ? buildingAt(view, command.island, command.slot) : '';
