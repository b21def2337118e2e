/** Control characters, those that turn the direction of writing, what ends a line, and code points that stand for nothing. */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** A sentence as one line of plain text: what a file or an argument brought along does nothing to a terminal. */
const printable = (sentence: string): string =>
  sentence.replaceAll(UNPRINTABLE, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);

/** Prints sentences, a line each. Nothing else here prints. */
export const print = (stream: { write(text: string): unknown }, sentences: readonly string[]): void => {
  stream.write(sentences.map((sentence) => `${printable(sentence)}\n`).join(''));
};
