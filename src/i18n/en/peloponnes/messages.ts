import { guide } from '../../peloponnes/guide.ts';
import type { PeloponnesMessages } from '../../peloponnes/messages.ts';
import { commandDescriptions, commandNamesIn, ofGame } from '../../phrases/commandPhrases.ts';
import { sectionsOf } from '../../phrases/sections.ts';
import { peloponnes as help } from '../help/peloponnes.ts';
import { peloponnes as sentences } from '../peloponnes.ts';
import { t } from './text.ts';

/** All that English says about Peloponnes. */
export const messages: PeloponnesMessages = {
  sentences,
  help,
  lesson: sectionsOf(t, 'lesson'),
  sections: sectionsOf(t, 'rules'),
  commands: ofGame(commandDescriptions(t), 'peloponnes'),
  commandNames: ofGame(commandNamesIn(t), 'peloponnes'),
  guide,
};
