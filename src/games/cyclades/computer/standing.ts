import type { Seat } from '#engine/game.ts';
import { goalOf } from '../data/figures.ts';
import { incomeOf } from '../rules/holdings.ts';
import { type Held, landOf, watersOf } from '../shares.ts';
import { seaOn, seatOf, type Table } from '../state.ts';
import { BUILDINGS } from '../types.ts';
import { byNumber, WEIGHTS } from './weights.ts';

/** Returns what a seat has, by the table of weights: Metropolises and what leads to them, islands, income, people and gold. */
export const standingOf = (table: Table, seat: Seat): number => {
  const { gold, priests } = seatOf(table, seat);
  const land = landOf(table).of(seat);
  let [troops, fleets] = [0, 0];
  for (const { island } of land) troops += island.troops;
  for (const sea of watersOf(table).of(seat)) fleets += seaOn(table, sea).fleets;
  return (
    worthOfMetropolises(table, seat) +
    WEIGHTS.island * land.length +
    WEIGHTS.income * incomeOf(table, seat) +
    byNumber(WEIGHTS.priests, priests) +
    byNumber(WEIGHTS.fleets, fleets) +
    byNumber(WEIGHTS.troops, troops) +
    goldWorth(gold)
  );
};

/** Returns the worth of Metropolises, and of progress towards more. */
const worthOfMetropolises = (table: Table, seat: Seat): number => {
  const land = landOf(table).of(seat);
  const goal = goalOf(table.seats.length);
  const { counts, rooms } = slotsOf(land);
  const metropolises = land.filter(({ island }) => island.metropolis).length;
  const types = counts.filter((count) => count > 0).length;
  const doubles = counts.filter((count) => count > 1).length;
  const towards =
    byNumber(WEIGHTS.set, types) + byNumber(WEIGHTS.laterSet, doubles) + byNumber(WEIGHTS.set, seatOf(table, seat).philosophers);
  return (
    WEIGHTS.metropolis * metropolises +
    (metropolises >= goal ? WEIGHTS.goal : 0) +
    towards * (metropolises === goal - 1 ? WEIGHTS.lastSet : 1) +
    WEIGHTS.room * Math.min(rooms, BUILDINGS.length - types)
  );
};

/** Returns the buildings by type, and the free slots that may be built on. */
export const slotsOf = (land: readonly Held[]): { readonly counts: readonly number[]; readonly rooms: number } => {
  const counts = BUILDINGS.map(() => 0);
  let rooms = 0;
  for (const { space, island } of land) {
    for (const [slot, there] of island.slots.entries()) {
      if (there !== 'free') counts[BUILDINGS.indexOf(there)] = (counts[BUILDINGS.indexOf(there)] ?? 0) + 1;
      else if (!island.metropolis || !space.metroCovers.includes(slot)) rooms++;
    }
  }
  return { counts, rooms };
};

/** Returns what a purse is worth. */
const goldWorth = (gold: number): number =>
  WEIGHTS.gold * Math.min(gold, WEIGHTS.muchGold) + WEIGHTS.goldBeyond * Math.max(0, gold - WEIGHTS.muchGold);
