import { guide } from '../../peloponnes/guide.ts';
import type { PeloponnesMessages } from '../../peloponnes/messages.ts';
import { sectionsOf } from '../../phrases/sections.ts';
import { peloponnes as help } from '../help/peloponnes.ts';
import { peloponnes as sentences } from '../peloponnes.ts';
import { commandNames } from './commandNames.ts';
import { commands } from './commands.ts';
import { t } from './text.ts';

/** All that Czech says about Peloponnes. */
export const messages: PeloponnesMessages = {
  sentences,
  help,
  lesson: sectionsOf(t, 'lesson'),
  sections: sectionsOf(t, 'rules'),
  commands,
  commandNames,
  guide,
};
