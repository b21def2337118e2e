import { unsigned } from '#i18n/index.ts';

/** What is shown as one character: an escaped character, an emoji, a mention, a time, a command; else any character. */
const CHARACTER = /\\.|<(?:a?:\w+:|[@#][!&]?|t:|\/[^:<>]+:)\d+(?::\w)?>|./gsu;

/**
 * Returns the text, or without its emojis if it is too long, or the beginning of that and an ellipsis: at most `limit` UTF-16 units,
 * and never half a character, escape or mention.
 */
export const truncate = (text: string, limit: number): string => {
  if (text.length <= limit) return text;
  const words = unsigned(text);
  if (words.length <= limit) return words;
  let kept = '';
  for (const [character] of words.matchAll(CHARACTER)) {
    if (kept.length + character.length > limit - 1) break;
    kept += character;
  }
  return `${kept}…`;
};
