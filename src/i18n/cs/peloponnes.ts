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
  halfCoin: { name: 'Tržiště a Agora', values: { on: 'nabídky platí o půl mince víc', off: 'na nabídky nemají vliv' } },
  feeding: { name: 'Luxusní zboží za chybějící jídlo', values: { choice: 'kolik kdo chce', forced: 'kolik kdo může' } },
  marker: { name: 'Mince na budově ztracené při zemětřesení', values: { lost: 'také ztracena', returned: 'vrací se' } },
  solo: { name: 'Sólová partie', values: { single: 'jedna hra', campaign: 'kampaň o pěti úrovních' } },
};

/** Peloponnes in Czech. */
export const peloponnes: GameSentences<View, Event, Command> = {
  ...peloponnesSentences(t),
  name: 'Peloponnes',
  optionNames,
  altText,
  boardText,
  detailText,
};
