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
  halfCoin: { name: 'Market and Agora', values: { on: 'offers count half a coin more', off: 'no matter for offers' } },
  feeding: { name: 'Luxury goods for missing food', values: { choice: 'as many as one likes', forced: 'as many as one can' } },
  marker: { name: 'Coin on a building lost in an earthquake', values: { lost: 'lost too', returned: 'comes back' } },
  solo: { name: 'Alone at the table', values: { single: 'one game', campaign: 'a campaign of five levels' } },
};

/** Peloponnes in English. */
export const peloponnes: GameSentences<View, Event, Command> = {
  ...peloponnesSentences(t),
  name: 'Peloponnes',
  optionNames,
  altText,
  boardText,
  detailText,
};
