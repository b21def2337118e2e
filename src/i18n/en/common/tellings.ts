import type { CommonSentences } from '../../common.ts';
import { counter } from '../../plural.ts';
import type { MatchTellings, MotionFacts } from '../../tellings.ts';
import { hoursOf } from './durations.ts';

const count = counter('en');
const players = (amount: number): string => count(amount, { one: '# player', other: '# players' });

const TIME_OUT = {
  computer: ': a computer plays this turn.',
  safe: ': the simplest move is played.',
  vote: '. The others decide how to go on.',
} as const;

/** Enough of a hash to know it again. */
const shortened = (hash: string): string => `${hash.slice(0, 12)}…`;

/** What has become of a vote. */
export const VOTE_RESULT = { carried: 'is carried', failed: 'has failed', withdrawn: 'is withdrawn' } as const;

/** " to ·14, after “Ada offers 3 to Ares”". */
const placeOf = (to: Extract<MotionFacts, { kind: 'rewind' }>['to']): string => {
  if (to === undefined) return '';
  if (to.round !== undefined) return ` to ·${to.number}, where ${to.round} began`;
  return ` to ·${to.number}${to.after === undefined ? '' : `, after “${to.after}”`}`;
};

/** What a motion would bring about. */
export const motion: CommonSentences['motion'] = (asked, name) => {
  switch (asked.kind) {
    case 'pause':
      return `to pause the match for ${hoursOf(asked.hours)}`;
    case 'roll':
      return 'to roll without the beacon';
    case 'resume':
      return 'to go on at once';
    case 'extend':
      return `to give ${name(asked.seat)} ${hoursOf(asked.hours)} more`;
    case 'replace':
      return `to look for somebody else for ${name(asked.seat)}’s seat`;
    case 'computer':
      return `to let a computer play for ${name(asked.seat)}`;
    case 'draw':
      return 'to end the match as a draw';
    case 'standing':
      return `to end the match as it stands${asked.wins === undefined ? '' : ` (${asked.wins})`}`;
    case 'rewind':
      return `to go back${placeOf(asked.to)}`;
  }
};

export const events: MatchTellings = {
  seatTaken: ({ seat }, name) => `${name(seat)} joins.`,
  seatLeft: () => 'Somebody leaves.',
  hostChanged: ({ seat }, name) => `${name(seat)} is the host now.`,
  guestInvited: () => 'Somebody is invited.',
  optionsChosen: () => 'The settings change.',
  wordsGiven: ({ seat, hash }, name) => `${name(seat)} puts own words into the luck (SHA-256 ${shortened(hash)}).`,
  matchStarted: ({ seats, words = [] }) =>
    words.length === 0
      ? `The match starts with ${players(seats)}.`
      : `The match starts with ${players(seats)}; into its luck go words with the SHA-256 ${words.map(shortened).join(', ')}.`,
  drawnWithoutBeacon: () => 'The dice roll without the beacon.',
  seatConceded: ({ seat }, name) => `${name(seat)} gives up. If others play on, the seat plays the simplest move by itself.`,
  matchClosed: ({ reason }) =>
    reason === 'expired' ? 'The match is closed: it was not started in time.' : 'The match is closed: everybody has left.',
  timeRanOut: ({ seat, answer }, name) => `${name(seat)}’s time is over${TIME_OUT[answer]}`,
  timeGranted: ({ seat, hours }, name) => `${name(seat)} gets ${hoursOf(hours)} more.`,
  matchPaused: (until) => `The match is paused until ${until}.`,
  matchResumed: () => 'The match goes on.',
  computerSeated: ({ seat }, name) => `${name(seat)} is a computer.`,
  seatGivenToComputer: ({ seat }, name) => `A computer plays for ${name(seat)} from now on.`,
  seatOpened: ({ seat }, name) => `${name(seat)}’s seat is free for somebody else; until then a computer plays it.`,
  seatTakenOver: ({ seat, back }, name, before) => {
    if (back === true) return `${name(seat)} takes their seat back.`;
    return `${name(seat)} takes over ${before(seat) === name(seat) ? 'a seat' : `${before(seat)}’s seat`}.`;
  },
  voteCalled: ({ by, motion: asked }, until, name) =>
    `${by === undefined ? 'All are asked' : `${name(by)} asks all`} to vote: ${motion(asked, name)}? (until ${until})`,
  voted: ({ seat, yes }, name) => `${name(seat)} votes ${yes ? 'yes' : 'no'}.`,
  voteEnded: ({ motion: asked, result }, name) => `The vote ${motion(asked, name)} ${VOTE_RESULT[result]}.`,
  organiserDecided: ({ motion: asked, remark }, name) =>
    remark === undefined
      ? `The organiser has decided ${motion(asked, name)}.`
      : `${remark.by} has decided as an organiser ${motion(asked, name)}. The reason: ${remark.reason}`,
  undone: ({ of, what }, name) =>
    of === undefined
      ? 'The match goes back, and on from there.'
      : `${name(of)} takes a move back${what === undefined ? '.' : `: ${what}`}`,
  redone: ({ of, what }, name) => `${name(of)} makes the move again after all${what === undefined ? '.' : `: ${what}`}`,
};
