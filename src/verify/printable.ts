/** Controls, line ends, marks of writing direction, and halves of characters: what a terminal obeys instead of showing it. */
const OBEYED = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Returns text from a file or the command line as a terminal can show it: what it would obey is written as `\u{1b}`. */
export const printable = (text: string): string => text.replaceAll(OBEYED, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
