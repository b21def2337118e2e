/** The vocabulary of Peloponnes: the rulebook's words, nothing else. */

/** What a seat keeps count of. */
export const GOODS = ['coins', 'wood', 'stone', 'food', 'luxury', 'inhabitants'] as const;
export type Good = (typeof GOODS)[number];
export type Goods = Readonly<Record<Good, number>>;
/** Some of each good; what is not named is none. */
export type Amounts = Readonly<Partial<Goods>>;

/** Goods that lie in a store of limited size. */
export const RESOURCES = ['wood', 'stone', 'food'] as const satisfies readonly Good[];
export type Resource = (typeof RESOURCES)[number];

/** What Port and Temple of Apollo may bring. */
export const INCOME_CHOICES = ['food', 'wood', 'stone', 'coins'] as const satisfies readonly Good[];
export type IncomeChoice = (typeof INCOME_CHOICES)[number];

export const CIVILISATIONS = ['messene', 'patras', 'arkadia', 'korinth', 'sparta', 'pylos', 'argos'] as const;
/** The seven civilisations, by their number in the first turn order. */
export type Civilisation = (typeof CIVILISATIONS)[number];

export const STACKS = ['A', 'B', 'C'] as const;
export type Stack = (typeof STACKS)[number];

/** `A01` … `C10`: the stack, and a number within it that is ours; the tiles print none. */
export type TileId = string;

export const DISASTERS = ['earthquake', 'drought', 'plague', 'tempest', 'decline'] as const;
export type Disaster = (typeof DISASTERS)[number];
export const CHITS = [...DISASTERS, 'blank'] as const;
export type Chit = (typeof CHITS)[number];

/** Disasters that a seat pays for, tile by tile, or gives tiles up to. */
export const PAYABLE_DISASTERS = ['earthquake', 'tempest'] as const satisfies readonly Disaster[];
export type PayableDisaster = (typeof PAYABLE_DISASTERS)[number];

/** The steps at which a round stands; `unstarted` before the deal, `ended` when all is over. */
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
  /** Whether a seat may let inhabitants starve for whom it has luxury goods. */
  feeding: ['choice', 'forced'],
  /** What becomes of the coin on a marked building that an earthquake takes. */
  marker: ['lost', 'returned'],
  /** One seat alone: one game for the highest score, or the campaign of five levels. */
  solo: ['single', 'campaign'],
} as const;
export type Options = { readonly [Name in keyof typeof OPTIONS]: (typeof OPTIONS)[Name][number] };
