import type { Seat } from '#engine/game.ts';
import { goalOf } from '../data/figures.ts';
import { powerOf } from '../rules/holdings.ts';
import { landOf, watersOf } from '../shares.ts';
import { type IslandState, islandOn, type SeatState, type State, seaOn, seatOf, type Table } from '../state.ts';
import { BUILDINGS } from '../types.ts';
import { type Front, frontsOf } from './fronts.ts';
import { byNumber, WEIGHTS } from './weights.ts';

/** How good a position is for a seat, by what lies on the table. */

/** The worth of a position: the seat's own standing and hopes, less what it fears, less what its rivals have. */
export const evaluate = (state: State, seat: Seat): number => {
  if (state.phase === 'ended') return state.outcome.winners.includes(seat) ? WEIGHTS.match : -WEIGHTS.match;
  if (seatOf(state, seat).eliminated) return -WEIGHTS.match;
  let [foremost, others] = [0, 0];
  let fear = bareness(state, seat);
  for (let rival = 0; rival < state.seats.length; rival++) {
    if (rival === seat || seatOf(state, rival).eliminated) continue;
    const standing = standingOf(state, rival);
    foremost = Math.max(foremost, standing);
    others += standing;
    fear += fearOf(state, seat, rival);
  }
  const rivals = WEIGHTS.foremost * foremost + WEIGHTS.others * others;
  return standingOf(state, seat) + hopeOf(state, seat) - fear - rivals;
};

/** What a seat has, by the table of weights. */
const standingOf = (table: Table, seat: Seat): number => {
  const { gold, priests, philosophers } = seatOf(table, seat);
  const counts = [0, 0, 0, 0];
  let [metropolises, troops, fleets, income, rooms, islands] = [0, 0, 0, 0, 0, 0];
  for (const { space, island } of landOf(table).of(seat)) {
    islands++;
    troops += island.troops;
    income += space.printedProsperity + island.prosperity;
    if (island.metropolis) metropolises++;
    for (let slot = 0; slot < space.slots; slot++) {
      const there = island.slots[slot];
      if (there === 'free') {
        if (!island.metropolis || !space.metroCovers.includes(slot)) rooms++;
      } else if (there !== undefined) {
        const type = BUILDINGS.indexOf(there);
        counts[type] = (counts[type] ?? 0) + 1;
      }
    }
  }
  for (const sea of watersOf(table).of(seat)) {
    fleets += seaOn(table, sea).fleets;
    if (sea.trade) income++;
  }
  const [types, doubles] = [counts.filter((count) => count > 0).length, counts.filter((count) => count > 1).length];
  const goal = goalOf(table.seats.length);
  const towards = byNumber(WEIGHTS.set, types) + byNumber(WEIGHTS.laterSet, doubles) + byNumber(WEIGHTS.set, philosophers);
  return (
    WEIGHTS.metropolis * metropolises +
    (metropolises >= goal ? WEIGHTS.goal : 0) +
    towards * (metropolises === goal - 1 ? WEIGHTS.lastSet : 1) +
    WEIGHTS.room * Math.min(rooms, BUILDINGS.length - types) +
    WEIGHTS.island * islands +
    WEIGHTS.income * income +
    byNumber(WEIGHTS.priests, priests) +
    byNumber(WEIGHTS.fleets, fleets) +
    byNumber(WEIGHTS.troops, troops) +
    goldWorth(gold)
  );
};

/** What a purse is worth. */
export const goldWorth = (gold: SeatState['gold']): number =>
  gold <= WEIGHTS.muchGold
    ? gold * WEIGHTS.gold
    : WEIGHTS.muchGold * WEIGHTS.gold + (gold - WEIGHTS.muchGold) * WEIGHTS.goldBeyond;

/** What goes with an island when it changes hands. */
const stakeOf = ({ metropolis, slots, prosperity }: IslandState, printed: number): number => {
  const buildings = slots.reduce((count, slot) => (slot === 'free' ? count : count + 1), 0);
  const metropolisWorth = metropolis ? WEIGHTS.metropolis : 0;
  return WEIGHTS.island + WEIGHTS.income * (prosperity + printed) + 9 * buildings + metropolisWorth;
};

const stakeOn = (table: Table, { island }: Front): number => stakeOf(islandOn(table, island), island.printedProsperity);

/** The best of what the seat might take. */
const hopeOf = (table: Table, seat: Seat): number => {
  let best = 0;
  for (const front of frontsOf(table, seat, 0)) {
    if (isProtected(table, front)) continue;
    best = Math.max(best, front.odds * stakeOn(table, front));
  }
  return WEIGHTS.prospect * best;
};

/** The worst of what a rival might take from the seat. */
const fearOf = (state: State, seat: Seat, rival: Seat): number => {
  const now = isToActWithAres(state, rival);
  let worst = 0;
  for (const front of frontsOf(state, rival, 1)) {
    if (islandOn(state, front.island).owner !== seat || isProtected(state, front)) continue;
    worst = Math.max(worst, front.odds * stakeOn(state, front));
  }
  return (now ? WEIGHTS.threatNow : WEIGHTS.threatLater) * worst;
};

/** Last islands are all but safe. */
const isProtected = (table: Table, { island }: Front): boolean => {
  const { owner } = islandOn(table, island);
  return owner !== undefined && landOf(table).of(owner).length === 1;
};

const isToActWithAres = ({ places }: Table, seat: Seat): boolean =>
  places.some(({ god, offering, done }) => god === 'ares' && !done && offering?.seat === seat);

/** Defenders that an island should have before it is thought safe. */
const SAFE = 3;

/** Fear for islands with few defenders, wherever the others are now. */
const bareness = (table: Table, seat: Seat): number =>
  landOf(table)
    .of(seat)
    .reduce((fear, { space, island }) => {
      const lacking = Math.max(0, SAFE - island.troops - powerOf(island, 'fortress'));
      return fear + WEIGHTS.bare * lacking * stakeOf(island, space.printedProsperity);
    }, 0);
