/** The text itself, or its beginning and an ellipsis: never more than `limit` UTF-16 units, never half a character. */
export const truncate = (text: string, limit: number): string => {
  if (text.length <= limit) return text;
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > limit - 1) break;
    kept += character;
  }
  return `${kept}…`;
};
