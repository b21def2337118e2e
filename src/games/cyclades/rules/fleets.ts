import type { Seat } from '#engine/game.ts';
import type { CommandOf } from '../commands.ts';
import type { Sea } from '../data/boards.ts';
import { MOVE_COST, VOYAGE_STEPS } from '../data/figures.ts';
import type { Event } from '../events.ts';
import { type Refusal, refuse } from '../rejections.ts';
import { type Acting, board, seaAt, seaOf, seaOn } from '../state.ts';
import type { SeaId } from '../types.ts';
import { blockerOf, whyBlocked } from './figures.ts';
import { whyNotPay } from './gold.ts';
import { seasOf } from './holdings.ts';

/** Moving fleets (RULES.md 5.1–5.4). */

/** Returns what a step from `from` costs: nothing from the space of the current voyage. */
const costFrom = (state: Acting, from: SeaId): number => (state.turn.voyage?.at === from ? 0 : MOVE_COST);

/** Returns why a step may not be made (5.1). */
export const whyNotMoveFleets = (state: Acting, command: CommandOf<'MoveFleets'>): Refusal | undefined =>
  whyNotStep(state, command) ?? whyNotPay(state, command.seat, costFrom(state, command.from));

/** Returns why fleets may not go from one space to the next, whatever permits the move. */
export const whyNotStep = (state: Acting, { seat, from, to, fleets }: CommandOf<'MoveFleets'>): Refusal | undefined => {
  const start = seaAt(state, from);
  if (!start) return refuse('noSuchSea', { sea: from });
  const goal = board(state).sea(to);
  if (!goal) return refuse('noSuchSea', { sea: to });
  if (start.holder !== seat) return refuse('noFleetsThere', { sea: from });
  if (start.fleets < fleets) return refuse('tooFewFleets', { sea: from, fleets: start.fleets });
  return goal.seas.includes(from) ? whyBlocked(state, goal) : refuse('seasNotAdjacent', { from, to });
};

/** Returns one step. Into an enemy space it ends the voyage and begins a battle. */
export const moveFleets = (state: Acting, command: CommandOf<'MoveFleets'>): Event => {
  const { seat, from, to, fleets } = command;
  const cost = costFrom(state, from);
  const defender = enemyAt(state, command);
  if (defender !== undefined) return { type: 'SeaBattleBegan', seat, defender, from, at: to, fleets, cost };
  const steps = state.turn.voyage?.at === from ? state.turn.voyage.stepsLeft : VOYAGE_STEPS;
  return { type: 'FleetsMoved', seat, from, to, fleets, stepsLeft: steps - 1, cost };
};

/** Returns the owner of the fleets that a step would meet in battle, if any. */
export const enemyAt = (state: Acting, { seat, to }: CommandOf<'MoveFleets'>): Seat | undefined => {
  const { holder } = seaOf(state, to);
  return holder === seat ? undefined : holder;
};

/** Returns every step that the seat can pay, of every number of own fleets. */
export const fleetChoices = (state: Acting, seat: Seat): readonly CommandOf<'MoveFleets'>[] => {
  const moves: CommandOf<'MoveFleets'>[] = [];
  for (const from of seasOf(state, seat)) {
    if (whyNotPay(state, seat, costFrom(state, from.id))) continue;
    addSteps(moves, state, seat, from, seaOn(state, from).fleets);
  }
  return moves;
};

/** Adds every step from a space, of 1 up to `most` fleets. */
export const addSteps = (moves: CommandOf<'MoveFleets'>[], state: Acting, seat: Seat, from: Sea, most: number): void => {
  for (const to of from.nearby) {
    if (blockerOf(state, to)) continue;
    for (let fleets = 1; fleets <= most; fleets++) moves.push({ type: 'MoveFleets', seat, from: from.id, to: to.id, fleets });
  }
};
