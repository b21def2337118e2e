/** The rules at hand: short sections that a player can look up and is led to. Here are those for every game. */
export const SECTIONS = [
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
  'finding',
  'secrets',
  'luck',
  'organisers',
  'server',
  'yourData',
  'trouble',
] as const;

/** A section for every game. */
export type GeneralSection = (typeof SECTIONS)[number];

export interface RuleSection {
  /** As shown in menus and on buttons: plain text of at most 38 characters, no other section of the book being called so. */
  readonly title: string;
  /** 2 to 8 lines of Markdown without the title; at most 900 characters. Commands as they are typed, with their slash. */
  readonly text: string;
  /** More words by which it is found: what players call things. They are not shown. */
  readonly searched?: string;
}

/** All that one language says in a book of rules; a menu shows 25 sections at most. */
export type RuleSections<Section extends string> = Readonly<Record<Section, RuleSection>>;
