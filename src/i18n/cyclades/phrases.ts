import type { CommandNames } from '../commandNames.ts';
import type { CycladesPhrases } from '../generated/cyclades.ts';
import type { CodeWords, Phrases } from '../phrases/createPhrases.ts';
import type { Language } from '../phrases/languages.ts';
import { commonWords, phrasesOf } from '../phrases/phrasesOf.ts';

/** The phrases of Cyclades in one language. */
export type CycladesText = Phrases<CycladesPhrases>;

/** `{ PLACE($place) }`: an island or a sea space by its id, `is7` or `C3`. */
const WORDS: CodeWords = {
  ...commonWords,
  PLACE: (word, { 0: place = '', ...named }) => {
    const id = String(place);
    return id.startsWith('is') ? word('island', { n: id.slice(2), ...named }) : word('sea', { id, ...named });
  },
};

/** Returns the phrases of Cyclades in a language; `names` as for `phrasesOf`. */
export const cycladesText = (language: Language, names?: CommandNames): CycladesText =>
  phrasesOf(language, ['common', 'cyclades'], WORDS, names);
