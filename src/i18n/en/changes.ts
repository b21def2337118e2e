/** What changed on a board, in words: the sentences of the log for those events that its picture marks. */

/** "What changed: Ada builds a port on Is4. …": sentences for a picture's words, which know no bold type. */
export const asSentences = (lines: readonly string[]): readonly string[] =>
  lines.map((line, index) => `${index === 0 ? 'What changed: ' : ''}${line.replaceAll('**', '')}`);

/** The same as a list under a title. */
export const asList = (lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['**What changed**', ...lines.map((line) => `- ${line}`)];
