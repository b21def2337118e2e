import { recordOf } from '../keys.ts';
import type { CommonText } from '../phrases/commonPhrases.ts';
import { wordsOf } from './lists.ts';
import { type VoteFacts, voteText } from './votes.ts';

const MOTION_KINDS = ['pause', 'resume', 'extend', 'replace', 'computer', 'draw', 'standing', 'rewind', 'roll'] as const;
const HEIRS = ['substitute', 'computer'] as const;

/** Returns what a language says about what a table decides together: votes, seats that change hands, and organisers. */
export const tableSentences = (t: CommonText) => ({
  /** In which form a board is shown. */
  boardForms: recordOf(['picture', 'text'], (form) => t(`table-board-forms-${form}`)),
  motionKinds: recordOf(MOTION_KINDS, (kind) => t(`table-motion-kinds-${kind}`)),
  whichMotion: t('table-which-motion'),
  whichSeat: t('table-which-seat'),
  howLong: t('table-how-long'),
  howFarBack: t('table-how-far-back'),
  /** A length of time: "2 days". */
  duration: (hours: number) => t('length-of-time', { hours }),
  /** What hours, days and weeks may be called where a length of time is typed: “2 days”, “2d”; also in English. */
  hourWords: wordsOf(t('table-hour-words')),
  dayWords: wordsOf(t('table-day-words')),
  weekWords: wordsOf(t('table-week-words')),
  /** Asked before a vote is called. */
  confirmVote: (motion: string) => t('table-confirm-vote', { motion }),

  /** A vote as all see it. */
  vote: (facts: VoteFacts) => voteText(t, facts),
  /** For a player in quiet hours when a vote was called; `link`: where to speak. */
  voteWaits: (match: string, motion: string, link: string) => t('table-vote-waits', { match, motion, link }),
  publicVoteWaits: (match: string, mention: string, motion: string) => t('table-public-vote-waits', { match, mention, motion }),
  voteCalled: (motion: string) => t('table-vote-called', { motion }),
  /** No one else can vote, so it passes right away. */
  voteDecided: (motion: string) => t('table-vote-decided', { motion }),
  /** No one else can vote, and the absent player can come back until the vote ends. */
  voteStaysOpen: (motion: string) => t('table-vote-stays-open', { motion }),
  voted: (yes: boolean) => t('table-voted', { voice: yes ? 'yes' : 'no' }),
  /** The voice that was the last one needed. `motion` and what became of it. */
  votedLast: (motion: string, result: 'carried' | 'failed' | 'withdrawn') => t('table-voted-last', { motion, result }),
  voteWithdrawn: t('table-vote-withdrawn'),
  /** Above the open vote, for a player who tries to call another. */
  voteIsOpen: t('table-vote-is-open'),

  /** In the thread: a seat can be taken. `by`: anyone, or players who are invited. */
  seatFree: (name: string, by: 'anybody' | 'guests') => t('table-seat-free', { name, by }),
  seatTaken: (name: string) => t('table-seat-taken', { name }),
  seatNotFreeAnyMore: t('table-seat-not-free-any-more'),
  /**
   * To the person whose seat others have given away: to `replace` them, or to a `computer`. An organiser has, for a `reason`, or else a
   * vote. `link`: where the match is played.
   */
  seatGivenAway: (match: string, to: 'replace' | 'computer', reason: string | undefined, link: string) =>
    [
      t('table-seat-given-away', { match, to, by: reason === undefined ? 'vote' : 'organiser' }),
      ...(reason === undefined ? [] : [t('table-reason', { reason })]),
      t('table-seat-back', { to, link }),
    ].join('\n'),
  /** To a guest, in the match's thread. */
  seatInvitation: (mention: string, host: string) => t('table-seat-invitation', { mention, host }),
  /** To whom a seat can be given, as entries of a menu. */
  heirs: recordOf(HEIRS, (heir) => t(`table-heirs-${heir}`)),
  /** The question before a player gives their own seat away. */
  handOverAsked: recordOf(HEIRS, (heir) => t(`table-hand-over-asked-${heir}`)),
  handedOver: recordOf(HEIRS, (heir) => t(`table-handed-over-${heir}`)),
  /** For the player who has taken a seat. */
  tookSeat: (number: number) => t('table-took-seat', { number: String(number) }),
  guestInvited: (mention: string) => t('table-guest-invited', { mention }),
  computerRemoved: (name: string) => t('table-computer-removed', { name }),
  removeComputer: t('table-remove-computer'),
  /** A name with the word for a computer behind it. */
  computer: (name: string) => t('table-computer', { name }),
  /** The name of a seat whose player has resigned. */
  gaveUp: (name: string) => t('table-gave-up', { name }),
  /** The reader's own name. */
  you: (name: string) => t('table-you', { name }),
  /** A line of how things stand: these are played by computers, these of them can be taken. */
  computersPlay: (names: readonly string[], free: readonly string[]) =>
    free.length === 0
      ? t('table-computers-play', { names: t.all(names) })
      : t('table-computers-play-free', { names: t.all(names), free: t.all(free) }),

  /** In the thread: `who` has decided something for all. */
  organiserDecided: (who: string, motion: string, reason: string) =>
    `${t('table-organiser-decided', { who, motion })}\n${t('table-reason', { reason })}`,
  decided: (motion: string) => t('table-decided', { motion }),

  /** No one has moved `since`; the match closes at `until` unless a player does. */
  stale: (match: string, since: string, until: string) => t('table-stale', { match, since, until }),
});
