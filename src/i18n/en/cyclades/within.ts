/** Whole parts one after the other, as many as fit; an ellipsis stands for the rest. */
export const within = (parts: readonly string[], separator: string, most: number): string => {
  let words = '';
  for (const [index, part] of parts.entries()) {
    const longer = index === 0 ? part : `${words}${separator}${part}`;
    const isLast = index === parts.length - 1;
    if (longer.length + (isLast ? 0 : separator.length + 1) > most) return `${words}${separator}…`;
    words = longer;
  }
  return words;
};
