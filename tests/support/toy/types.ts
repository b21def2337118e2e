import type { Outcome, Seat, Viewer } from '#engine/game.ts';

/** Rule options; the first value of each is the default. */
export const OPTIONS = {
  /** Whether each dives for themselves, or all have to find enough together. */
  aim: ['most', 'together'],
  rounds: ['2', '4'],
} as const;
export type Options = { readonly [Name in keyof typeof OPTIONS]: (typeof OPTIONS)[Name][number] };

export type Step = 'gathering' | 'diving' | 'sharing' | 'ended';

export type Command =
  | { readonly type: 'TakeStone'; readonly seat: Seat }
  | { readonly type: 'Dive'; readonly seat: Seat }
  | { readonly type: 'KeepPearls'; readonly seat: Seat }
  | { readonly type: 'GivePearl'; readonly seat: Seat; readonly target: Seat };

export const REASONS = ['most', 'lastDiver', 'together', 'tooFew', 'allLost'] as const;

export type Event =
  | { readonly type: 'DiversMet'; readonly seats: number; readonly options: Options }
  /** Visible to its owner only. */
  | { readonly type: 'CharmDealt'; readonly seat: Seat; readonly worth: number }
  | { readonly type: 'RoundBegan'; readonly round: number; readonly divers: readonly Seat[] }
  /** Visible to its owner only. */
  | { readonly type: 'StoneTaken'; readonly seat: Seat }
  | { readonly type: 'DiverReady'; readonly seat: Seat }
  | { readonly type: 'SharkCame'; readonly depth: number }
  /** Its first shape called the pearls `found`. */
  | { readonly type: 'Surfaced'; readonly seat: Seat; readonly depth: number; readonly pearls: number; readonly lost: boolean }
  | { readonly type: 'SharingBegan'; readonly seats: readonly Seat[] }
  | { readonly type: 'PearlsKept'; readonly seat: Seat }
  | { readonly type: 'PearlGiven'; readonly seat: Seat; readonly target: Seat }
  /** A seat that receives a pearl may share, too. */
  | { readonly type: 'DiverAsked'; readonly seat: Seat }
  | { readonly type: 'GameEnded'; readonly winners: readonly Seat[]; readonly reason: (typeof REASONS)[number] };

export interface Diver {
  readonly pearls: number;
  readonly charm: number;
  /** The stones of this round; their number is hidden until all dive. */
  readonly stones: number;
  readonly lost: boolean;
}

export interface State {
  readonly options: Options;
  readonly divers: readonly Diver[];
  readonly round: number;
  readonly step: Step;
  /** The seats asked in this step, and those of them that have not chosen yet; both ascending. */
  readonly asked: readonly Seat[];
  readonly waiting: readonly Seat[];
  readonly outcome?: Outcome;
}

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly round: number;
  readonly step: Step;
  readonly active: readonly Seat[];
  /** The seats that have chosen in this step. */
  readonly chosen: readonly Seat[];
  /** `charm`: the viewer's own, and everybody's once the game is over. */
  readonly divers: readonly { readonly pearls: number; readonly lost: boolean; readonly charm?: number }[];
  /** The viewer's own. */
  readonly stones: number;
  readonly outcome?: Outcome;
}
