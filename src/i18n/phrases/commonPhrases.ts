import type { CommonPhrases } from '../generated/common.ts';
import type { Phrases } from './createPhrases.ts';
import type { Language } from './languages.ts';
import { commonWords, phrasesOf } from './phrasesOf.ts';

/** The phrases of every game in one language. */
export type CommonText = Phrases<CommonPhrases>;

/** Returns the phrases of every game in a language. */
export const commonText = (language: Language): CommonText => phrasesOf(language, ['common'], commonWords);
