import type { Seat } from '#engine/game.ts';
import type { Command } from '../../commands.ts';
import type { Event } from '../../events.ts';
import { type Refusal, refuse } from '../../rejections.ts';
import type { Acting, Effect } from '../../state.ts';
import { krakenChoices, moveKraken, whyNotMoveKraken } from './kraken.ts';
import { fleetsWithoutPlace, push, pushChoices, whyNotPush } from './polyphemus.ts';
import { saleChoices, sell, whyNotSell } from './sphinx.ts';
import { glide, sylphChoices, whyNotGlide } from './sylph.ts';
import { creatureChoices, eventsOfUse, whyNotUse } from './use.ts';

/** What a creature in use still asks for or allows, step by step (RULES.md, chapters 12 and 13). */

/** The commands of such steps. */
export type Step = Extract<
  Command,
  { type: 'UseCreature' | 'SellPiece' | 'MoveFleets' | 'PushFleets' | 'MoveKraken' | 'FinishCreature' }
>;

/** Why a step may not be taken; one of another creature comes too early. */
export const whyNotNext = (state: Acting, effect: Effect, step: Step): Refusal | undefined => {
  if (step.type === 'FinishCreature') return whyNotFinish(effect);
  if (effect.creature === 'chimera' && step.type === 'UseCreature') return whyNotUse(state, step);
  if (effect.creature === 'sphinx' && step.type === 'SellPiece') return whyNotSell(state, step);
  if (effect.creature === 'sylph' && step.type === 'MoveFleets') return whyNotGlide(state, effect, step);
  if (effect.creature === 'polyphemus' && step.type === 'PushFleets') return whyNotPush(state, effect, step);
  if (effect.creature === 'kraken' && step.type === 'MoveKraken') return whyNotMoveKraken(state, step);
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

/** What a step brings about. */
export const next = (state: Acting, effect: Effect, step: Step): readonly Event[] => {
  switch (step.type) {
    case 'UseCreature':
      return eventsOfUse(state, step);
    case 'SellPiece':
      return [sell(step)];
    case 'MoveFleets':
      return effect.creature === 'sylph' ? [glide(state, effect, step)] : [];
    case 'PushFleets':
      return push(state, step);
    case 'MoveKraken':
      return moveKraken(state, step);
    case 'FinishCreature':
      return [{ type: 'CreatureFinished', seat: step.seat }];
  }
};

/** Every step there is. */
export const nextChoices = (state: Acting, effect: Effect, seat: Seat): readonly Step[] => {
  const finish = { type: 'FinishCreature', seat } as const;
  switch (effect.creature) {
    case 'chimera':
      return creatureChoices(state, seat);
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

/** Steps that take themselves: what public facts leave no choice in. A purse is none, so the Kraken's last step is always asked. */
export const effectGoesOn = (state: Acting, effect: Effect): readonly Event[] => {
  const { seat } = state.turn;
  const lost = effect.creature === 'polyphemus' ? fleetsWithoutPlace(state, effect) : [];
  if (lost.length > 0) return lost;
  if (effect.creature === 'kraken' && state.options.gold === 'secret') return [];
  const choices = nextChoices(state, effect, seat);
  if (choices[0] === undefined) return [{ type: 'CreatureFinished', seat }];
  return choices.length === 1 ? next(state, effect, choices[0]) : [];
};
