import type { Motion } from '#matches/index.ts';
import { recordOf } from '../keys.ts';
import type { CommonText } from '../phrases/commonPhrases.ts';
import { wordsOf } from './lists.ts';
import { type VoteFacts, voteText } from './votes.ts';

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
  /** What hours, days and weeks may be called where a length of time is typed: “2 days”, “2d”; also in English. */
  readonly hourWords: readonly string[];
  readonly dayWords: readonly string[];
  readonly weekWords: readonly string[];
  /** Asked before a vote is called. */
  confirmVote(motion: string): string;

  /** A vote as all see it. */
  vote(facts: VoteFacts): string;
  /** For a player in quiet hours when a vote was called; `link`: where to speak. */
  voteWaits(match: string, motion: string, link: string): string;
  publicVoteWaits(match: string, mention: string, motion: string): string;
  voteCalled(motion: string): string;
  /** No one else can vote, so it passes right away. */
  voteDecided(motion: string): string;
  /** No one else can vote, and the absent player can come back until the vote ends. */
  voteStaysOpen(motion: string): string;
  voted(yes: boolean): string;
  /** The voice that was the last one needed. `motion` and what became of it. */
  votedLast(motion: string, result: 'carried' | 'failed' | 'withdrawn'): string;
  readonly voteWithdrawn: string;
  /** Above the open vote, for a player who tries to call another. */
  readonly voteIsOpen: string;

  /** In the thread: a seat can be taken. `by`: anyone, or players who are invited. */
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
  /** The question before a player gives their own seat away. */
  readonly handOverAsked: Readonly<Record<'substitute' | 'computer', string>>;
  readonly handedOver: Readonly<Record<'substitute' | 'computer', string>>;
  /** For the player who has taken a seat. */
  tookSeat(number: number): string;
  guestInvited(mention: string): string;
  computerRemoved(name: string): string;
  readonly removeComputer: string;
  /** A name with the word for a computer behind it. */
  computer(name: string): string;
  /** The name of a seat whose player has resigned. */
  gaveUp(name: string): string;
  /** The reader's own name. */
  you(name: string): string;
  /** A line of how things stand: these are played by computers, these of them can be taken. */
  computersPlay(names: readonly string[], free: readonly string[]): string;

  /** In the thread: `who` has decided something for all. */
  organiserDecided(who: string, motion: string, reason: string): string;
  decided(motion: string): string;

  /** No one has moved `since`; the match closes at `until` unless a player does. */
  stale(match: string, since: string, until: string): string;
}

const MOTION_KINDS = ['pause', 'resume', 'extend', 'replace', 'computer', 'draw', 'standing', 'rewind', 'roll'] as const;
const HEIRS = ['substitute', 'computer'] as const;

/** Returns the sentences of a language for that. */
export const tableSentences = (t: CommonText): TableSentences => ({
  boardForms: recordOf(['picture', 'text'], (form) => t(`table-board-forms-${form}`)),
  motionKinds: recordOf(MOTION_KINDS, (kind) => t(`table-motion-kinds-${kind}`)),
  whichMotion: t('table-which-motion'),
  whichSeat: t('table-which-seat'),
  howLong: t('table-how-long'),
  howFarBack: t('table-how-far-back'),
  duration: (hours) => t('length-of-time', { hours }),
  hourWords: wordsOf(t('table-hour-words')),
  dayWords: wordsOf(t('table-day-words')),
  weekWords: wordsOf(t('table-week-words')),
  confirmVote: (motion) => t('table-confirm-vote', { motion }),

  vote: (facts) => voteText(t, facts),
  voteWaits: (match, motion, link) => t('table-vote-waits', { match, motion, link }),
  publicVoteWaits: (match, mention, motion) => t('table-public-vote-waits', { match, mention, motion }),
  voteCalled: (motion) => t('table-vote-called', { motion }),
  voteDecided: (motion) => t('table-vote-decided', { motion }),
  voteStaysOpen: (motion) => t('table-vote-stays-open', { motion }),
  voted: (yes) => t('table-voted', { voice: yes ? 'yes' : 'no' }),
  votedLast: (motion, result) => t('table-voted-last', { motion, result }),
  voteWithdrawn: t('table-vote-withdrawn'),
  voteIsOpen: t('table-vote-is-open'),

  seatFree: (name, by) => t('table-seat-free', { name, by }),
  seatTaken: (name) => t('table-seat-taken', { name }),
  seatNotFreeAnyMore: t('table-seat-not-free-any-more'),
  seatGivenAway: (match, to, reason, link) =>
    [
      t('table-seat-given-away', { match, to, by: reason === undefined ? 'vote' : 'organiser' }),
      ...(reason === undefined ? [] : [t('table-reason', { reason })]),
      t('table-seat-back', { to, link }),
    ].join('\n'),
  seatInvitation: (mention, host) => t('table-seat-invitation', { mention, host }),
  heirs: recordOf(HEIRS, (heir) => t(`table-heirs-${heir}`)),
  handOverAsked: recordOf(HEIRS, (heir) => t(`table-hand-over-asked-${heir}`)),
  handedOver: recordOf(HEIRS, (heir) => t(`table-handed-over-${heir}`)),
  tookSeat: (number) => t('table-took-seat', { number: String(number) }),
  guestInvited: (mention) => t('table-guest-invited', { mention }),
  computerRemoved: (name) => t('table-computer-removed', { name }),
  removeComputer: t('table-remove-computer'),
  computer: (name) => t('table-computer', { name }),
  gaveUp: (name) => t('table-gave-up', { name }),
  you: (name) => t('table-you', { name }),
  computersPlay: (names, free) =>
    free.length === 0
      ? t('table-computers-play', { names: t.all(names) })
      : t('table-computers-play-free', { names: t.all(names), free: t.all(free) }),

  organiserDecided: (who, motion, reason) => `${t('table-organiser-decided', { who, motion })}\n${t('table-reason', { reason })}`,
  decided: (motion) => t('table-decided', { motion }),

  stale: (match, since, until) => t('table-stale', { match, since, until }),
});
