import { typedBy } from '../commandNames.ts';
import { allCommandNames } from '../phrases/commandPhrases.ts';
import { t } from './text.ts';

/** What commands are called. */
export const commandNames = allCommandNames(t);

/** Names a command in a sentence: `typed.command('match start')`. */
export const typed = typedBy(commandNames);
