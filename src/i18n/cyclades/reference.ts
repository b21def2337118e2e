import type { Creature } from '#games/cyclades/types.ts';
import { sectionsOf } from '../phrases/sections.ts';
import type { ReferenceEntry } from '../sentences.ts';
import type { CycladesText } from './phrases.ts';

/** Figures that stand on islands; the rulings of all of them are one section. */
const ON_ISLANDS: readonly string[] = ['minotaur', 'chiron', 'medusa', 'polyphemus'];

/** Returns the creatures with their effects and rulings. */
export const creatureReference = (t: CycladesText): readonly ReferenceEntry[] => {
  const { figures, buying, ...creatures } = sectionsOf<Creature | 'figures' | 'buying'>(t, 'reference');
  return Object.entries(creatures).map(([key, { title, text }]) => ({
    key,
    name: title,
    text: [`**${title}** – ${text}`, ...(ON_ISLANDS.includes(key) ? [figures.text] : []), buying.text].join('\n'),
  }));
};
