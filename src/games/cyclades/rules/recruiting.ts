import type { Seat } from '#engine/game.ts';
import type { CommandOf } from '../commands.ts';
import type { Sea } from '../data/boards.ts';
import { RECRUIT_COSTS, UNITS_OF_A_COLOUR } from '../data/figures.ts';
import type { Event } from '../events.ts';
import { type Refusal, refuse } from '../rejections.ts';
import { type Acting, board, type GodTurn, islandAt, islandOn, seaOn } from '../state.ts';
import type { God, IslandId, SeaId } from '../types.ts';
import { whyBlocked } from './figures.ts';
import { whyNotPay } from './gold.ts';
import { fleetsOnBoard, islandsOf, philosophersLeft, priestsLeft, troopsOnBoard } from './holdings.ts';

/** Recruiting (RULES.md 4.3–4.7). */

/** Returns why a unit of the turn's god is not available (4.3, 4.6, 4.7). */
export const whyNotRecruit = (state: GodTurn, { seat, at }: CommandOf<'Recruit'>): Refusal | undefined => {
  const { god } = state.turn;
  const cost = costOf(state);
  if (cost === Infinity) return refuse('recruitLimit', { most: RECRUIT_COSTS[god].length });
  return whyNoneLeft(state, seat, god) ?? whyNotThere(state, seat, god, at) ?? whyNotPay(state, seat, cost);
};

/** Returns what the next unit costs: `Infinity` when all of the turn are taken. */
const costOf = ({ turn }: GodTurn): number => RECRUIT_COSTS[turn.god][turn.recruited] ?? Infinity;

const whyNoneLeft = (state: Acting, seat: Seat, god: God): Refusal | undefined => {
  switch (god) {
    case 'poseidon':
      return fleetsOnBoard(state, seat) < UNITS_OF_A_COLOUR ? undefined : refuse('allFleetsOut', { most: UNITS_OF_A_COLOUR });
    case 'ares':
      return troopsOnBoard(state, seat) < UNITS_OF_A_COLOUR ? undefined : refuse('allTroopsOut', { most: UNITS_OF_A_COLOUR });
    case 'zeus':
      return priestsLeft(state) > 0 ? undefined : refuse('stockEmpty', { item: 'priest' });
    case 'athena':
      return philosophersLeft(state) > 0 ? undefined : refuse('stockEmpty', { item: 'philosopher' });
  }
};

const whyNotThere = (state: Acting, seat: Seat, god: God, at: string | undefined): Refusal | undefined => {
  if (god === 'zeus' || god === 'athena') {
    return at === undefined ? undefined : refuse('unknownField', { command: 'Recruit', field: 'at' });
  }
  if (at === undefined) return refuse('missingField', { command: 'Recruit', field: 'at' });
  return god === 'poseidon' ? whyNoFleet(state, seat, at) : whyNoTroop(state, seat, at);
};

const whyNoFleet = (state: Acting, seat: Seat, id: SeaId): Refusal | undefined => {
  const sea = board(state).sea(id);
  if (!sea) return refuse('noSuchSea', { sea: id });
  const isCoastal = sea.coasts.some((island) => islandOn(state, island).owner === seat);
  return isCoastal ? whyNotOpen(state, seat, sea) : refuse('seaNotCoastal', { sea: id });
};

const whyNotOpen = (state: Acting, seat: Seat, sea: Sea): Refusal | undefined => {
  const { holder } = seaOn(state, sea);
  if (holder !== undefined && holder !== seat) return refuse('seaHeld', { sea: sea.id, seat: holder });
  return whyBlocked(state, sea);
};

const whyNoTroop = (state: Acting, seat: Seat, id: IslandId): Refusal | undefined => {
  const island = islandAt(state, id);
  if (!island) return refuse('noSuchIsland', { island: id });
  return island.owner === seat ? undefined : refuse('notYourIsland', { island: id });
};

/** Returns a unit of the turn's god. */
export const recruit = (state: GodTurn, { seat, at = '' }: CommandOf<'Recruit'>): Event => {
  const cost = costOf(state);
  switch (state.turn.god) {
    case 'poseidon':
      return { type: 'FleetRecruited', seat, sea: at, cost };
    case 'ares':
      return { type: 'TroopRecruited', seat, island: at, cost };
    case 'zeus':
      return { type: 'PriestRecruited', seat, cost };
    case 'athena':
      return { type: 'PhilosopherRecruited', seat, cost };
  }
};

/** Returns every place where a unit of the god may go. */
export const recruitChoices = (state: GodTurn, seat: Seat): readonly CommandOf<'Recruit'>[] => {
  const { god } = state.turn;
  if (whyNoneLeft(state, seat, god) || whyNotPay(state, seat, costOf(state))) return [];
  switch (god) {
    case 'poseidon':
      return coastalSeas(state, seat).map((at) => ({ type: 'Recruit', seat, at }));
    case 'ares':
      return islandsOf(state, seat).map(({ space }) => ({ type: 'Recruit', seat, at: space.id }));
    case 'zeus':
    case 'athena':
      return [{ type: 'Recruit', seat }];
  }
};

/** Returns the sea spaces around a seat's islands that are open to its fleets. */
const coastalSeas = (state: Acting, seat: Seat): readonly SeaId[] => {
  const found: SeaId[] = [];
  for (const { space } of islandsOf(state, seat)) {
    for (const sea of space.shore) if (!found.includes(sea.id) && !whyNotOpen(state, seat, sea)) found.push(sea.id);
  }
  return found;
};
