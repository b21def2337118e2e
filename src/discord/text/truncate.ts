import { unsigned } from '#i18n/index.ts';

/**
 * Returns the text, or without its emojis if it is too long, or the beginning of that and an ellipsis: at most `limit` UTF-16 units,
 * and never half a character.
 */
export const truncate = (text: string, limit: number): string => {
  if (text.length <= limit) return text;
  const words = unsigned(text);
  if (words.length <= limit) return words;
  let kept = '';
  for (const character of words) {
    if (kept.length + character.length > limit - 1) break;
    kept += character;
  }
  return `${kept}…`;
};
