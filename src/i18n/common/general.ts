import type { CommandNames } from '../commandNames.ts';
import { cupSentences } from '../community/cups.ts';
import { moderationSentences } from '../community/moderation.ts';
import { playSentences } from '../community/play.ts';
import { ratingSentences } from '../community/ratings.ts';
import { recordSentences } from '../community/records.ts';
import { statisticsSentences } from '../community/statistics.ts';
import { levelSentences } from '../levels.ts';
import { commonText } from '../phrases/commonPhrases.ts';
import type { Language, LanguageFacts } from '../phrases/languages.ts';
import { sectionsOf } from '../phrases/sections.ts';
import { commonSentences } from './common.ts';
import { helpSentences } from './help.ts';
import { hintSentences, puzzleSentences } from './hints.ts';
import { meSentences } from './me.ts';
import { noticeSentences } from './notices.ts';
import { reportSentences } from './report.ts';
import { tableSentences } from './table.ts';
import { trialSentences } from './trial.ts';
import { tutorialSentences } from './tutorial.ts';

/** What a language says, whatever is played. */
export type GeneralSentences = Readonly<ReturnType<typeof generalSentences>>;

/** Returns all that a language says, whatever is played. `names`: what commands are called, if not as in this language. */
export const generalSentences = (
  { language, name, discord }: LanguageFacts & { readonly language: Language },
  names?: CommandNames,
) => {
  const t = commonText(language, names);
  const locale: string = language;
  return {
    /** Its own code, `es`: in the settings of people, servers and matches. */
    locale,
    /** What it calls itself: "Español". */
    name,
    /** The locales of Discord that it serves, the one it writes itself first: `es-ES`, `es-419`. */
    discord,
    common: commonSentences(t),
    notices: noticeSentences(t),
    me: meSentences(t),
    report: reportSentences(t),
    ratings: ratingSentences(t),
    records: recordSentences(t),
    moderation: moderationSentences(t),
    statistics: statisticsSentences(t),
    table: tableSentences(t),
    trial: trialSentences(t),
    tutorial: tutorialSentences(t),
    hints: hintSentences(t),
    levels: levelSentences(t),
    puzzle: puzzleSentences(t),
    cups: cupSentences(t),
    play: playSentences(t),
    rules: sectionsOf(t, 'playing'),
    help: helpSentences(t),
    /** Stop words of the search in the rules, with spaces between them. */
    stopWords: t('search-stop-words'),
  };
};
