import type { Command } from '#games/peloponnes/commands.ts';
import type { Event } from '#games/peloponnes/events.ts';
import type { OPTIONS } from '#games/peloponnes/types.ts';
import type { View } from '#games/peloponnes/viewTypes.ts';
import { peloponnesSentences } from '../peloponnes/sentences.ts';
import type { GameSentences, OptionWords } from '../sentences.ts';
import { boardText, detailText } from './peloponnes/boardText.ts';
import { altText } from './peloponnes/picture.ts';
import { t } from './peloponnes/text.ts';

const optionNames: OptionWords<typeof OPTIONS> = {
  halfCoin: {
    name: 'Mercado y Ágora',
    values: { on: 'las ofertas cuentan media moneda más', off: 'no influyen en las ofertas' },
  },
  feeding: {
    name: 'Lujo por la comida que falta',
    values: { choice: 'cuanto se quiera', forced: 'cuanto se pueda' },
  },
  marker: { name: 'Moneda de un edificio perdido', values: { lost: 'también se pierde', returned: 'vuelve' } },
  solo: { name: 'En solitario', values: { single: 'una partida', campaign: 'una campaña de cinco niveles' } },
};

/** Peloponnes in Spanish. */
export const peloponnes: GameSentences<View, Event, Command> = {
  ...peloponnesSentences(t),
  name: 'Peloponnes',
  optionNames,
  altText,
  boardText,
  detailText,
};
