import type { Creature, Patron } from '#games/cyclades/types.ts';
import type { Civilisation, Disaster } from '#games/peloponnes/types.ts';

/** Terms of Cyclades, beside its gods and creatures. */
export const CYCLADES_TERMS = [
  'cycle',
  'god',
  'offering',
  'offeringMarker',
  'goldPiece',
  'goldPieceShort',
  'income',
  'prosperityMarker',
  'island',
  'seaSpace',
  'slot',
  'tradeSpace',
  'fleet',
  'troop',
  'priest',
  'philosopher',
  'port',
  'fortress',
  'temple',
  'university',
  'metropolis',
  'creature',
  'creatureTrack',
  'deck',
  'discardPile',
  'turnTrack',
  'action',
  'recruit',
  'build',
  'move',
  'battle',
  'retreat',
  'die',
  'screen',
] as const;

/** Terms of Peloponnes, beside its disasters, civilisations and buildings. */
export const PELOPONNES_TERMS = [
  'round',
  'civilisation',
  'tile',
  'landTile',
  'buildingTile',
  'conquest',
  'coin',
  'bid',
  'wood',
  'stone',
  'food',
  'luxuryGood',
  'inhabitant',
  'population',
  'power',
  'point',
  'disaster',
  'disasterChit',
  'supplyRound',
  'ownershipMarker',
  'store',
  'level',
  'campaign',
  'mountains',
  'mountainForest',
  'highlands',
  'woodedHills',
  'forest',
  'fields',
  'glades',
] as const;

/** The names printed on the buildings of Peloponnes, by their tiles. */
export const NAMED_BUILDINGS = [
  'A11',
  'A12',
  'A13',
  'A14',
  'A15',
  'B01',
  'B02',
  'B03',
  'B08',
  'B12',
  'B13',
  'B14',
  'B15',
  'C01',
  'C02',
  'C06',
  'C07',
  'C08',
  'C09',
  'C10',
] as const;

/** Terms of the house, whatever is played. */
export const HOUSE_TERMS = [
  'match',
  'seat',
  'host',
  'lobby',
  'thread',
  'server',
  'turn',
  'standingOrder',
  'undo',
  'redo',
  'vote',
  'organiser',
  'pace',
  'reserve',
  'clock',
  'quietHours',
  'holidays',
  'reminder',
  'computer',
  'log',
  'directMessage',
] as const;

export type Term =
  | Patron
  | Creature
  | Civilisation
  | Disaster
  | (typeof CYCLADES_TERMS)[number]
  | (typeof PELOPONNES_TERMS)[number]
  | (typeof NAMED_BUILDINGS)[number]
  | (typeof HOUSE_TERMS)[number];

/** A word of the games or of the house in a language. */
export interface Entry {
  /** As it stands in a dictionary: the singular, without an article. */
  readonly word: string;
  /** The place in the originals it was taken from, `cyclades-fr, Contenu`; `ours` where they have no word for it. */
  readonly source: string;
}

/** A language's terms, and what it rightly says as English does. */
export interface Glossary {
  readonly terms: Readonly<Record<Term, Entry>>;
  /**
   * Words and phrases beside the terms that this language has in common with English (`OK`, `Discord`, `palace` in French):
   * a sentence equal to the English one, of other words than these and terms of the same word, counts as forgotten.
   */
  readonly same: readonly string[];
}

/** Each word with the place it comes from: `from('cyclades-fr, p. 2', { fleet: 'flotte' })`. */
export const from = <Terms extends Term>(
  source: string,
  words: Readonly<Record<Terms, string>>,
): Readonly<Record<Terms, Entry>> =>
  Object.fromEntries(Object.entries<string>(words).map(([term, word]) => [term, { word, source }])) as Readonly<
    Record<Terms, Entry>
  >;
