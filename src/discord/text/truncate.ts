/** Returns the text, or its beginning and an ellipsis: at most `limit` UTF-16 units, and never half a character. */
export const truncate = (text: string, limit: number): string => {
  if (text.length <= limit) return text;
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > limit - 1) break;
    kept += character;
  }
  return `${kept}…`;
};
