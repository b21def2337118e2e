import { tableSentences } from '../common/table.ts';
import type { GeneralSentences } from '../language.ts';
import { common } from './common.ts';
import { help } from './help.ts';
import { me } from './me.ts';
import { notices } from './notices.ts';
import { house as rules } from './rules/house.ts';
import { t } from './text.ts';
import { tutorial } from './tutorial.ts';

/** Czech. */
export const czech: GeneralSentences = {
  locale: 'cs',
  name: 'Čeština',
  discord: ['cs'],
  common,
  notices,
  me,
  table: tableSentences(t),
  tutorial,
  rules,
  help,
};
