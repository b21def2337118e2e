import type { CommandNames } from '../commandNames.ts';
import { commandDescriptions, commandNamesIn, ofGame } from '../phrases/commandPhrases.ts';
import type { Language } from '../phrases/languages.ts';
import { sectionsOf } from '../phrases/sections.ts';
import { guide } from './guide.ts';
import { cycladesHelp } from './help/help.ts';
import type { CycladesMessages } from './messages.ts';
import { cycladesText } from './phrases.ts';
import { cycladesSentences } from './sentences.ts';

/** Returns all that a language says about Cyclades. `names`: what commands are called, if not as in this language. */
export const cycladesMessages = (language: Language, names?: CommandNames): CycladesMessages => {
  const t = cycladesText(language, names);
  return {
    sentences: cycladesSentences(t),
    help: cycladesHelp(t),
    lessons: [
      { title: t('lesson-name'), steps: sectionsOf(t, 'lesson') },
      { title: t('lesson2-name'), steps: sectionsOf(t, 'lesson2') },
    ],
    sections: sectionsOf(t, 'rules'),
    commands: ofGame(commandDescriptions(t), 'cyclades'),
    commandNames: ofGame(commandNamesIn(t), 'cyclades'),
    guide,
  };
};
