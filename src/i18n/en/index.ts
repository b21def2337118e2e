import { helpSentences } from '../common/help.ts';
import { meSentences } from '../common/me.ts';
import { noticeSentences } from '../common/notices.ts';
import { tableSentences } from '../common/table.ts';
import { tutorialSentences } from '../common/tutorial.ts';
import type { GeneralSentences } from '../language.ts';
import { sectionsOf } from '../phrases/sections.ts';
import { common } from './common.ts';
import { t } from './text.ts';

/** English, the house's own language. */
export const english: GeneralSentences = {
  locale: 'en',
  name: 'English',
  discord: ['en-GB', 'en-US'],
  common,
  notices: noticeSentences(t),
  me: meSentences(t),
  table: tableSentences(t),
  tutorial: tutorialSentences(t),
  rules: sectionsOf(t, 'playing'),
  help: helpSentences(t),
  stopWords: t('search-stop-words'),
};
