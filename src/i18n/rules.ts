/**
 * The rules at hand: short sections that a player can look up and is led to. A book for each game, and one for how matches are
 * played here. The keys stand in the order of the contents; a menu shows 25 of them at most.
 */
export const SECTIONS = {
  house: [
    'beginning',
    'lobby',
    'moving',
    'looking',
    'undoing',
    'goingBack',
    'orders',
    'atOnce',
    'pace',
    'quietTime',
    'timeOut',
    'notices',
    'languages',
    'voting',
    'seatsChanging',
    'computers',
    'concedingAndEnding',
    'privateMatches',
    'secrets',
    'luck',
    'organisers',
    'server',
    'yourData',
    'trouble',
  ],
  cyclades: [
    'goal',
    'setUp',
    'places',
    'cycle',
    'gods',
    'income',
    'offerings',
    'displaced',
    'turn',
    'recruiting',
    'building',
    'sailing',
    'marching',
    'battle',
    'retreat',
    'lastIsland',
    'metropolis',
    'metropolisPlace',
    'apollo',
    'creatures',
    'creatureUse',
    'figures',
    'twoPlayers',
    'options',
    'plans',
  ],
  peloponnes: [
    'goal',
    'setUp',
    'round',
    'rows',
    'offers',
    'conquest',
    'pushedOut',
    'passing',
    'turnOrder',
    'halfCoin',
    'buildings',
    'markers',
    'lands',
    'stores',
    'income',
    'luxury',
    'disasters',
    'givingUp',
    'supply',
    'finishing',
    'ending',
    'alone',
    'campaign',
    'options',
    'plans',
  ],
} as const;

/** A rule book: of a game by its id, or of the house. */
export type Book = keyof typeof SECTIONS;
export type SectionKey<In extends Book> = (typeof SECTIONS)[In][number];

export interface RuleSection {
  /** As it stands in menus and on buttons: plain text of at most 38 characters, no other section of the book being called so. */
  readonly title: string;
  /** 2 to 8 lines of Markdown without the title; at most 900 characters. Commands as they are typed, with their slash. */
  readonly text: string;
}

/** All that one language says about the rules. */
export type RuleBooks = { readonly [In in Book]: Readonly<Record<SectionKey<In>, RuleSection>> };
