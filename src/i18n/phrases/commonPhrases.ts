import type { CommonPhrases } from '../generated/common.ts';
import type { Phrases } from './createPhrases.ts';
import type { Language } from './languages.ts';
import { type CommandMention, commonWords, phrasesOf } from './phrasesOf.ts';

/** The phrases of every game in one language. */
export type CommonText = Phrases<CommonPhrases>;

/** Returns the phrases of every game in a language, with commands named by `mention`. */
export const commonText = (language: Language, mention: CommandMention): CommonText =>
  phrasesOf(language, ['common'], mention, commonWords);
