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
    name: 'Marché et Agora',
    values: { on: 'les offres comptent une demi-pièce de plus', off: 'sans effet sur les offres' },
  },
  feeding: { name: 'Luxe pour la nourriture manquante', values: { choice: 'autant qu’on veut', forced: 'autant qu’on peut' } },
  marker: { name: 'Pièce d’un bâtiment perdu au tremblement', values: { lost: 'perdue aussi', returned: 'revient' } },
  solo: { name: 'En solo', values: { single: 'une seule partie', campaign: 'une campagne de cinq niveaux' } },
};

/** Peloponnes in French. */
export const peloponnes: GameSentences<View, Event, Command> = {
  ...peloponnesSentences(t),
  name: 'Peloponnes',
  optionNames,
  altText,
  boardText,
  detailText,
};
