import { cycladesText } from '../../cyclades/phrases.ts';
import { typed } from './commandNames.ts';

/** The phrases of this language. */
export const t = cycladesText('cs', typed);
