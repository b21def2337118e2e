import type { OPTIONS } from '#games/cyclades/types.ts';
import { recordOf } from '../keys.ts';
import type { OptionWords } from '../sentences.ts';
import type { CycladesText } from './phrases.ts';

/** Returns what the options of Cyclades and their values are called. */
export const optionNames = (t: CycladesText): OptionWords<typeof OPTIONS> => ({
  priests: {
    name: t('option-priests'),
    values: recordOf(['sum', 'each', 'one'], (value) => t(`option-priests-${value}`)),
  },
  stock: { name: t('option-stock'), values: recordOf(['later', 'first'], (value) => t(`option-stock-${value}`)) },
  apolloMarker: {
    name: t('option-apolloMarker'),
    values: recordOf(['any', 'own'], (value) => t(`option-apolloMarker-${value}`)),
  },
  tie: { name: t('option-tie'), values: recordOf(['gold', 'metropolises'], (value) => t(`option-tie-${value}`)) },
  gold: { name: t('option-gold'), values: recordOf(['secret', 'open'], (value) => t(`option-gold-${value}`)) },
  creatures: {
    name: t('option-creatures'),
    values: recordOf(['all', 'none'], (value) => t(`option-creatures-${value}`)),
  },
});
