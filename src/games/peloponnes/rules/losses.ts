import type { Seat } from '#engine/game.ts';
import { DECLINE_LUXURY, LOSS_OF } from '../data/figures.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import type { Amounts, Disaster, Goods, PayableDisaster } from '../types.ts';
import { sumOf } from './goods.ts';
import { goodsOf, isProtected } from './holdings.ts';
import type { ChoiceStep } from './steps.ts';

/** Drought, plague and decline (RULES.md, chapter 8): losses, in which nobody has anything to choose. */

type Loss = Exclude<Disaster, PayableDisaster>;

const LOSSES: Readonly<Record<Loss, (goods: Goods) => Amounts>> = {
  drought: ({ food }) => ({ food: Math.ceil(food / LOSS_OF) }),
  plague: ({ inhabitants }) => ({ inhabitants: Math.ceil(inhabitants / LOSS_OF) }),
  decline: ({ luxury }) => ({ luxury: Math.min(DECLINE_LUXURY, luxury) }),
};

const suffer = (state: State, seat: Seat, disaster: Loss): readonly Event[] => {
  if (isProtected(state, seat, disaster)) return [];
  const paid = sumOf(LOSSES[disaster](goodsOf(state, seat)));
  return Object.keys(paid).length === 0 ? [] : [{ type: 'LossSuffered', seat, disaster, paid }];
};

/** What a loss does to all. */
export const lossOf = (disaster: Loss): ChoiceStep => ({
  choices: () => [],
  whyNot: () => undefined,
  effects: (state, seat) => suffer(state, seat, disaster),
  next: () => ({ type: 'DisasterEnded', disaster }),
});
