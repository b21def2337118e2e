/**
 * The rules at hand: short sections that a player can look up and is led to. Here are those for every game, each with the sections to which it
 * leads, in the order of the contents.
 */
export const RELATED = {
  beginning: ['lobby', 'finding', 'pace', 'privateMatches', 'computers'],
  lobby: ['beginning', 'privateMatches', 'computers', 'luck', 'pace'],
  moving: ['looking', 'undoing', 'orders', 'atOnce', 'trouble'],
  looking: ['moving', 'notices', 'secrets'],
  undoing: ['goingBack', 'moving', 'voting'],
  goingBack: ['undoing', 'voting', 'organisers', 'seatsChanging'],
  orders: ['moving', 'atOnce', 'undoing', 'secrets'],
  atOnce: ['moving', 'undoing', 'orders', 'secrets'],
  pace: ['timeOut', 'quietTime', 'notices', 'voting'],
  quietTime: ['pace', 'notices', 'timeOut'],
  timeOut: ['pace', 'computers', 'voting', 'seatsChanging'],
  notices: ['quietTime', 'pace', 'looking', 'languages'],
  languages: ['notices', 'looking', 'lobby', 'server'],
  voting: ['goingBack', 'seatsChanging', 'concedingAndEnding', 'organisers', 'pace'],
  seatsChanging: ['computers', 'voting', 'concedingAndEnding', 'secrets', 'timeOut'],
  computers: ['seatsChanging', 'timeOut', 'lobby'],
  concedingAndEnding: ['seatsChanging', 'voting', 'computers'],
  privateMatches: ['lobby', 'seatsChanging', 'secrets'],
  finding: ['cups', 'beginning', 'quietTime', 'pace'],
  cups: ['finding', 'organisers', 'timeOut', 'computers'],
  secrets: ['luck', 'atOnce', 'orders', 'server'],
  luck: ['secrets', 'undoing', 'lobby'],
  organisers: ['voting', 'goingBack', 'server', 'seatsChanging', 'cups'],
  server: ['organisers', 'beginning', 'secrets', 'seatsChanging', 'quietTime'],
  trouble: ['moving', 'undoing', 'looking'],
} as const;

/** A section for every game. */
export type GeneralSection = keyof typeof RELATED;

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
