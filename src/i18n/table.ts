import type { Motion } from '#matches/index.ts';

/** How a vote stands. Names are escaped, times and mentions ready-made. */
export interface VoteFacts {
  /** What it is about: "to pause the match for 2 days". */
  readonly motion: string;
  /** Who has called it; absent where the house asks. */
  readonly by: string | undefined;
  readonly yes: readonly string[];
  readonly no: readonly string[];
  /** Those who have said nothing yet. */
  readonly silent: readonly string[];
  /** So many voices carry it at once, of so many. */
  readonly needed: number;
  readonly voters: number;
  /** Every voice is needed. */
  readonly unanimous: boolean;
  /** Whoever says nothing abstains; else silence does not carry it. */
  readonly abstains: boolean;
  /** Until when they can speak. */
  readonly until: string;
  /** `lapsed`: the match has ended meanwhile. */
  readonly result: 'carried' | 'failed' | 'withdrawn' | 'lapsed' | undefined;
}

/** What a language says about what a table decides together: votes, seats that change hands, and organisers. */
export interface TableSentences {
  /** Kinds of motion as entries of a menu, and as what is typed: "Pause the match"; at most 100 characters. */
  /** In which form a board is shown. */
  readonly boardForms: Readonly<Record<'picture' | 'text', string>>;
  readonly motionKinds: Readonly<Record<Motion['kind'], string>>;
  readonly whichMotion: string;
  readonly whichSeat: string;
  readonly howLong: string;
  readonly howFarBack: string;
  /** A length of time: "2 days". */
  duration(hours: number): string;
  /** What hours, days and weeks may be called where a length of time is typed: “2 days”, “2d”; also in the house's own language. */
  readonly hourWords: readonly string[];
  readonly dayWords: readonly string[];
  readonly weekWords: readonly string[];
  /** Asked before a vote is called. */
  confirmVote(motion: string): string;

  /** A vote as all see it. */
  vote(facts: VoteFacts): string;
  /** To somebody who was asleep when a vote was called; `link`: where to speak. */
  voteWaits(match: string, motion: string, link: string): string;
  publicVoteWaits(match: string, mention: string, motion: string): string;
  voteCalled(motion: string): string;
  /** Nobody else had a voice, so that it is carried at once. */
  voteDecided(motion: string): string;
  /** Nobody else has a voice, and its person has the time of the vote to come back. */
  voteStaysOpen(motion: string): string;
  voted(yes: boolean): string;
  /** The voice that was the last one needed. `motion` and what became of it. */
  votedLast(motion: string, result: 'carried' | 'failed' | 'withdrawn'): string;
  readonly voteWithdrawn: string;
  /** Above the vote that is open, when somebody would call another. */
  readonly voteIsOpen: string;

  /** In the thread: a seat can be taken. `by`: anybody, or whoever is invited. */
  seatFree(name: string, by: 'anybody' | 'guests'): string;
  seatTaken(name: string): string;
  readonly seatNotFreeAnyMore: string;
  /**
   * To the person whose seat others have given away: to `replace` them, or to a `computer`. An organiser has, for a `reason`, or else a
   * vote. `link`: where the match is played.
   */
  seatGivenAway(match: string, to: 'replace' | 'computer', reason: string | undefined, link: string): string;
  /** To a guest, in the match's thread. */
  seatInvitation(mention: string, host: string): string;
  /** To whom a seat can be given, as entries of a menu. */
  readonly heirs: Readonly<Record<'substitute' | 'computer', string>>;
  /** Asked before somebody gives the own seat away. */
  readonly handOverAsked: Readonly<Record<'substitute' | 'computer', string>>;
  readonly handedOver: Readonly<Record<'substitute' | 'computer', string>>;
  /** To whoever has taken a seat. */
  tookSeat(number: number): string;
  guestInvited(mention: string): string;
  computerSeated(name: string): string;
  computerRemoved(name: string): string;
  readonly removeComputer: string;
  /** A name with the word for a computer behind it. */
  computer(name: string): string;
  /** The same of a seat whose person gave up. */
  gaveUp(name: string): string;
  /** A line of how things stand: these are played by computers, these of them can be taken. */
  computersPlay(names: readonly string[], free: readonly string[]): string;

  /** In the thread: `who` has decided something for all. */
  organiserDecided(who: string, motion: string, reason: string): string;
  decided(motion: string): string;

  /** Nobody has moved `since`; the match closes at `until` unless somebody does. */
  stale(match: string, since: string, until: string): string;
}
