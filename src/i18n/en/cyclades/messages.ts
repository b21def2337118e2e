import { guide } from '../../cyclades/guide.ts';
import type { CycladesMessages } from '../../cyclades/messages.ts';
import { commandDescriptions, commandNamesIn, ofGame } from '../../phrases/commandPhrases.ts';
import { sectionsOf } from '../../phrases/sections.ts';
import { cyclades as sentences } from '../cyclades.ts';
import { cyclades as help } from '../help/cyclades.ts';
import { t } from './text.ts';

/** All that English says about Cyclades. */
export const messages: CycladesMessages = {
  sentences,
  help,
  lesson: sectionsOf(t, 'lesson'),
  sections: sectionsOf(t, 'rules'),
  commands: ofGame(commandDescriptions(t), 'cyclades'),
  commandNames: ofGame(commandNamesIn(t), 'cyclades'),
  guide,
};
