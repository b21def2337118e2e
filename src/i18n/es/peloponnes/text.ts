import { peloponnesText } from '../../peloponnes/phrases.ts';

/** The phrases of this language. */
export const t = peloponnesText('es');
