import type { Seat } from '#engine/game.ts';
import type { CommandOf } from '../commands.ts';
import type { Sea } from '../data/boards.ts';
import { MOVE_COST } from '../data/figures.ts';
import type { Event } from '../events.ts';
import { type Refusal, refuse } from '../rejections.ts';
import { type Acting, board, islandAt, islandOf, seaOn, type Table } from '../state.ts';
import type { IslandId } from '../types.ts';
import { standsOn } from './figures.ts';
import { whyNotPay } from './gold.ts';
import { islandsOf } from './holdings.ts';
import { whyProtected } from './lastIsland.ts';

/** Moving troops (RULES.md 5.5–5.7). */

/**
 * Returns the islands that a chain of the seat's fleets links with `from`: each space next to the previous one, the ends
 * touching the islands.
 */
export const linkedIslands = (table: Table, seat: Seat, from: IslandId): readonly IslandId[] => {
  const chain: Sea[] = [];
  const linked: IslandId[] = [];
  addOwnSeas(chain, table, seat, board(table).seasAround(from));
  for (const sea of chain) {
    addOwnSeas(chain, table, seat, sea.nearby);
    for (const { id } of sea.coasts) if (id !== from && !linked.includes(id)) linked.push(id);
  }
  return linked;
};

/** Adds those of some sea spaces that the seat holds and that are not in the list yet. */
const addOwnSeas = (list: Sea[], table: Table, seat: Seat, seas: readonly Sea[]): void => {
  for (const sea of seas) if (seaOn(table, sea).holder === seat && !list.includes(sea)) list.push(sea);
};

/** Returns why troops may not move from an island to another (5.5, 5.8). */
export const whyNotMoveTroops = (state: Acting, command: CommandOf<'MoveTroops'>): Refusal | undefined => {
  const { seat, from, to } = command;
  const refused = whyNotLeave(state, command);
  if (refused) return refused;
  if (!linkedIslands(state, seat, from).includes(to)) return refuse('islandsNotLinked', { from, to });
  return whyProtected(state, seat, to) ?? whyNotPay(state, seat, MOVE_COST);
};

/** Troops that leave an island for another. */
export type Leaving = Pick<CommandOf<'MoveTroops'>, 'seat' | 'from' | 'to' | 'troops'>;

/** Returns why troops may not leave an island for another, in whatever way. */
export const whyNotLeave = (state: Acting, { seat, from, to, troops }: Leaving): Refusal | undefined => {
  const start = islandAt(state, from);
  if (!start) return refuse('noSuchIsland', { island: from });
  if (!islandAt(state, to)) return refuse('noSuchIsland', { island: to });
  if (from === to) return refuse('sameIsland', { island: from });
  if (start.owner !== seat) return refuse('notYourIsland', { island: from });
  if (start.troops === 0) return refuse('noTroopsThere', { island: from });
  if (start.troops < troops) return refuse('tooFewTroops', { island: from, troops: start.troops });
  return standsOn(state, 'medusa', from) ? refuse('boundByMedusa', { island: from }) : undefined;
};

/** Returns the arrival: troops join own islands, take undefended ones, and fight enemy troops and the Minotaur. */
export const land = (state: Acting, { seat, from, to, troops }: Leaving, cost: number): Event => {
  const { owner, troops: defenders } = islandOf(state, to);
  if (owner === seat) return { type: 'TroopsMoved', seat, from, to, troops, cost };
  if (defenders === 0 && !standsOn(state, 'minotaur', to)) {
    return { type: 'IslandLanded', seat, from, island: to, troops, cost, ...(owner !== undefined && { loser: owner }) };
  }
  return { type: 'LandBattleBegan', seat, ...(owner !== undefined && { defender: owner }), from, at: to, troops, cost };
};

/** Returns a move for its price. */
export const moveTroops = (state: Acting, command: CommandOf<'MoveTroops'>): Event => land(state, command, MOVE_COST);

/** Returns every number of troops from each own island to each island linked with it. */
export const troopChoices = (state: Acting, seat: Seat): readonly CommandOf<'MoveTroops'>[] => {
  const moves: CommandOf<'MoveTroops'>[] = [];
  if (whyNotPay(state, seat, MOVE_COST)) return moves;
  for (const { space, island } of islandsOf(state, seat)) {
    const from = space.id;
    if (island.troops === 0 || standsOn(state, 'medusa', from)) continue;
    for (const to of linkedIslands(state, seat, from)) {
      if (whyProtected(state, seat, to)) continue;
      for (let troops = 1; troops <= island.troops; troops++) moves.push({ type: 'MoveTroops', seat, from, to, troops });
    }
  }
  return moves;
};
