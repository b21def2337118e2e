import type { UseOf } from '../../commands.ts';
import { incomeOf } from '../holdings.ts';
import type { Power } from './power.ts';

/** Gives one more income, by what the seat holds now. */
export const fates: Power<UseOf<'fates'>> = {
  uses: (_, seat) => [{ type: 'UseCreature', seat, creature: 'fates' }],
  whyNot: () => undefined,
  does: (state, { seat }) => [{ type: 'IncomeRepeated', seat, gold: incomeOf(state, seat) }],
};
