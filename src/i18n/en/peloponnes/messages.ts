import { guide } from '../../peloponnes/guide.ts';
import type { PeloponnesMessages } from '../../peloponnes/messages.ts';
import { peloponnes as help } from '../help/peloponnes.ts';
import { peloponnes as sentences } from '../peloponnes.ts';
import { peloponnes as sections } from '../rules/peloponnes.ts';
import { peloponnes as lesson } from '../tutorial/peloponnes.ts';
import { commandNames } from './commandNames.ts';
import { commands } from './commands.ts';

/** All that English says about Peloponnes. */
export const messages: PeloponnesMessages = { sentences, help, lesson, sections, commands, commandNames, guide };
