import { typedBy } from '../commandNames.ts';
import { generalCommandNames } from '../phrases/commandPhrases.ts';
import { t } from './text.ts';

/** What commands are called. */
export const commandNames = generalCommandNames(t);

/** Names a command in a sentence: `typed.command('match start')`. */
export const typed = typedBy(commandNames);
