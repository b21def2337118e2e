/** The vocabulary of Cyclades: the rulebook's words, nothing else. */

export const GODS = ['poseidon', 'ares', 'zeus', 'athena'] as const;
/** The four gods that are shuffled; Apollo always comes last and is never among them. */
export type God = (typeof GODS)[number];
export type ByGod<T> = Readonly<Record<God, T>>;

/** Where an offering marker may be. */
export type Patron = God | 'apollo';

export const BUILDINGS = ['port', 'fortress', 'temple', 'university'] as const;
export type Building = (typeof BUILDINGS)[number];

/** `is1` … `is13`, as on the board of this seat count. */
export type IslandId = string;
/** Row letter and number, `A1` … `K6`. */
export type SeaId = string;

export type BoardId = '2-3' | '4' | '5';

/** A small slot of an island: free, or a building. */
export type Slot = Building | 'free';

/** The mythological creatures, one card of each. */
export const CREATURES = [
  'fates',
  'griffon',
  'harpy',
  'pegasus',
  'mermaid',
  'giant',
  'dryad',
  'satyr',
  'cyclops',
  'sphinx',
  'sylph',
  'chimera',
  'minotaur',
  'chiron',
  'medusa',
  'polyphemus',
  'kraken',
] as const;
export type Creature = (typeof CREATURES)[number];

/** Creatures that stay on an island as a figure for a while. */
export const LAND_FIGURES = ['minotaur', 'chiron', 'medusa', 'polyphemus'] as const satisfies readonly Creature[];
export type LandFigure = (typeof LAND_FIGURES)[number];

export const PIECES = ['troop', 'fleet', 'priest', 'philosopher'] as const;
/** What the Sphinx buys. */
export type Piece = (typeof PIECES)[number];

/** Rule options (chapter 8); the first value of each is the default. */
export const OPTIONS = {
  /** Two seats: what a priest takes off: the sum of both offerings, each offering, or one of them. */
  priests: ['sum', 'each', 'one'],
  /** Stock of philosophers and priests: 17 and 18, or 16 and 16 as in the first rulebooks. */
  stock: ['later', 'first'],
  /** Where Apollo's prosperity marker may go. */
  apolloMarker: ['any', 'own'],
  /** What breaks a tie between several who reached the goal: gold, or Metropolises and then gold. */
  tie: ['gold', 'metropolises'],
  /** Whether others see a seat's gold. */
  gold: ['secret', 'open'],
  /** Whether mythological creatures are in play; matches that began before the bot had them have none. */
  creatures: ['all', 'none'],
} as const;
export type Options = { readonly [Name in keyof typeof OPTIONS]: (typeof OPTIONS)[Name][number] };
