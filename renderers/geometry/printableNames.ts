/** Characters that the fonts contain: Latin, Greek and Cyrillic letters, digits and everyday punctuation. */
const PRINTABLE =
  /[\u0020-\u007e\u00a1-\u00ac\u00ae-\u0131\u0134-\u0148\u014a-\u017e\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u048a-\u04ff\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2039\u203a]/u;

const withoutAccents = (sign: string): string => sign.normalize('NFD').charAt(0);

/**
 * Returns a name as the fonts can draw it: fancy letters are made plain (NFKC), and characters that the fonts lack — emoji,
 * other scripts, direction marks, stacked accents — are left out. Returns `fallback` when nothing is left.
 */
export const printableName = (name: string, fallback: string): string => {
  const kept = [...name.normalize('NFKC').replace(/\s/gu, ' ')]
    .map((sign) => (PRINTABLE.test(sign) ? sign : withoutAccents(sign)))
    .filter((sign) => PRINTABLE.test(sign))
    .join('')
    .replace(/ +/gu, ' ')
    .trim();
  return /[\p{L}\p{N}]/u.test(kept) ? kept : fallback;
};

/** Returns the text, or as much of its beginning as fits `width` with an ellipsis. */
export const shortened = (text: string, width: number, measure: (text: string) => number): string => {
  if (measure(text) <= width) return text;
  const signs = [...text];
  while (signs.length > 1 && measure(`${signs.join('').trimEnd()}…`) > width) signs.pop();
  return `${signs.join('').trimEnd()}…`;
};
