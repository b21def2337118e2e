import type { BaseCommand, Outcome, Rejection, Seat } from '#engine/game.ts';
import type { LoggedEvent, MatchEventOf } from './events.ts';
import type { OpenVote } from './state.ts';
import type { Match } from './types.ts';

/** What the door to a match answers. */

/** How a vote stands, as everybody may see it. */
export interface VoteStanding extends OpenVote {
  readonly voters: readonly Seat[];
  /** So many voices carry it at once. */
  readonly needed: number;
  /** It takes every voice. */
  readonly unanimous: boolean;
  /** Whoever says nothing abstains; else silence does not carry it. */
  readonly abstains: boolean;
  /** Once it is over; `lapsed`: the match has ended meanwhile. */
  readonly result?: MatchEventOf<'VoteEnded'>['result'] | 'lapsed';
}

/** What a command came to. */
export type Played =
  | { readonly kind: 'played'; readonly match: Match; readonly events: readonly LoggedEvent[] }
  /** The same command id was played before; nothing happened now. */
  | { readonly kind: 'repeated'; readonly match: Match; readonly events: readonly LoggedEvent[] }
  | { readonly kind: 'rejected'; readonly rejection: Rejection; readonly match?: Match };

/** A computer must act now: all that its seat may know, and nothing else. */
export interface ComputerTurn {
  readonly game: string;
  readonly seat: Seat;
  readonly version: number;
  readonly decision: number;
  readonly view: unknown;
  readonly legal: readonly BaseCommand[];
}

/** What one person may see of a match now. */
export interface Position {
  readonly match: Match;
  /** The asker's seat, if any. */
  readonly seat?: Seat;
  /** `game.view` for the asker's seat, else for a spectator. Absent in the lobby. */
  readonly view?: unknown;
  /** The asker's legal commands; empty when not due, or when a computer plays the seat. */
  readonly legal: readonly BaseCommand[];
  /** Per seat: how many commands of it have been accepted. What a control carries to be recognised as old. */
  readonly decisions: readonly number[];
  /** The asker may take their last act back, or make again what they took back. */
  readonly undo?: true;
  readonly redo?: true;
  readonly conceded: readonly Seat[];
  /** Seats that anybody may take over. */
  readonly open: readonly Seat[];
  readonly vote?: VoteStanding;
  /** A draw waits for the beacon: nobody is asked anything in the game. */
  readonly isDrawAwaited?: true;
  readonly outcome?: Outcome;
  /** Why there is nothing to see (`matchNewerThanCode`, `matchSetAside`); then the rest is empty. */
  readonly unreadable?: Rejection;
}

/** What is posted of a match so that its luck can be checked, in hexadecimal digits. */
export interface Fairness {
  /** SHA-256 of the secret. */
  readonly commitment: string;
  /** Once the match is over: nothing is drawn from it any more. */
  readonly secret?: string;
}
