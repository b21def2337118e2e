import type { NameSeat } from './sentences.ts';

type SeatsOnly = { readonly seat: number };

export interface MatchTellings {
  seatTaken(event: SeatsOnly, name: NameSeat): string;
  seatLeft(): string;
  hostChanged(event: SeatsOnly, name: NameSeat): string;
  guestInvited(): string;
  optionsChosen(): string;
  /** `hash`: the SHA-256 of the words. */
  wordsGiven(event: SeatsOnly & { readonly hash: string }, name: NameSeat): string;
  /** `words`: the SHA-256 of each of the words that were given. */
  matchStarted(event: { readonly seats: number; readonly words?: readonly string[] }): string;
  /** The draw that waited for the beacon is made without it. */
  drawnWithoutBeacon(): string;
  seatConceded(event: SeatsOnly, name: NameSeat): string;
  matchClosed(event: { readonly reason: 'expired' | 'empty' }): string;
  timeRanOut(event: SeatsOnly & { readonly answer: 'computer' | 'safe' | 'vote' }, name: NameSeat): string;
  timeGranted(event: SeatsOnly & { readonly hours: number }, name: NameSeat): string;
  /** `until`: Discord's own time stamp. */
  matchPaused(until: string): string;
  matchResumed(): string;
  computerSeated(event: SeatsOnly, name: NameSeat): string;
  seatGivenToComputer(event: SeatsOnly, name: NameSeat): string;
  seatOpened(event: SeatsOnly, name: NameSeat): string;
  /** `back`: by the one whose seat it was all the while. `before`: the name it went by so far, which may be the same. */
  seatTakenOver(event: SeatsOnly & { readonly back?: true }, name: NameSeat, before: NameSeat): string;
  voteCalled(event: { readonly by?: number; readonly motion: MotionFacts }, until: string, name: NameSeat): string;
  voted(event: SeatsOnly & { readonly yes: boolean }, name: NameSeat): string;
  voteEnded(event: { readonly motion: MotionFacts; readonly result: 'carried' | 'failed' | 'withdrawn' }, name: NameSeat): string;
  /** `remark`: who it was, as a mention, and why, escaped. */
  organiserDecided(event: { readonly motion: MotionFacts; readonly remark?: RemarkFacts }, name: NameSeat): string;
  /** Without a seat the whole table goes back. `what`: the move, as its own line tells it, for the eyes of who made it. */
  undone(event: { readonly of?: number; readonly what?: string }, name: NameSeat): string;
  redone(event: { readonly of: number; readonly what?: string }, name: NameSeat): string;
}

export interface RemarkFacts {
  readonly by: string;
  readonly reason: string;
}

/** What can be voted on, or decided by an organiser. */
export type MotionFacts =
  | { readonly kind: 'pause'; readonly hours: number }
  | { readonly kind: 'extend'; readonly seat: number; readonly hours: number }
  | { readonly kind: 'replace' | 'computer'; readonly seat: number }
  | { readonly kind: 'resume' | 'draw' | 'roll' }
  /** `wins`: who wins then, as the game puts it. */
  | { readonly kind: 'standing'; readonly wins?: string }
  | {
      readonly kind: 'rewind';
      /** The number of the step as it stands in posts, and what had happened there, or the round that began; escaped. */
      readonly to?: { readonly number: number; readonly after?: string; readonly round?: string };
    };
