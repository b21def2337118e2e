/** Controls, line ends, bidirectional marks and lone surrogates: characters a terminal obeys instead of showing. */
const OBEYED = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Returns text from a file or the command line with the characters a terminal would obey escaped, as `\u{1b}`. */
export const printable = (text: string): string => text.replaceAll(OBEYED, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
