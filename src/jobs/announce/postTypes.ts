import type { Seat } from '#engine/game.ts';
import type { HistoryStep, Motion, VoteStanding } from '#matches/index.ts';

/** What is posted about a match: what each post is made from, before it is put into words. */

/**
 * One turn: opened by a step that made other seats active, which it shows first unless the picture above does; continued by the
 * steps that follow, until other seats become active. The next post shows that step, so that ending a turn takes one message.
 */
export interface TurnPost {
  readonly kind: 'turn';
  /** First version of the step that opened it, and its number for all to see. */
  readonly version: number;
  readonly number: number;
  /** The steps it shows, oldest first. */
  readonly steps: readonly HistoryStep[];
  /** The newest step it knows while it lasts: what is asked stands in its view. */
  readonly latest: HistoryStep;
  /** Who must act still; empty once the turn is over. */
  readonly due: readonly Seat[];
  /** Who had to act last. */
  readonly asked: readonly Seat[];
  /** The turn is over, and nothing else has changed: what it asked is no longer asked. */
  readonly isOnlyClosed: boolean;
  /**
   * Those of them that are called: who has just acted need not be. Who was called before and has not acted is called again, for
   * the post that called them may be told when it is over and calls nobody.
   */
  readonly pings: readonly Seat[];
}

/** A new round is laid out, or the match has ended: the table as a picture. */
export interface TablePost {
  readonly kind: 'round' | 'end';
  readonly version: number;
  readonly step: HistoryStep;
  /** The steps it shows, oldest first. */
  readonly told: readonly HistoryStep[];
  /** The round does not count any more: a post that stands says so, and none is made. */
  readonly isTakenBack: boolean;
}

/** The match has ended: how it went, in pictures. */
export interface CoursePost {
  readonly kind: 'course';
  readonly version: number;
  readonly number: number;
}

/** A round that was laid out: the step that did it. */
export interface RoundOpened {
  readonly version: number;
  readonly number: number;
}

/** A seat's private card. */
export interface CardPost {
  readonly kind: 'card';
  readonly seat: Seat;
  /** The round the card belongs to; `undefined`: one before these steps. */
  readonly round: RoundOpened | undefined;
  /** What it shows now. */
  readonly step: HistoryStep;
  /** The round does not count any more: a card that stands says so, and none is made. */
  readonly isTakenBack: boolean;
}

/** Who is asked no more, since what led there was taken back: what told them in person of their turn says so. */
export interface RetractedReminder {
  readonly kind: 'calledOff';
  readonly seat: Seat;
  /** First version of the step that took it back. */
  readonly version: number;
}

/** The lobby message says something else now. */
export interface LobbyPost {
  readonly kind: 'lobby';
}

/** A player joined or took a seat: they get a first direct message. */
export interface GreetingsPost {
  readonly kind: 'greetings';
}

/** A vote, as it stands. */
export interface VotePost {
  readonly kind: 'vote';
  readonly vote: VoteStanding;
}

/** A seat that somebody else can take, or could. */
export interface SeatPost {
  readonly kind: 'seat';
  readonly seat: Seat;
  /** The number of the step that freed it; `undefined`: one before these steps, if any. */
  readonly freed: number | undefined;
  readonly now: 'free' | 'taken' | 'over';
}

/** The match is over: no seat can be taken any more. */
export interface SeatsOverPost {
  readonly kind: 'seatsOver';
}

/** An organiser decided something for everyone. */
export interface OrganiserPost {
  readonly kind: 'organiser';
  /** Of the event. */
  readonly version: number;
  /** Of the step, for all to see. */
  readonly number: number;
  readonly motion: Motion;
}

/** A draw waits for a round of the beacon. */
export interface DrawPost {
  readonly kind: 'draw';
  readonly step: HistoryStep;
  readonly round: number;
  /** When it is published, in milliseconds since 1970. */
  readonly at: number;
}

export type CouncilPost = DrawPost | VotePost | SeatPost | SeatsOverPost | OrganiserPost;

export type PlannedPost =
  | TurnPost
  | TablePost
  | CoursePost
  | CardPost
  | RetractedReminder
  | LobbyPost
  | GreetingsPost
  | CouncilPost;
