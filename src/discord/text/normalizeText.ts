/** Words as people type them: whatever their case, and with or without accents. */
export const folded = (words: string): string => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** Of what has a name, that whose name holds what was typed. */
export const namesHolding = <Named extends { readonly name: string }>(all: readonly Named[], typed: string): readonly Named[] => {
  const words = folded(typed);
  return all.filter(({ name }) => folded(name).includes(words));
};
