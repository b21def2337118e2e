import type { Seat } from '#engine/game.ts';
import type { Command } from '../../commands.ts';
import type { Event } from '../../events.ts';
import { type Refusal, refuse } from '../../rejections.ts';
import type { Acting, Effect } from '../../state.ts';
import { krakenChoices, moveKraken, whyNotMoveKraken } from './kraken.ts';
import { fleetsWithoutPlace, push, pushChoices, whyNotPush } from './polyphemus.ts';
import { saleChoices, sell, whyNotSell } from './sphinx.ts';
import { glide, sylphChoices, whyNotGlide } from './sylph.ts';
import { callChoices, callCreature, whyNotCall } from './use.ts';

/** What a creature in use still asks for or allows, step by step (RULES.md, chapters 12 and 13). */

/** The commands of such steps. */
export type Step = Extract<
  Command,
  { type: 'UseCreature' | 'SellPiece' | 'MoveFleets' | 'PushFleets' | 'MoveKraken' | 'FinishCreature' }
>;

/** Returns why a command is not a step allowed now; one that the creature does not ask for comes too early. */
export const whyNotNext = (state: Acting, effect: Effect, command: Command): Refusal | undefined => {
  if (command.type === 'FinishCreature') return whyNotFinish(effect);
  if (effect.creature === 'chimera' && command.type === 'UseCreature') return whyNotCall(state, command);
  if (effect.creature === 'sphinx' && command.type === 'SellPiece') return whyNotSell(state, command);
  if (effect.creature === 'sylph' && command.type === 'MoveFleets') return whyNotGlide(state, effect, command);
  if (effect.creature === 'polyphemus' && command.type === 'PushFleets') return whyNotPush(state, effect, command);
  if (effect.creature === 'kraken' && command.type === 'MoveKraken') return whyNotMoveKraken(state, command);
  return refuse('creatureFirst', { creature: effect.creature });
};

const whyNotFinish = (effect: Effect): Refusal | undefined => {
  switch (effect.creature) {
    case 'sylph':
    case 'kraken':
      return undefined;
    case 'sphinx':
      return effect.sold > 0 ? undefined : refuse('sellOneFirst', {});
    case 'chimera':
    case 'polyphemus':
      return refuse('creatureFirst', { creature: effect.creature });
  }
};

/** Returns the events of a step. */
export const next = (state: Acting, effect: Effect, command: Command): readonly Event[] => {
  if (effect.creature === 'chimera' && command.type === 'UseCreature') return callCreature(state, command);
  if (effect.creature === 'sphinx' && command.type === 'SellPiece') return [sell(command)];
  if (effect.creature === 'sylph' && command.type === 'MoveFleets') return [glide(state, effect, command)];
  if (effect.creature === 'polyphemus' && command.type === 'PushFleets') return push(state, effect, command);
  if (effect.creature === 'kraken' && command.type === 'MoveKraken') return moveKraken(state, command);
  return [{ type: 'CreatureFinished', seat: command.seat }];
};

/** Returns every possible step. */
export const nextChoices = (state: Acting, effect: Effect, seat: Seat): readonly Step[] => {
  const finish = { type: 'FinishCreature', seat } as const;
  switch (effect.creature) {
    case 'chimera':
      return callChoices(state, seat);
    case 'sphinx':
      return effect.sold > 0 ? [...saleChoices(state, seat), finish] : saleChoices(state, seat);
    case 'sylph':
      return [...sylphChoices(state, effect, seat), finish];
    case 'polyphemus':
      return pushChoices(state, effect, seat);
    case 'kraken':
      return [...krakenChoices(state, seat), finish];
  }
};

/**
 * Returns the automatic steps: those in which public facts leave no choice. A purse is not public, so the seat is always asked
 * about the Kraken's last step.
 */
export const effectGoesOn = (state: Acting, effect: Effect): readonly Event[] => {
  const { seat } = state.turn;
  const lost = effect.creature === 'polyphemus' ? fleetsWithoutPlace(state, effect) : [];
  if (lost.length > 0) return lost;
  if (effect.creature === 'kraken' && state.options.gold === 'secret') return [];
  const choices = nextChoices(state, effect, seat);
  if (choices[0] === undefined) return [{ type: 'CreatureFinished', seat }];
  return choices.length === 1 ? next(state, effect, choices[0]) : [];
};
