import { guide } from '../../cyclades/guide.ts';
import type { CycladesMessages } from '../../cyclades/messages.ts';
import { cyclades as sentences } from '../cyclades.ts';
import { cyclades as help } from '../help/cyclades.ts';
import { cyclades as sections } from '../rules/cyclades.ts';
import { cyclades as lesson } from '../tutorial/cyclades.ts';
import { commandNames } from './commandNames.ts';
import { commands } from './commands.ts';

/** All that French says about Cyclades. */
export const messages: CycladesMessages = { sentences, help, lesson, sections, commands, commandNames, guide };
