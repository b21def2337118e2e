import type { Seat } from '#engine/game.ts';
import type { CommandOf } from '../commands.ts';
import { BUILDING_COST, BUILDING_OF } from '../data/figures.ts';
import type { Event } from '../events.ts';
import { type Refusal, refuse } from '../rejections.ts';
import { type Acting, board, islandAt } from '../state.ts';
import { GODS } from '../types.ts';
import { whyNotPay } from './gold.ts';
import { buildingsLeft, islandsOf } from './holdings.ts';

/** Building (RULES.md 4.8, 4.9). */

/** Why a slot may not be built on (4.8). */
export const whyNotBuild = (state: Acting, command: CommandOf<'Build'>): Refusal | undefined => {
  const { god } = state.turn;
  if (god === 'apollo') return refuse('wrongGod', { god, needs: GODS });
  const building = BUILDING_OF[god];
  return (
    whyNoSlot(state, command) ??
    (buildingsLeft(state, building) > 0 ? undefined : refuse('stockEmpty', { item: building })) ??
    whyNotPay(state, command.seat, BUILDING_COST)
  );
};

const whyNoSlot = (state: Acting, { seat, island: id, slot }: CommandOf<'Build'>): Refusal | undefined => {
  const island = islandAt(state, id);
  if (!island) return refuse('noSuchIsland', { island: id });
  if (island.owner !== seat) return refuse('notYourIsland', { island: id });
  const there = island.slots[slot];
  if (there === undefined) return refuse('noSuchSlot', { island: id, slots: island.slots.length });
  const covered = island.metropolis ? (board(state).island(id)?.metroCovers ?? []) : [];
  const isFree = (index: number): boolean => island.slots[index] === 'free' && !covered.includes(index);
  if (!island.slots.some((_, index) => isFree(index))) return refuse('noFreeSlot', { island: id });
  if (covered.includes(slot)) return refuse('slotUnderMetropolis', { island: id, slot });
  return there === 'free' ? undefined : refuse('slotTaken', { island: id, slot, building: there });
};

/** A building of the turn’s god. */
export const build = (state: Acting, { seat, island, slot }: CommandOf<'Build'>): readonly Event[] => {
  const { god } = state.turn;
  if (god === 'apollo') return [];
  return [{ type: 'BuildingBuilt', seat, island, slot, building: BUILDING_OF[god], cost: BUILDING_COST }];
};

/** Every slot of own islands; those outside the dotted square first on each island. */
export const buildChoices = (state: Acting, seat: Seat): readonly CommandOf<'Build'>[] =>
  islandsOf(state, seat).flatMap(({ space, island }) => {
    const slots = [...island.slots.keys()];
    const covered = (slot: number): number => (space.metroCovers.includes(slot) ? 1 : 0);
    return slots
      .toSorted((a, b) => covered(a) - covered(b))
      .map((slot) => ({ type: 'Build', seat, island: space.id, slot }) as const);
  });
