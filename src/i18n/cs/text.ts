import { commonText } from '../phrases/commonPhrases.ts';

/** The phrases of this language. */
export const t = commonText('cs');
