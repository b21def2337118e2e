import type { ThemeName } from '../themes/theme.ts';

/** Statistics to look at: a few figures, then lists. All words are our own or names as typed; drawing shortens what does not fit. */
export interface Card {
  readonly title: string;
  readonly headline: string;
  readonly figures: readonly { readonly value: string; readonly label: string }[];
  /** Up to three people on the steps of a podium, the winner first. */
  readonly podium?: readonly { readonly name: string; readonly value: string }[];
  readonly lists: readonly CardList[];
}

export interface CardList {
  readonly title: string;
  /** Whose signs its entries have: the id of a game. */
  readonly game?: string;
  readonly entries: readonly CardEntry[];
}

export interface CardEntry {
  /** The place before its name: a name may be in a script that the fonts lack. */
  readonly place?: number;
  readonly name: string;
  readonly value: string;
  /** The length of the bar, from 0 to 1. */
  readonly share: number;
  /** What its sign shows, as the game calls it; it has none if the game has no such sign. */
  readonly sign?: string;
}

export interface CardRequest {
  readonly card: Card;
  readonly theme: ThemeName;
}
