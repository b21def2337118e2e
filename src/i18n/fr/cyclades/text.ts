import { cycladesText } from '../../cyclades/phrases.ts';

/** The phrases of this language. */
export const t = cycladesText('fr');
