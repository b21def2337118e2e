import type { Seat } from '#engine/game.ts';
import type { HistoryStep, Motion, VoteStanding } from '#matches/index.ts';

/** The posts about a match: the data of each, before it is put into words. */

/**
 * A turn, opened by a step that made other seats active, which it shows first unless the picture above does; continued by the
 * steps that follow, until other seats become active. The next post shows that step, so that ending a turn takes one message.
 */
export interface TurnPost {
  readonly kind: 'turn';
  /** The first version of the step that opened it, and its public number. */
  readonly version: number;
  readonly number: number;
  /** The steps it shows, oldest first. */
  readonly steps: readonly HistoryStep[];
  /** The newest step while the turn lasts. Its view has the prompts. */
  readonly latest: HistoryStep;
  /** The seats that still have to act; empty once the turn is over. */
  readonly due: readonly Seat[];
  /** The seats that had to act last. */
  readonly asked: readonly Seat[];
  /** The turn is over and nothing else has changed; only its prompts disappear. */
  readonly isOnlyClosed: boolean;
  /**
   * The seats to ping: those that have to act, except one that has just acted. Seats pinged before that have not acted are pinged
   * again, because their post may be sent after it is over, and then pings nobody.
   */
  readonly pings: readonly Seat[];
}

/** The board as a picture, at the start of a round or the end of the match. */
export interface TablePost {
  readonly kind: 'round' | 'end';
  readonly version: number;
  readonly step: HistoryStep;
  /** The steps it shows, oldest first. */
  readonly told: readonly HistoryStep[];
  /** The round was undone: an existing post says so, and no new one is made. */
  readonly isTakenBack: boolean;
}

/** A step, by its first version and its public number: the one that started a round, or ended the match. */
export interface StepRef {
  readonly version: number;
  readonly number: number;
}

/** What looks back on a finished match: its recap in pictures, and the report on it. */
export interface RecapPost extends StepRef {
  readonly kind: 'course' | 'report';
}

/** A seat's private card. */
export interface CardPost {
  readonly kind: 'card';
  readonly seat: Seat;
  /** The round of the card; `undefined`: one before these steps. */
  readonly round: StepRef | undefined;
  /** The step it shows. */
  readonly step: HistoryStep;
  /** The round was undone: an existing card says so, and no new one is made. */
  readonly isTakenBack: boolean;
}

/** A seat that no longer has to act after an undo: its direct messages about the turn are edited to say so. */
export interface RetractedReminder {
  readonly kind: 'calledOff';
  readonly seat: Seat;
  /** The first version of the step with the undo. */
  readonly version: number;
}

/** Others have harmed a seat that does not have to act now: its player is notified. */
export interface LossPost {
  readonly kind: 'loss';
  readonly seat: Seat;
  /** The steps that harmed it since it last acted, oldest first. */
  readonly steps: readonly [HistoryStep, ...HistoryStep[]];
}

/** A vote. */
export interface VotePost {
  readonly kind: 'vote';
  readonly vote: VoteStanding;
}

/** A seat that is or was free for others. */
export interface SeatPost {
  readonly kind: 'seat';
  readonly seat: Seat;
  /** The number of the step that freed it; `undefined`: one before these steps, if any. */
  readonly freed: number | undefined;
  readonly now: 'free' | 'taken' | 'over';
}

/** An organiser decided something for everyone. */
export interface OrganiserPost {
  readonly kind: 'organiser';
  /** The version of the event. */
  readonly version: number;
  /** The public number of the step. */
  readonly number: number;
  readonly motion: Motion;
}

/** A draw that waits for a round of the beacon. */
export interface DrawPost {
  readonly kind: 'draw';
  readonly step: HistoryStep;
  readonly round: number;
  /** When it is published, in milliseconds since 1970. */
  readonly at: number;
}

export type CouncilPost =
  | DrawPost
  | VotePost
  | SeatPost
  | OrganiserPost
  /** The match is over: no seat can be taken any more. */
  | { readonly kind: 'seatsOver' };

export type PlannedPost =
  | TurnPost
  | TablePost
  | RecapPost
  | CardPost
  | RetractedReminder
  | LossPost
  /** The lobby message has changed. */
  | { readonly kind: 'lobby' }
  /** A player joined or took a seat: they get a first direct message. */
  | { readonly kind: 'greetings' }
  | CouncilPost;
