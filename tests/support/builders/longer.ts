const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'ě',
  i: 'î',
  o: 'ö',
  u: 'ů',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  y: 'ý',
  z: 'ž',
};

const accented = (letters: string): string => [...letters].map((letter) => ACCENTS[letter] ?? letter).join('');

/** An invented language: English with accents, and each word longer by two fifths. Digits and signs are unchanged. */
export const longer = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => {
    const more = word
      .toLowerCase()
      .repeat(2)
      .slice(0, Math.round(word.length * 0.4));
    return accented(`${word}${more}`);
  });
