/** An emoji of the application, as Discord's components name it. */
export interface Emoji {
  readonly id: string;
  readonly name: string;
}

/**
 * Returns the emoji of a sign, which is called as what it shows: `ares`, `star`. `undefined` while the application has none: then
 * the words stand alone.
 */
export type EmojiOf = (sign: string) => Emoji | undefined;

export const NO_EMOJIS: EmojiOf = () => undefined;

/** Stands before a word where the emoji of what it names will: phrases are made before it is known. */
const MARK = /\ue000(\w+)\ue001/gu;
/** Typed text is escaped. */
const SIGN = /(?<!\\)<:\w+:\d+> /gu;

export const marked = (sign: string, word: string): string => `\ue000${sign}\ue001${word}`;

/** Returns a text with the emojis of the marked words before them. */
export const withEmojis = (text: string, emoji: EmojiOf): string =>
  text.replaceAll(MARK, (_, sign: string) => signed(emoji(sign), ''));

/** Returns words with an emoji before them. */
export const signed = (emoji: Emoji | undefined, words: string): string =>
  emoji === undefined ? words : `<:${emoji.name}:${emoji.id}> ${words}`;

/** Returns a text without the emojis before its words: they give way where words need the room. */
export const unsigned = (text: string): string => {
  const words = text.includes('<:') ? text.replaceAll(SIGN, '') : text;
  return words.includes('\ue000') ? words.replaceAll(MARK, '') : words;
};
