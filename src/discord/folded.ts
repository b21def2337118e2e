/** Words as people type them: whatever their case, and with or without accents. */
export const folded = (words: string): string => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
