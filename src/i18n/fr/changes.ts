/** What changed on a board, in words: the sentences of the log for those events that its picture marks. */

/** "Ce qui a changé : Ada construit un port sur Is4. …": sentences for a picture's words, which know no bold type. */
export const asSentences = (lines: readonly string[]): readonly string[] =>
  lines.map((line, index) => `${index === 0 ? 'Ce qui a changé : ' : ''}${line.replaceAll('**', '')}`);

/** The same as a list under a title. */
export const asList = (lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['**Ce qui a changé**', ...lines.map((line) => `- ${line}`)];
