import { peloponnesText } from '../../peloponnes/phrases.ts';
import { typed } from './commandNames.ts';

/** The phrases of this language. */
export const t = peloponnesText('fr', typed);
