import { commonText } from '../phrases/commonPhrases.ts';
import { typed } from './commandNames.ts';

/** The phrases of this language. */
export const t = commonText('fr', typed);
