/** What changed on a board, in words. */

/** "Co se změnilo: Ada staví přístav na Is4. …": sentences for a picture's words, which know no bold type. */
export const asSentences = (lines: readonly string[]): readonly string[] =>
  lines.map((line, index) => `${index === 0 ? 'Co se změnilo: ' : ''}${line.replaceAll('**', '')}`);

/** The same as a list under a title. */
export const asList = (lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['**Co se změnilo**', ...lines.map((line) => `- ${line}`)];
