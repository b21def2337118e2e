/** Sections of Markdown files as phrases, so that they are read, filled in and checked in the same way. */

/** A heading with the section's key: `# How to win {#goal}`. */
const HEADING = /^# (.+) \{#([\w-]+)\}$/;

const WHY = '> ';
const SEARCHED = 'Search: ';

/** What may not begin a line of a phrase, because it means something there. */
const SPECIAL = /^[.*[}]/;

const indented = (line: string): string => (SPECIAL.test(line) ? `    { "${line.charAt(0)}" }${line.slice(1)}` : `    ${line}`);

const phraseOf = (key: string, lines: readonly string[]): readonly string[] => [`${key} =`, ...lines.map(indented)];

const trimmed = (lines: readonly string[]): readonly string[] => lines.join('\n').trim().split('\n');

/**
 * Returns the sections of a Markdown file as the text of a phrase file: for the section `goal` of `rules.md` the phrases `rules-goal`, its
 * text, and `rules-goal-title`, and, if it has them, `rules-goal-why`, its quotation, and `rules-goal-searched`, the words after `Search:`.
 */
export const phrasesOfMarkdown = (name: string, markdown: string): string => {
  const sections: { readonly key: string; readonly title: string; readonly lines: string[] }[] = [];
  for (const line of markdown.split('\n')) {
    const [, title, key] = HEADING.exec(line) ?? [];
    if (title !== undefined && key !== undefined) sections.push({ key: `${name}-${key}`, title, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections
    .flatMap(({ key, title, lines }) => {
      const marked = (mark: string, part: string): readonly string[] => {
        const found = lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));
        return found.length === 0 ? [] : phraseOf(`${key}-${part}`, found);
      };
      const text = trimmed(lines.filter((line) => !line.startsWith(WHY) && !line.startsWith(SEARCHED)));
      return [
        ...phraseOf(`${key}-title`, [title]),
        ...phraseOf(key, text),
        ...marked(WHY, 'why'),
        ...marked(SEARCHED, 'searched'),
        '',
      ];
    })
    .join('\n');
};
