/** Words as people type them: whatever their case, and with or without accents. */
export const normalizeText = (words: string): string => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** Of what has a name, that whose name holds what was typed. */
export const filterByName = <Named extends { readonly name: string }>(all: readonly Named[], typed: string): readonly Named[] => {
  const words = normalizeText(typed);
  return all.filter(({ name }) => normalizeText(name).includes(words));
};
