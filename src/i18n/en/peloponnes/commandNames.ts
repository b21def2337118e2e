import { namesAsRegistered, typedBy } from '../../commandNames.ts';
import { commandNames as general } from '../commandNames.ts';
import { commands } from './commands.ts';

export const commandNames = namesAsRegistered(commands);

export const typed = typedBy({ ...general, ...commandNames });
