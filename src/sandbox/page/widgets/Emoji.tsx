import type { APIMessageComponentEmoji } from 'discord-api-types/v10';

/** An emoji: a character, or a picture of the application's, which screen readers call as in Discord: `:name:` in texts, else `name`. */
export function Emoji({ emoji, inText = false }: { readonly emoji: APIMessageComponentEmoji; readonly inText?: boolean }) {
  if (!emoji.id) return <span className="emoji">{emoji.name}</span>;
  const called = `:${emoji.name}:`;
  return <img className="custom-emoji" src={`/sandbox/emojis/${emoji.id}`} alt={inText ? called : emoji.name} title={called} />;
}
