import type { RuleSection } from '../rules.ts';
import type { Phrases } from './createPhrases.ts';

/** A section of a Markdown file. */
interface Section extends RuleSection {
  /** The quotation at its end: in a lesson, why it wants a move. */
  readonly why?: string;
}

const TITLE = '-title';

/**
 * Returns the sections of a Markdown file by their keys, in order; `file`: `rules` for `rules.md`. The compiler doesn't know the keys:
 * `npm run check` finds a section that a language lacks.
 */
export const sectionsOf = <Key extends string, Kind extends Section = Section>(
  t: Pick<Phrases<never>, 'keys' | 'loose'>,
  file: string,
): Readonly<Record<Key, Kind>> => {
  const titles = t.keys.filter((key) => key.startsWith(`${file}-`) && key.endsWith(TITLE));
  const known = new Set(t.keys);
  const part = <Name extends string>(key: string, name: Name) =>
    known.has(`${key}-${name}`) ? ({ [name]: t.loose(`${key}-${name}`) } as Record<Name, string>) : {};
  const section = (key: string): Section => ({
    title: t.loose(key + TITLE),
    text: t.loose(key),
    ...part(key, 'why'),
    ...part(key, 'searched'),
  });
  return Object.fromEntries(
    titles.map((title) => {
      const key = title.slice(0, -TITLE.length);
      return [key.slice(file.length + 1), section(key)];
    }),
  ) as Record<Key, Kind>;
};
