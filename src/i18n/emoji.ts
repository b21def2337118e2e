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

/** Typed text is escaped. */
const SIGN = /(?<!\\)<:\w+:\d+> /gu;

/** Returns words with an emoji before them. */
export const signed = (emoji: Emoji | undefined, words: string): string =>
  emoji === undefined ? words : `<:${emoji.name}:${emoji.id}> ${words}`;

/** Returns a text without the emojis before its words: they give way where words need the room. */
export const unsigned = (text: string): string => text.replaceAll(SIGN, '');
