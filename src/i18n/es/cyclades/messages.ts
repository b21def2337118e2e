import { guide } from '../../cyclades/guide.ts';
import type { CycladesMessages } from '../../cyclades/messages.ts';
import { sectionsOf } from '../../phrases/sections.ts';
import { cyclades as sentences } from '../cyclades.ts';
import { cyclades as help } from '../help/cyclades.ts';
import { commandNames } from './commandNames.ts';
import { commands } from './commands.ts';
import { t } from './text.ts';

/** All that Spanish says about Cyclades. */
export const messages: CycladesMessages = {
  sentences,
  help,
  lesson: sectionsOf(t, 'lesson'),
  sections: sectionsOf(t, 'rules'),
  commands,
  commandNames,
  guide,
};
