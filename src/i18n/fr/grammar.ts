/** What French grammar asks of words that are filled in. */

const BEGINS_WITH_VOWEL = /^[aeiouàâäæéèêëîïôöœùûü]/iu;

/** "d’Ada", "de Blaise". */
export const de = (word: string): string => (BEGINS_WITH_VOWEL.test(word) ? `d’${word}` : `de ${word}`);

/** The same words at the beginning of a sentence. */
export const opening = (words: string): string => words.charAt(0).toLocaleUpperCase('fr') + words.slice(1);
