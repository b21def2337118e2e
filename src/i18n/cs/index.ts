import { language } from '../language.ts';
import { table } from './common/table.ts';
import { common } from './common.ts';
import { cyclades } from './cyclades.ts';
import { glossary } from './glossary.ts';
import { cyclades as cycladesHelp } from './help/cyclades.ts';
import { peloponnes as peloponnesHelp } from './help/peloponnes.ts';
import { help } from './help.ts';
import { me } from './me.ts';
import { notices } from './notices.ts';
import { peloponnes } from './peloponnes.ts';
import { rules } from './rules.ts';
import { tutorial } from './tutorial.ts';

/** Czech. */
export const czech = language({
  locale: 'cs',
  name: 'Čeština',
  discord: ['cs'],
  common,
  notices,
  me,
  table,
  tutorial,
  rules,
  help,
  glossary,
  games: { cyclades, peloponnes },
  gamesHelp: { cyclades: cycladesHelp, peloponnes: peloponnesHelp },
});
