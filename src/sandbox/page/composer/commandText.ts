import type { Slash } from './slash.ts';

/** A command as read from one line of text. */
export interface CommandText {
  readonly slash: Slash;
  /** The text after `name:`, by option. */
  readonly texts: Readonly<Record<string, string>>;
  /** Text that belongs to no option. */
  readonly stray: string;
}

const escapeForRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Reads `/game move option:value amount:3`; `undefined` where no command of that name is offered. */
export function parseCommandText(text: string, slashes: readonly Slash[]): CommandText | undefined {
  const line = text.trim();
  const slash = slashes
    .filter(({ name }) => line === `/${name}` || line.startsWith(`/${name} `))
    .sort((left, right) => right.name.length - left.name.length)[0];
  if (!slash) return undefined;

  const rest = line.slice(slash.name.length + 1);
  const names = slash.options.map(({ shown }) => escapeForRegExp(shown)).join('|');
  if (names === '') return { slash, texts: {}, stray: rest.trim() };
  const marks = [...rest.matchAll(new RegExp(`(?<=^|\\s)(${names}):`, 'gu'))];
  const texts = marks.map((mark, index): [string, string] => [
    slash.options.find(({ shown }) => shown === mark[1])?.name ?? '',
    rest.slice(mark.index + mark[0].length, marks[index + 1]?.index ?? rest.length).trim(),
  ]);
  return { slash, texts: Object.fromEntries(texts), stray: rest.slice(0, marks[0]?.index ?? rest.length).trim() };
}
