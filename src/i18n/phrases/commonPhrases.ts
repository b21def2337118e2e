import { typedBy } from '../commandNames.ts';
import type { CommonPhrases } from '../generated/common.ts';
import { generalCommandNames } from './commandPhrases.ts';
import type { Phrases } from './createPhrases.ts';
import type { Language } from './languages.ts';
import { type CommandMention, commonWords, phrasesOf } from './phrasesOf.ts';

/** The phrases of every game in one language. */
export type CommonText = Phrases<CommonPhrases>;

/** Returns the phrases of every game in a language, which name commands as they are called in it. */
export const commonText = (language: Language): CommonText => {
  const mention: CommandMention = {
    command: (path, ...options) => (typed as CommandMention).command(path, ...options),
    option: (key) => (typed as CommandMention).option(key),
  };
  const t = phrasesOf<CommonPhrases>(language, ['common'], mention, commonWords);
  const typed = typedBy(generalCommandNames(t));
  return t;
};
