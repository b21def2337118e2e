import type { Seat } from '#engine/game.ts';
import type { Island } from '../data/boards.ts';
import { powerOf } from '../rules/holdings.ts';
import { landOf } from '../shares.ts';
import { type IslandState, islandOn, type State, seatOf, type Table } from '../state.ts';
import { type Front, frontsOf } from './fronts.ts';
import { standingOf } from './standing.ts';
import { WEIGHTS } from './weights.ts';

/** Evaluation of a position for a seat, by what lies on the table. */

/** The worth of a position to a seat, in gold. */
export type Evaluate = (state: State, seat: Seat) => number;

/** How an AI player judges positions, and the share of the full effort that it spends. */
export interface Judge {
  readonly evaluate: Evaluate;
  readonly share: number;
}

/** Returns the worth of a position: the seat's own holdings and prospects, less its threats, less what its rivals have. */
export const evaluate: Evaluate = (state, seat) => {
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

/** Returns the worth of everything that changes hands together with an island. */
const stakeOf = ({ metropolis, slots, prosperity }: IslandState, printed: number): number => {
  const buildings = slots.reduce((count, slot) => (slot === 'free' ? count : count + 1), 0);
  const metropolisWorth = metropolis ? WEIGHTS.metropolis : 0;
  return WEIGHTS.island + WEIGHTS.income * (prosperity + printed) + WEIGHTS.building * buildings + metropolisWorth;
};

export const stakeOn = (table: Table, { island }: Front): number => stakeOf(islandOn(table, island), island.printedProsperity);

/** Returns the best of what the seat might take. */
export const hopeOf = (table: Table, seat: Seat): number => WEIGHTS.prospect * (targetOf(table, seat)?.worth ?? 0);

/** Returns the island that a seat would take first, and what that is worth by its odds; `undefined` where it can take none. */
export const targetOf = (table: Table, seat: Seat): { readonly island: Island; readonly worth: number } | undefined => {
  let best: { readonly island: Island; readonly worth: number } | undefined;
  for (const front of frontsOf(table, seat, 0)) {
    if (isProtected(table, front)) continue;
    const worth = front.odds * stakeOn(table, front);
    if (worth > (best?.worth ?? 0)) best = { island: front.island, worth };
  }
  return best;
};

/** Returns the worst of what a rival might take from the seat. */
export const fearOf = (state: State, seat: Seat, rival: Seat): number => dangerFrom(state, seat, rival).worth;

/** Returns the worst danger from a rival. */
export const dangerFrom = (state: State, seat: Seat, rival: Seat) => {
  const share = isToActWithAres(state, rival) ? WEIGHTS.threatNow : WEIGHTS.threatLater;
  let [worst, island]: [number, Island | undefined] = [0, undefined];
  for (const front of frontsOf(state, rival, 1)) {
    if (islandOn(state, front.island).owner !== seat || isProtected(state, front)) continue;
    const worth = front.odds * stakeOn(state, front);
    if (worth > worst) [worst, island] = [worth, front.island];
  }
  return { worth: share * worst, ...(island && { island }) };
};

/** Last islands are almost safe. */
const isProtected = (table: Table, { island }: Front): boolean => {
  const { owner } = islandOn(table, island);
  return owner !== undefined && landOf(table).of(owner).length === 1;
};

const isToActWithAres = ({ places }: Table, seat: Seat): boolean =>
  places.some(({ god, offering, done }) => god === 'ares' && !done && offering?.seat === seat);

/** Number of defenders at which an island counts as safe. */
const SAFE = 3;

/** Returns the penalty for islands with few defenders, wherever the others are now. */
export const bareness = (table: Table, seat: Seat): number =>
  landOf(table)
    .of(seat)
    .reduce((fear, { space, island }) => {
      const lacking = Math.max(0, SAFE - island.troops - powerOf(island, 'fortress'));
      return fear + WEIGHTS.bare * lacking * stakeOf(island, space.printedProsperity);
    }, 0);
