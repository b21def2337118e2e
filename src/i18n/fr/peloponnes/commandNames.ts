import { typedBy } from '../../commandNames.ts';
import { commandNamesIn } from '../../phrases/commandPhrases.ts';
import { t } from './text.ts';

/** Names a command in a sentence. */
export const typed = typedBy(commandNamesIn(t));
