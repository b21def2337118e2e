import type { Seat } from '#engine/game.ts';
import type { CommandOf, UseOf } from '../../commands.ts';
import type { Event } from '../../events.ts';
import { type Refusal, refuse } from '../../rejections.ts';
import { type Acting, type Effect, seaOf } from '../../state.ts';
import type { SeaId } from '../../types.ts';
import { blockerOf } from '../figures.ts';
import { addSteps, enemyAt, whyNotStep } from '../fleets.ts';
import { seasOf } from '../holdings.ts';
import type { Power } from './power.ts';

/** What the Sylph still allows. */
type SylphEffect = Extract<Effect, { creature: 'sylph' }>;

/** Gives free steps to divide freely: one fleet moved one space is one step. */
export const sylph: Power<UseOf<'sylph'>> = {
  uses: (state, seat) => (mayAnyGlide(state, seat) ? [{ type: 'UseCreature', seat, creature: 'sylph' }] : []),
  whyNot: (state, { seat, creature }) => (mayAnyGlide(state, seat) ? undefined : refuse('noTargetFor', { creature })),
  does: () => [],
};

const mayAnyGlide = (state: Acting, seat: Seat): boolean =>
  seasOf(state, seat).some(({ nearby }) => nearby.some((to) => blockerOf(state, to) === undefined));

/** Returns the fleets of a space that have not fought during these steps. */
const fresh = (state: Acting, { fought }: SylphEffect, id: SeaId): number =>
  fought.reduce((left, { sea, fleets }) => (sea === id ? left - fleets : left), seaOf(state, id).fleets);

/** Returns why fleets may not make one of the free steps (12.15, 12.16). */
export const whyNotGlide = (state: Acting, effect: SylphEffect, command: CommandOf<'MoveFleets'>): Refusal | undefined => {
  const { from, fleets } = command;
  const refused = whyNotStep(state, command);
  if (refused) return refused;
  const left = fresh(state, effect, from);
  if (fleets > left) return refuse('fleetsHaveFought', { sea: from, fleets: left });
  return fleets > effect.stepsLeft ? refuse('stepsShort', { steps: effect.stepsLeft, needed: fleets }) : undefined;
};

/** Returns a step of some fleets; enemies there mean a battle. */
export const glide = (state: Acting, { stepsLeft: before }: SylphEffect, command: CommandOf<'MoveFleets'>): Event => {
  const { seat, from, to, fleets } = command;
  const stepsLeft = before - fleets;
  const defender = enemyAt(state, command);
  return defender === undefined
    ? { type: 'FleetsMoved', seat, from, to, fleets, stepsLeft, cost: 0 }
    : { type: 'SeaBattleBegan', seat, defender, from, at: to, fleets, cost: 0, stepsLeft };
};

/** Returns every possible step. */
export const sylphChoices = (state: Acting, effect: SylphEffect, seat: Seat): readonly CommandOf<'MoveFleets'>[] => {
  const moves: CommandOf<'MoveFleets'>[] = [];
  for (const from of seasOf(state, seat))
    addSteps(moves, state, seat, from, Math.min(effect.stepsLeft, fresh(state, effect, from.id)));
  return moves;
};
