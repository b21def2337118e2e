import type { CommandNames } from '../commandNames.ts';
import type { CommonPhrases } from '../generated/common.ts';
import type { Phrases } from './createPhrases.ts';
import type { Language } from './languages.ts';
import { commonWords, phrasesOf } from './phrasesOf.ts';

/** The phrases of every game in one language. */
export type CommonText = Phrases<CommonPhrases>;

/** Returns the phrases of every game in a language; `names` as for `phrasesOf`. */
export const commonText = (language: Language, names?: CommandNames): CommonText =>
  phrasesOf(language, ['common'], commonWords, names);
