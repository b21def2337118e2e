import type { Seat } from '#engine/game.ts';
import { DECLINE_LUXURY, LOSS_OF } from '../data/figures.ts';
import type { Event } from '../events.ts';
import { isNone, NO_GOODS, named, plus } from '../goods.ts';
import { type State, seatOf } from '../state.ts';
import type { Amounts, Disaster, Goods, PayableDisaster } from '../types.ts';
import { isProtected } from './holdings.ts';
import type { ChoiceStep } from './steps.ts';

/** Drought, plague and decline (RULES.md, chapter 8): losses without a choice. */

type Loss = Exclude<Disaster, PayableDisaster>;

const LOSSES: Readonly<Record<Loss, (goods: Goods) => Amounts>> = {
  drought: ({ food }) => ({ food: Math.ceil(food / LOSS_OF) }),
  plague: ({ inhabitants }) => ({ inhabitants: Math.ceil(inhabitants / LOSS_OF) }),
  decline: ({ luxury }) => ({ luxury: Math.min(DECLINE_LUXURY, luxury) }),
};

const suffer = (state: State, seat: Seat, disaster: Loss): readonly Event[] => {
  const paid = named(plus(NO_GOODS, LOSSES[disaster](seatOf(state, seat).goods)));
  return isNone(paid) || isProtected(state, seat, disaster) ? [] : [{ type: 'LossSuffered', seat, disaster, paid }];
};

/** Returns the step in which a loss affects all seats. */
export const lossOf = (disaster: Loss): ChoiceStep<never> => ({
  choices: () => [],
  whyNot: () => undefined,
  effects: (state, seat) => suffer(state, seat, disaster),
  next: () => ({ type: 'DisasterEnded', disaster }),
});
