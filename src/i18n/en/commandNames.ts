import { namesAsRegistered, typedBy } from '../commandNames.ts';
import { commands } from './common/commands.ts';

/** Commands are registered under their English names. */
export const commandNames = {
  ...namesAsRegistered(commands),
  'option.order': 'order',
  'option.sure': 'sure',
};

/** Names a command in a sentence: `typed.command('match start')`. */
export const typed = typedBy(commandNames);
