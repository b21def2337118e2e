/** What changed on a board, in words: the sentences of the log for those events that its picture marks. */

/** "Cambios: Ada construye un puerto en Is4. …": sentences for a picture's words, which know no bold type. */
export const asSentences = (lines: readonly string[]): readonly string[] =>
  lines.map((line, index) => `${index === 0 ? 'Cambios: ' : ''}${line.replaceAll('**', '')}`);

/** The same as a list under a title. */
export const asList = (lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['**Cambios**', ...lines.map((line) => `- ${line}`)];
