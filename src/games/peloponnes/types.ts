/** The vocabulary of Peloponnes: the rulebook's words, nothing else. */

/** What a seat owns and counts. */
export const GOODS = ['coins', 'wood', 'stone', 'food', 'luxury', 'inhabitants'] as const;
export type Good = (typeof GOODS)[number];
export type Goods = Readonly<Record<Good, number>>;
/** Some of each good; a missing good counts as zero. */
export type Amounts = Readonly<Partial<Goods>>;

/** Goods that lie in a store of limited size. */
export const RESOURCES = ['wood', 'stone', 'food'] as const satisfies readonly Good[];
export type Resource = (typeof RESOURCES)[number];

/** The goods that the Port and the Temple of Apollo may bring. */
export const INCOME_CHOICES = ['food', 'wood', 'stone', 'coins'] as const satisfies readonly Good[];
export type IncomeChoice = (typeof INCOME_CHOICES)[number];

export const CIVILISATIONS = ['messene', 'patras', 'arkadia', 'korinth', 'sparta', 'pylos', 'argos'] as const;
/** The seven civilisations, by their number in the first turn order. */
export type Civilisation = (typeof CIVILISATIONS)[number];

export const STACKS = ['A', 'B', 'C'] as const;
export type Stack = (typeof STACKS)[number];

/** `A01` … `C10`: the stack, and our own number within it; the tiles print none. */
export type TileId = string;

export const DISASTERS = ['earthquake', 'drought', 'plague', 'tempest', 'decline'] as const;
export type Disaster = (typeof DISASTERS)[number];
export const CHITS = [...DISASTERS, 'blank'] as const;
export type Chit = (typeof CHITS)[number];

/** Disasters for which a seat pays tile by tile, or gives up tiles. */
export const PAYABLE_DISASTERS = ['earthquake', 'tempest'] as const satisfies readonly Disaster[];
export type PayableDisaster = (typeof PAYABLE_DISASTERS)[number];

/** The steps of a round; `unstarted` before the deal, `ended` after the match. */
export const PHASES = [
  'unstarted',
  'revealing',
  'offers',
  'placing',
  'income',
  'chits',
  'disaster',
  'feeding',
  'finishing',
  'scoring',
  'bonus',
  'ended',
] as const;
export type Phase = (typeof PHASES)[number];

/** How a match ends. */
export const REASONS = ['score', 'soloScore', 'campaignWon', 'campaignLost'] as const;
export type Reason = (typeof REASONS)[number];

/** Rule options (RULES.md names each with its rule); the first value of each is the default. */
export const OPTIONS = {
  /** Whether Market and Agora add half a coin to their owner's offers. */
  halfCoin: ['on', 'off'],
  /** Whether a seat may let inhabitants starve although it has luxury goods for them. */
  feeding: ['choice', 'forced'],
  /** What happens to the coin on a marked building that an earthquake takes. */
  marker: ['lost', 'returned'],
  /** A match with one seat: one game for the highest score, or the campaign of five levels. */
  solo: ['single', 'campaign'],
} as const;
export type Options = { readonly [Name in keyof typeof OPTIONS]: (typeof OPTIONS)[Name][number] };
