import type { CommandNames } from '../commandNames.ts';
import { moderationSentences } from '../community/moderation.ts';
import { playSentences } from '../community/play.ts';
import { ratingSentences } from '../community/ratings.ts';
import { recordSentences } from '../community/records.ts';
import { statisticsSentences } from '../community/statistics.ts';
import type { GeneralSentences } from '../language.ts';
import { levelSentences } from '../levels.ts';
import { commonText } from '../phrases/commonPhrases.ts';
import type { LANGUAGE_FACTS } from '../phrases/languages.ts';
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

/** Returns all that a language says, whatever is played. `names`: what commands are called, if not as in this language. */
export const generalSentences = (
  { language, name, discord }: (typeof LANGUAGE_FACTS)[number],
  names?: CommandNames,
): GeneralSentences => {
  const t = commonText(language, names);
  return {
    locale: language,
    name,
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
    play: playSentences(t),
    rules: sectionsOf(t, 'playing'),
    help: helpSentences(t),
    stopWords: t('search-stop-words'),
  };
};
