import { unsigned } from './emoji.ts';
import type { NameSeat } from './sentences.ts';

/** Texts that keep to the room there is for them. */

/**
 * Whole parts one after the other, as many as fit into `most` characters; an ellipsis replaces the rest. Emojis do not count: they give
 * way where a whole message is too long.
 */
export const within = (parts: readonly string[], separator: string, most: number): string => {
  let words = '';
  for (const [index, part] of parts.entries()) {
    const longer = index === 0 ? part : `${words}${separator}${part}`;
    const isLast = index === parts.length - 1;
    if (lengthOf(longer) + (isLast ? 0 : separator.length + 1) > most) return `${words}${separator}…`;
    words = longer;
  }
  return words;
};

/** One text of a message holds 4,000 characters; some are left for the text around it. */
const MOST_ON_BOARD = 3800;

/** All that a picture shows, line by line, as many lines as fit. */
export const boardLines = (lines: readonly string[]): string => within(lines, '\n', MOST_ON_BOARD);

/** What Discord takes beside a picture. */
const MOST_OF_PICTURE = 1024;

/** The words beside a picture: the first of these ways to say it that fits, else as many sentences of the last as fit. */
export const pictureSentences = (...ways: readonly (readonly string[])[]): string =>
  within(ways.find((sentences) => sentences.join(' ').length <= MOST_OF_PICTURE) ?? ways.at(-1) ?? [], ' ', MOST_OF_PICTURE);

/** What fits on a button. */
export const MOST_ON_BUTTON = 80;

/** How many letters of each name are kept if a label is too long. */
const CUTS = [12, 6] as const;

/** How long a text is as a label: there it has no emojis. */
export const lengthOf = (text: string): number => unsigned(text).length;

/** A label that fits on a button: names in it are cut until it fits. */
export const fitted = (label: (name: NameSeat) => string, name: NameSeat): string => {
  const whole = label(name);
  if (lengthOf(whole) <= MOST_ON_BUTTON) return whole;
  const shorter = CUTS.map((letters) => label((seat) => cut(name(seat), letters)));
  return shorter.find((text) => lengthOf(text) <= MOST_ON_BUTTON) ?? shorter.at(-1) ?? whole;
};

/** Names cut to the shortest length that `fitted` uses. */
export const mostCut =
  (name: NameSeat): NameSeat =>
  (seat) =>
    cut(name(seat), CUTS[1]);

/** A name cut behind its emoji, and never within an escaped character. */
const cut = (name: string, letters: number): string => {
  const words = unsigned(name);
  const characters = words.match(/\\?./gsu) ?? [];
  if (characters.length <= letters) return name;
  return `${name.slice(0, name.length - words.length)}${characters.slice(0, letters - 1).join('')}…`;
};
