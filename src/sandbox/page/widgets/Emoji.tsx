import type { APIMessageComponentEmoji } from 'discord-api-types/v10';

/** Returns an emoji in words: "red star" for `red_star`, or for `red_star_0a1b2c` with the version of its picture. */
export const emojiWords = ({ name = '' }: APIMessageComponentEmoji): string =>
  name.replace(/_[0-9a-f]{6}$/, '').replaceAll('_', ' ');

/** An emoji: a character, or a picture of the application's. */
export function Emoji({ emoji }: { readonly emoji: APIMessageComponentEmoji }) {
  if (!emoji.id) return <span className="emoji">{emoji.name}</span>;
  return <img className="custom-emoji" src={`/sandbox/emojis/${emoji.id}`} alt={emojiWords(emoji)} title={`:${emoji.name}:`} />;
}
