import type { Seat } from '#engine/game.ts';
import type { CommandOf } from '../commands.ts';
import { BUILDING_COST, BUILDING_OF } from '../data/figures.ts';
import type { Event } from '../events.ts';
import { type Refusal, refuse } from '../rejections.ts';
import type { Held } from '../shares.ts';
import type { GodTurn } from '../state.ts';
import type { Building } from '../types.ts';
import { whyNotPay } from './gold.ts';
import { buildingsLeft, heldAt, islandsOf } from './holdings.ts';

/** Building (RULES.md 4.8, 4.9). */

/** Returns why a slot may not be built on (4.8). */
export const whyNotBuild = (state: GodTurn, command: CommandOf<'Build'>): Refusal | undefined =>
  whyNoSlot(state, command) ?? whyNoBuilding(state, command.seat, BUILDING_OF[state.turn.god]);

/** Returns why the building is not available, wherever it would be placed. */
const whyNoBuilding = (state: GodTurn, seat: Seat, building: Building): Refusal | undefined =>
  buildingsLeft(state, building) > 0 ? whyNotPay(state, seat, BUILDING_COST) : refuse('stockEmpty', { item: building });

const whyNoSlot = (state: GodTurn, { seat, island: id, slot }: CommandOf<'Build'>): Refusal | undefined => {
  const held = heldAt(state, id);
  if (!held) return refuse('noSuchIsland', { island: id });
  const { owner, slots } = held.island;
  if (owner !== seat) return refuse('notYourIsland', { island: id });
  const there = slots[slot];
  if (there === undefined) return refuse('noSuchSlot', { island: id, slots: slots.length });
  if (isFree(held, slot)) return undefined;
  if (!slots.some((_, other) => isFree(held, other))) return refuse('noFreeSlot', { island: id });
  if (there === 'free' || isCovered(held, slot)) return refuse('slotUnderMetropolis', { island: id, slot });
  return refuse('slotTaken', { island: id, slot, building: there });
};

const isCovered = ({ space, island }: Held, slot: number): boolean => island.metropolis && space.metroCovers.includes(slot);
const isFree = (held: Held, slot: number): boolean => held.island.slots[slot] === 'free' && !isCovered(held, slot);

/** Returns a building of the turn's god. */
export const build = ({ turn }: GodTurn, { seat, island, slot }: CommandOf<'Build'>): Event => ({
  type: 'BuildingBuilt',
  seat,
  island,
  slot,
  building: BUILDING_OF[turn.god],
  cost: BUILDING_COST,
});

/** Returns every free slot of own islands; on each island those outside the dotted square first. */
export const buildChoices = (state: GodTurn, seat: Seat): readonly CommandOf<'Build'>[] => {
  if (whyNoBuilding(state, seat, BUILDING_OF[state.turn.god])) return [];
  const moves: CommandOf<'Build'>[] = [];
  for (const held of islandsOf(state, seat)) {
    for (const slot of held.space.buildOrder) {
      if (isFree(held, slot)) moves.push({ type: 'Build', seat, island: held.space.id, slot });
    }
  }
  return moves;
};
