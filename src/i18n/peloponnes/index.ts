import type { CommandNames } from '../commandNames.ts';
import { commandDescriptions, commandNamesIn, ofGame } from '../phrases/commandPhrases.ts';
import type { Language } from '../phrases/languages.ts';
import { sectionsOf } from '../phrases/sections.ts';
import { guide } from './guide.ts';
import { gameHelp } from './help.ts';
import type { PeloponnesMessages } from './messages.ts';
import { peloponnesText } from './phrases.ts';
import { peloponnesSentences } from './sentences.ts';

/** Returns all that a language says about Peloponnes. `names`: what commands are called, if not as in this language. */
export const peloponnesMessages = (language: Language, names?: CommandNames): PeloponnesMessages => {
  const t = peloponnesText(language, names);
  return {
    sentences: peloponnesSentences(t),
    help: gameHelp(t),
    lessons: [
      { title: t('lesson-name'), steps: sectionsOf(t, 'lesson') },
      { title: t('lesson2-name'), steps: sectionsOf(t, 'lesson2') },
    ],
    sections: sectionsOf(t, 'rules'),
    commands: ofGame(commandDescriptions(t), 'peloponnes'),
    commandNames: ofGame(commandNamesIn(t), 'peloponnes'),
    guide,
  };
};
