import { helpSentences } from '../common/help.ts';
import { meSentences } from '../common/me.ts';
import { noticeSentences } from '../common/notices.ts';
import { tableSentences } from '../common/table.ts';
import { tutorialSentences } from '../common/tutorial.ts';
import type { GeneralSentences } from '../language.ts';
import { sectionsOf } from '../phrases/sections.ts';
import { common } from './common.ts';
import { t } from './text.ts';

/** Spanish, for Spain and for Latin America alike. */
export const spanish: GeneralSentences = {
  locale: 'es',
  name: 'Español',
  discord: ['es-ES', 'es-419'],
  common,
  notices: noticeSentences(t),
  me: meSentences(t),
  table: tableSentences(t),
  tutorial: tutorialSentences(t),
  rules: sectionsOf(t, 'playing'),
  help: helpSentences(t),
  stopWords: t('search-stop-words'),
};
