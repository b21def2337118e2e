import type { Seat } from '#engine/game.ts';
import type { CommandOf } from '../commands.ts';
import { MOVE_COST, VOYAGE_STEPS } from '../data/figures.ts';
import type { Event } from '../events.ts';
import { type Refusal, refuse } from '../rejections.ts';
import { type Acting, board, seaAt, seaOf } from '../state.ts';
import type { SeaId } from '../types.ts';
import { whyBlocked } from './figures.ts';
import { whyNotPay } from './gold.ts';
import { seasOf } from './holdings.ts';

/** Moving fleets (RULES.md 5.1–5.4). */

/** What a step from `from` costs: nothing where the voyage stands. */
const costFrom = (state: Acting, from: SeaId): number => (state.turn.voyage?.at === from ? 0 : MOVE_COST);

/** Why a step may not be made (5.1). */
export const whyNotMoveFleets = (state: Acting, command: CommandOf<'MoveFleets'>): Refusal | undefined =>
  whyNotStep(state, command) ?? whyNotPay(state, command.seat, costFrom(state, command.from));

/** Why fleets may not go from one space to the next, whoever lets them. */
export const whyNotStep = (state: Acting, { seat, from, to, fleets }: CommandOf<'MoveFleets'>): Refusal | undefined => {
  const start = seaAt(state, from);
  if (!start) return refuse('noSuchSea', { sea: from });
  if (!seaAt(state, to)) return refuse('noSuchSea', { sea: to });
  if (start.holder !== seat) return refuse('noFleetsThere', { sea: from });
  if (start.fleets < fleets) return refuse('tooFewFleets', { sea: from, fleets: start.fleets });
  if (!board(state).seasAround(from).includes(to)) return refuse('seasNotAdjacent', { from, to });
  return whyBlocked(state, to);
};

/** One step. Into an enemy space it ends the voyage and begins a battle. */
export const moveFleets = (state: Acting, command: CommandOf<'MoveFleets'>): Event => {
  const { seat, from, to, fleets } = command;
  const cost = costFrom(state, from);
  const defender = enemyAt(state, command);
  if (defender !== undefined) return { type: 'SeaBattleBegan', seat, defender, from, at: to, fleets, cost };
  const steps = state.turn.voyage?.at === from ? state.turn.voyage.stepsLeft : VOYAGE_STEPS;
  return { type: 'FleetsMoved', seat, from, to, fleets, stepsLeft: steps - 1, cost };
};

/** Whose fleets a step would meet in battle, if any. */
export const enemyAt = (state: Acting, { seat, to }: CommandOf<'MoveFleets'>): Seat | undefined => {
  const { holder } = seaOf(state, to);
  return holder === seat ? undefined : holder;
};

/** Every step that can be paid, of every number of own fleets. */
export const fleetChoices = (state: Acting, seat: Seat): readonly CommandOf<'MoveFleets'>[] => {
  const moves: CommandOf<'MoveFleets'>[] = [];
  for (const from of seasOf(state, seat)) {
    if (whyNotPay(state, seat, costFrom(state, from))) continue;
    addSteps(moves, state, seat, from, seaOf(state, from).fleets);
  }
  return moves;
};

/** Adds every step from a space, of 1 up to so many fleets. */
export const addSteps = (moves: CommandOf<'MoveFleets'>[], state: Acting, seat: Seat, from: SeaId, most: number): void => {
  for (const to of board(state).seasAround(from)) {
    if (whyBlocked(state, to)) continue;
    for (let fleets = 1; fleets <= most; fleets++) moves.push({ type: 'MoveFleets', seat, from, to, fleets });
  }
};
