import type { Seat } from '#engine/game.ts';
import type { CommandOf } from '../commands.ts';
import { MOVE_COST, VOYAGE_STEPS } from '../data/figures.ts';
import type { Event } from '../events.ts';
import { type Refusal, refuse } from '../rejections.ts';
import { type Acting, board, seaAt } from '../state.ts';
import type { SeaId } from '../types.ts';
import { whyBlocked } from './figures.ts';
import { whyNotPay } from './gold.ts';
import { seasOf } from './holdings.ts';

/** Moving fleets (RULES.md 5.1–5.4). */

/** What a step from `from` costs: nothing where the voyage stands. */
const costFrom = (state: Acting, from: SeaId): number => (state.turn.voyage?.at === from ? 0 : MOVE_COST);

/** Why a step may not be made (5.1). */
export const whyNotMoveFleets = (state: Acting, command: CommandOf<'MoveFleets'>): Refusal | undefined => {
  if (state.turn.god !== 'poseidon') return refuse('wrongGod', { god: state.turn.god, needs: ['poseidon'] });
  return whyNotStep(state, command) ?? whyNotPay(state, command.seat, costFrom(state, command.from));
};

/** Why fleets may not go from one space to the next, whoever lets them. */
export const whyNotStep = (state: Acting, { seat, from, to, fleets }: CommandOf<'MoveFleets'>): Refusal | undefined => {
  const start = seaAt(state, from);
  if (!start) return refuse('noSuchSea', { sea: from });
  if (!seaAt(state, to)) return refuse('noSuchSea', { sea: to });
  if (start.holder !== seat) return refuse('noFleetsThere', { sea: from });
  if (start.fleets < fleets) return refuse('tooFewFleets', { sea: from, fleets: start.fleets });
  if (!board(state).sea(from)?.seas.includes(to)) return refuse('seasNotAdjacent', { from, to });
  return whyBlocked(state, to);
};

/** One step. Into an enemy space it ends the voyage and begins a battle. */
export const moveFleets = (state: Acting, command: CommandOf<'MoveFleets'>): readonly Event[] => {
  const { seat, from, to, fleets } = command;
  const cost = costFrom(state, from);
  const defender = enemyAt(state, command);
  if (defender !== undefined) return [{ type: 'SeaBattleBegan', seat, defender, from, at: to, fleets, cost }];
  const steps = state.turn.voyage?.at === from ? state.turn.voyage.stepsLeft : VOYAGE_STEPS;
  return [{ type: 'FleetsMoved', seat, from, to, fleets, stepsLeft: steps - 1, cost }];
};

/** Whose fleets a step would meet in battle, if any. */
export const enemyAt = (state: Acting, { seat, to }: CommandOf<'MoveFleets'>): Seat | undefined => {
  const holder = seaAt(state, to)?.holder;
  return holder === seat ? undefined : holder;
};

/** Every step of every number of own fleets. */
export const fleetChoices = (state: Acting, seat: Seat): readonly CommandOf<'MoveFleets'>[] =>
  seasOf(state, seat).flatMap((from) => {
    const fleets = seaAt(state, from)?.fleets ?? 0;
    const next = board(state).sea(from)?.seas ?? [];
    return next.flatMap((to) =>
      Array.from({ length: fleets }, (_, less) => ({ type: 'MoveFleets', seat, from, to, fleets: less + 1 }) as const),
    );
  });
