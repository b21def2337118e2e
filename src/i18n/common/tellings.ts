import type { CommonText } from '../phrases/commonPhrases.ts';
import type { NameSeat } from '../sentences.ts';

type SeatsOnly = { readonly seat: number };

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
      /** The number of the step as posts show it, and what had happened there, or the round that began; escaped. */
      readonly to?: { readonly number: number; readonly after?: string; readonly round?: string };
    };

const rewindText = (t: CommonText, to: Extract<MotionFacts, { kind: 'rewind' }>['to']): string => {
  if (to === undefined) return t('motion-rewind');
  const number = String(to.number);
  if (to.round !== undefined) return t('motion-rewind-round', { number, round: to.round });
  return to.after === undefined ? t('motion-rewind-to', { number }) : t('motion-rewind-after', { number, after: to.after });
};

/** Returns what makes the words of a language for what a motion would bring about. */
export const motionText =
  (t: CommonText) =>
  (asked: MotionFacts, name: NameSeat): string => {
    switch (asked.kind) {
      case 'pause':
        return t('motion-pause', { hours: asked.hours });
      case 'extend':
        return t('motion-extend', { seat: name(asked.seat), hours: asked.hours });
      case 'replace':
      case 'computer':
        return t(`motion-${asked.kind}`, { seat: name(asked.seat) });
      case 'standing':
        return asked.wins === undefined ? t('motion-standing') : t('motion-standing-wins', { wins: asked.wins });
      case 'rewind':
        return rewindText(t, asked.to);
      default:
        return t(`motion-${asked.kind}`);
    }
  };

/** Enough of a hash to know it again. */
const shortened = (hash: string): string => `${hash.slice(0, 12)}…`;

/** Returns the lines of a language for what happens around a game. */
export const matchTellings = (t: CommonText) => {
  const motionOf = motionText(t);
  return {
    seatTaken: ({ seat }: SeatsOnly, name: NameSeat) => t('event-seatTaken', { seat: name(seat) }),
    seatLeft: () => t('event-seatLeft'),
    hostChanged: ({ seat }: SeatsOnly, name: NameSeat) => t('event-hostChanged', { seat: name(seat) }),
    guestInvited: () => t('event-guestInvited'),
    optionsChosen: () => t('event-optionsChosen'),
    /** `hash`: the SHA-256 of the words. */
    wordsGiven: ({ seat, hash }: SeatsOnly & { readonly hash: string }, name: NameSeat) =>
      t('event-wordsGiven', { seat: name(seat), hash: shortened(hash) }),
    /** `words`: the SHA-256 of each of the words that were given. */
    matchStarted: ({ seats, words = [] }: { readonly seats: number; readonly words?: readonly string[] }) =>
      words.length === 0
        ? t('event-matchStarted', { seats })
        : t('event-matchStarted-words', { seats, words: words.map(shortened).join(', ') }),
    /** The draw that waited for the beacon is made without it. */
    drawnWithoutBeacon: () => t('event-drawnWithoutBeacon'),
    seatConceded: ({ seat }: SeatsOnly, name: NameSeat) => t('event-seatConceded', { seat: name(seat) }),
    matchClosed: ({ reason }: { readonly reason: 'expired' | 'empty' }) => t('event-matchClosed', { reason }),
    timeRanOut: ({ seat, answer }: SeatsOnly & { readonly answer: 'computer' | 'safe' | 'vote' }, name: NameSeat) =>
      t('event-timeRanOut', { seat: name(seat), answer }),
    timeGranted: ({ seat, hours }: SeatsOnly & { readonly hours: number }, name: NameSeat) =>
      t('event-timeGranted', { seat: name(seat), hours }),
    /** `until`: Discord's own time stamp. */
    matchPaused: (until: string) => t('event-matchPaused', { until }),
    matchResumed: () => t('event-matchResumed'),
    computerSeated: ({ seat }: SeatsOnly, name: NameSeat) => t('event-computerSeated', { seat: name(seat) }),
    seatGivenToComputer: ({ seat }: SeatsOnly, name: NameSeat) => t('event-seatGivenToComputer', { seat: name(seat) }),
    seatOpened: ({ seat }: SeatsOnly, name: NameSeat) => t('event-seatOpened', { seat: name(seat) }),
    /** `back`: by the one whose seat it was all the while. `before`: the name it went by so far, which may be the same. */
    seatTakenOver: ({ seat, back }: SeatsOnly & { readonly back?: true }, name: NameSeat, before: NameSeat) => {
      if (back === true) return t('event-seatTakenOver-back', { seat: name(seat) });
      return before(seat) === name(seat)
        ? t('event-seatTakenOver', { seat: name(seat) })
        : t('event-seatTakenOver-from', { seat: name(seat), before: before(seat) });
    },
    voteCalled: ({ by, motion }: { readonly by?: number; readonly motion: MotionFacts }, until: string, name: NameSeat) =>
      by === undefined
        ? t('event-voteCalled', { motion: motionOf(motion, name), until })
        : t('event-voteCalled-by', { by: name(by), motion: motionOf(motion, name), until }),
    voted: ({ seat, yes }: SeatsOnly & { readonly yes: boolean }, name: NameSeat) =>
      t('event-voted', { seat: name(seat), voice: yes ? 'yes' : 'no' }),
    voteEnded: (
      { motion, result }: { readonly motion: MotionFacts; readonly result: 'carried' | 'failed' | 'withdrawn' },
      name: NameSeat,
    ) => t('event-voteEnded', { motion: motionOf(motion, name), result }),
    /** `remark`: who it was, as a mention, and why, escaped. */
    organiserDecided: ({ motion, remark }: { readonly motion: MotionFacts; readonly remark?: RemarkFacts }, name: NameSeat) =>
      remark === undefined
        ? t('event-organiserDecided', { motion: motionOf(motion, name) })
        : t('event-organiserDecided-remark', { ...remark, motion: motionOf(motion, name) }),
    /** Without a seat the whole table goes back. `what`: the move, as its own line tells it, for the eyes of who made it. */
    undone: ({ of, what }: { readonly of?: number; readonly what?: string }, name: NameSeat) => {
      if (of === undefined) return t('event-undone');
      return what === undefined ? t('event-undone-seat', { seat: name(of) }) : t('event-undone-what', { seat: name(of), what });
    },
    redone: ({ of, what }: { readonly of: number; readonly what?: string }, name: NameSeat) =>
      what === undefined ? t('event-redone', { seat: name(of) }) : t('event-redone-what', { seat: name(of), what }),
  };
};
