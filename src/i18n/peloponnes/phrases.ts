import { TILES } from '#games/peloponnes/data/tiles.ts';
import type { CommandNames } from '../commandNames.ts';
import type { PeloponnesPhrases } from '../generated/peloponnes.ts';
import type { CodeWords, Phrases } from '../phrases/createPhrases.ts';
import type { Language } from '../phrases/languages.ts';
import { commonWords, phrasesOf } from '../phrases/phrasesOf.ts';

/** The phrases of Peloponnes in one language. */
export type PeloponnesText = Phrases<PeloponnesPhrases>;

const landscapes = new Map(TILES.map(({ id, kind, terrain }) => [id, kind === 'land' ? terrain.join('-') : undefined]));

/** `{ TILE($tile) }`: a tile by its id; other words as they are. */
const WORDS: CodeWords = {
  ...commonWords,
  TILE: (word, { 0: tile = '', ...named }) => {
    const id = String(tile);
    if (!landscapes.has(id)) return id;
    const landscape = landscapes.get(id);
    return landscape === undefined ? word('named-tile', { id, ...named }) : word('land-tile', { id, landscape, ...named });
  },
};

/** Returns the phrases of Peloponnes in a language; `names` as for `phrasesOf`. */
export const peloponnesText = (language: Language, names?: CommandNames): PeloponnesText =>
  phrasesOf(language, ['common', 'peloponnes'], WORDS, names);
