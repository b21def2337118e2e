import { CARDS, type Creature, goodsOf, islandsOf, landAt, metropolises, type Position, sure } from './position.ts';

/** The cards: where they lie, what they cost, how the track is filled. */

const COSTS = [4, 3, 2];
const LAND: readonly Creature[] = ['minotaur', 'chiron', 'medusa', 'polyphemus'];

/** Creatures that stay on an island as figures. */
export const isLandFigure = (creature: Creature): boolean => LAND.includes(creature);

/** Returns cards that are neither on the track nor among the discards nor with a seat. */
export const deck = ({ options, track, discards, figures }: Position): readonly Creature[] => {
  if (options.creatures === 'none') return [];
  const elsewhere = [...track, ...discards, ...figures.map(({ creature }) => creature)];
  return CARDS.filter((card) => !elsewhere.includes(card));
};

/** Returns the discounts that a seat has left in this cycle. */
export const discountsLeft = (position: Position, seat: number): number => {
  const temples = islandsOf(position, seat).flatMap((id) => landAt(position, id).slots.filter((slot) => slot === 'temple'));
  return Math.max(0, temples.length + metropolises(position, seat) - goodsOf(position, seat).discounts);
};

/** Returns what the card of a space costs a seat, and the discounts it uses. */
export const priceOf = (position: Position, seat: number, space: number): { readonly cost: number; readonly off: number } => {
  const full = sure(COSTS[space]);
  const off = Math.min(full - 1, discountsLeft(position, seat));
  return { cost: full - off, off };
};

/** A card is drawn: from the discards shuffled, when no deck is left. */
const draw = (position: Position, card: Creature | undefined): Creature => {
  if (deck(position).length === 0) position.discards = [];
  const drawn = sure(card);
  if (!deck(position).includes(drawn)) throw new Error(`${drawn} cannot have been drawn from ${deck(position)}.`);
  return drawn;
};

/** Fills the track at the beginning of a cycle with the drawn cards; `told` is the resulting track. */
export const fillTrack = (position: Position, told: () => readonly (Creature | undefined)[]): void => {
  if (position.options.creatures === 'none') return;
  const [dearest, middle, oldest] = position.track;
  if (oldest) position.discards.push(oldest);
  const kept = [dearest, middle].filter((card) => card !== undefined);
  const spaces = Math.min(position.cycle, 3);
  const gaps = spaces - kept.length;
  position.track = [...Array<undefined>(gaps).fill(undefined), ...kept, ...Array<undefined>(3 - spaces).fill(undefined)];
  const result = told();
  for (let space = gaps - 1; space >= 0; space--) position.track[space] = draw(position, result[space]);
};

/** Zeus's swap. */
export const swap = (position: Position, old: Creature, drawn: Creature): void => {
  const space = position.track.indexOf(old);
  position.track[space] = draw(position, drawn);
  position.discards.push(old);
};

/** A land figure leaves the board; its card is discarded. */
export const removeFigure = (position: Position, gone: (figure: Position['figures'][number]) => boolean): void => {
  position.discards.push(...position.figures.filter(gone).map(({ creature }) => creature));
  position.figures = position.figures.filter((figure) => !gone(figure));
};
