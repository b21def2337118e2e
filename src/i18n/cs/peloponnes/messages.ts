import { guide } from '../../peloponnes/guide.ts';
import { gameHelp } from '../../peloponnes/help.ts';
import type { PeloponnesMessages } from '../../peloponnes/messages.ts';
import { peloponnesSentences } from '../../peloponnes/sentences.ts';
import { commandDescriptions, commandNamesIn, ofGame } from '../../phrases/commandPhrases.ts';
import { sectionsOf } from '../../phrases/sections.ts';
import { t } from './text.ts';

/** All that Czech says about Peloponnes. */
export const messages: PeloponnesMessages = {
  sentences: peloponnesSentences(t),
  help: gameHelp(t),
  lesson: sectionsOf(t, 'lesson'),
  sections: sectionsOf(t, 'rules'),
  commands: ofGame(commandDescriptions(t), 'peloponnes'),
  commandNames: ofGame(commandNamesIn(t), 'peloponnes'),
  guide,
};
