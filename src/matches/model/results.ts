import type { Level } from '#engine/computer.ts';
import type { BaseCommand, Outcome, Rejection, Seat } from '#engine/game.ts';
import type { LoggedEvent, MatchEventOf } from './events.ts';
import type { OpenVote } from './state.ts';
import type { Match } from './types.ts';

/** The results of the match service. */

/** The public state of a vote. */
export interface VoteStanding extends OpenVote {
  readonly voters: readonly Seat[];
  /** Number of yes votes that carry the motion immediately. */
  readonly needed: number;
  /** Whether the motion needs a yes from every voter. */
  readonly unanimous: boolean;
  /** Whether not voting counts as abstaining; otherwise the motion cannot be carried without votes. */
  readonly abstains: boolean;
  /** Set once the vote is over. `lapsed`: the match ended first. */
  readonly result?: MatchEventOf<'VoteEnded'>['result'] | 'lapsed';
}

/** The result of a command. */
export type Played =
  | { readonly kind: 'played'; readonly match: Match; readonly events: readonly LoggedEvent[] }
  /** A command with this id was played before, so nothing happened this time. */
  | { readonly kind: 'repeated'; readonly match: Match; readonly events: readonly LoggedEvent[] }
  | { readonly kind: 'rejected'; readonly rejection: Rejection; readonly match?: Match };

/** A computer must act now. Holds everything its seat may know and nothing else. */
export interface ComputerTurn {
  readonly game: string;
  readonly seat: Seat;
  readonly level: Level;
  readonly version: number;
  readonly decision: number;
  readonly view: unknown;
  readonly legal: readonly BaseCommand[];
}

/** What one user may see of a match now. */
export interface Position {
  readonly match: Match;
  /** The user's seat, if any. */
  readonly seat?: Seat;
  /** `game.view` for the user's seat, else for a spectator. Absent in the lobby. */
  readonly view?: unknown;
  /** The user's legal commands; empty when the seat need not act or a computer plays it. */
  readonly legal: readonly BaseCommand[];
  /** Per seat: number of accepted commands. Controls carry it so that stale ones can be recognised. */
  readonly decisions: readonly number[];
  /** Set if the user may undo their last act, or redo what they undid. */
  readonly undo?: true;
  readonly redo?: true;
  readonly conceded: readonly Seat[];
  /** Seats that anyone may take over. */
  readonly open: readonly Seat[];
  readonly vote?: VoteStanding;
  /** Set while a draw waits for the beacon: no seat can act in the game. */
  readonly isDrawAwaited?: true;
  readonly outcome?: Outcome;
  /** Why there is nothing to see (`matchNewerThanCode`, `matchSetAside`); the other fields are empty then. */
  readonly unreadable?: Rejection;
}

/** What is published about a match so that its draws can be checked, in hexadecimal. */
export interface Fairness {
  /** SHA-256 of the secret. */
  readonly commitment: string;
  /** Published once the match is over and nothing more is drawn from it. */
  readonly secret?: string;
}
