/** Returns typed text for comparison: without case and accents. */
export const normalizeText = (words: string): string => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** Returns the items whose name contains the typed text. */
export const filterByName = <Named extends { readonly name: string }>(all: readonly Named[], typed: string): readonly Named[] => {
  const words = normalizeText(typed);
  return all.filter(({ name }) => normalizeText(name).includes(words));
};
