import { recordOf } from '../keys.ts';
import type { CommonText } from '../phrases/commonPhrases.ts';
import type { NameSeat } from '../sentences.ts';
import { asTyped } from './lists.ts';

type Refusal<Facts> = (facts: Facts, name: NameSeat) => string;

/** The codes of refusals that say no more than their code. */
const PLAIN = [
  'noSuchMatch',
  'notInThisMatch',
  'matchEnded',
  'matchClosed',
  'matchNotStarted',
  'matchStarted',
  'matchNewerThanCode',
  'matchSetAside',
  'matchSuspended',
  'noComputerThere',
  'notInvited',
  'alreadyInvited',
  'guestNotSeated',
  'guestSeated',
  'wordsGivenAlready',
  'alreadyHost',
  'alreadyDone',
  'alreadyConceded',
  'outOfTheGame',
  'notDueYet',
  'pausedAlready',
  'notPaused',
  'drawAwaited',
  'noDrawAwaited',
  'roundForged',
  'noBeaconHere',
  'recordNeeded',
  'ratedByBeacon',
  'ratedTooLate',
  'noPace',
  'seatOpenAlready',
  'seatNotOpen',
  'satElsewhere',
  'noSeatFree',
  'onlyPlayersInvite',
  'lastPerson',
  'computerPlaysForYou',
  'voteOpenAlready',
  'votedLately',
  'noVoice',
  'voteOver',
  'votedAlready',
  'notYourVote',
  'nothingToUndo',
  'nothingToRedo',
  'othersActed',
  'luckWasDrawn',
  'hiddenShown',
  'acrossSubstitution',
  'noSuchPoint',
  'lobbyStillOpen',
  'noOrdersHere',
  'tooBusy',
  'noSuchTimeZone',
  'noSuchTime',
  'noSuchDay',
  'rangeReversed',
] as const;

interface WithFacts {
  readonly noSuchGame: Refusal<{ readonly games: readonly string[] }>;
  readonly lobbyFull: Refusal<{ readonly seats: number }>;
  readonly tooManyOpenMatches: Refusal<{ readonly most: number }>;
  readonly alreadySeated: Refusal<{ readonly seat: number }>;
  readonly tooManyGuests: Refusal<{ readonly most: number }>;
  readonly notHost: Refusal<{ readonly host: number }>;
  readonly tooFewSeats: Refusal<{ readonly least: number; readonly taken: number }>;
  readonly noSuchOption: Refusal<{ readonly options: readonly string[] }>;
  readonly noSuchValue: Refusal<{ readonly option: string; readonly values: readonly string[] }>;
  readonly optionChosenAlready: Refusal<{ readonly option: string; readonly value: string }>;
  readonly notYourTurn: Refusal<{ readonly active: readonly number[] }>;
  readonly beaconStillAwaited: Refusal<{ readonly hours: number }>;
  readonly recordBelowGate: Refusal<{ readonly percent: number; readonly least: number }>;
  readonly seatBelowGate: Refusal<{ readonly seat: number; readonly percent: number; readonly least: number }>;
  readonly seatUnknown: Refusal<{ readonly seat: number }>;
  readonly extensionOutOfBounds: Refusal<{ readonly leastHours: number; readonly mostHours: number }>;
  readonly noSuchSeat: Refusal<{ readonly seats: number }>;
  readonly seatOut: Refusal<{ readonly seat: number }>;
  readonly computerThere: Refusal<{ readonly seat: number }>;
  readonly reasonNeeded: Refusal<{ readonly most: number }>;
  readonly seatStillPlays: Refusal<{ readonly seat: number; readonly days: number }>;
  readonly movedForYou: Refusal<{ readonly how: 'order' | 'computer' | 'safe' }>;
  readonly undoneTooOften: Refusal<{ readonly most: number }>;
  readonly noSuchPace: Refusal<{ readonly paces: readonly string[] }>;
  readonly paceOutOfBounds: Refusal<{ readonly leastHours: number; readonly mostHours: number }>;
  readonly quietHoursTooLong: Refusal<{ readonly minutes: number; readonly mostHours: number }>;
  readonly holidayInThePast: Refusal<{ readonly day: string; readonly today: string }>;
  readonly tooManyHolidays: Refusal<{ readonly year: number; readonly most: number }>;
  readonly pauseTooShort: Refusal<{ readonly leastHours: number }>;
  readonly pauseTooLong: Refusal<{ readonly mostDays: number }>;
}

/** Why a command was refused, by its code. `matches` names the facts, and `eventText` checks that no code is missing. */
export type Refusals = Readonly<Record<(typeof PLAIN)[number], Refusal<Readonly<Record<never, never>>>>> & WithFacts;

/** "10 hours and 30 minutes". */
const lengthOf = (t: CommonText, minutes: number): string =>
  t.all([
    ...(minutes >= 60 ? [t('hours', { n: Math.floor(minutes / 60) })] : []),
    ...(minutes % 60 > 0 ? [t('minutes', { n: minutes % 60 })] : []),
  ]);

/** Returns the sentences of a language for the refusals of a match. */
export const refusalSentences = (t: CommonText): Refusals => ({
  ...recordOf(PLAIN, (code) => () => t(`refusal-${code}`)),
  noSuchGame: ({ games }) => t('refusal-noSuchGame', { games: t.any(games) }),
  lobbyFull: (facts) => t('refusal-lobbyFull', facts),
  tooManyOpenMatches: (facts) => t('refusal-tooManyOpenMatches', facts),
  alreadySeated: () => t('refusal-alreadySeated'),
  tooManyGuests: (facts) => t('refusal-tooManyGuests', facts),
  notHost: ({ host }, name) => t('refusal-notHost', { host: name(host) }),
  tooFewSeats: (facts) => t('refusal-tooFewSeats', facts),
  noSuchOption: ({ options }) => t('refusal-noSuchOption', { options: t.all(options) }),
  noSuchValue: ({ values }) => t('refusal-noSuchValue', { values: t.any(values) }),
  optionChosenAlready: () => t('refusal-optionChosenAlready'),
  notYourTurn: ({ active }, name) => t('refusal-notYourTurn', { active: t.all(active.map(name)) }),
  beaconStillAwaited: (facts) => t('refusal-beaconStillAwaited', facts),
  recordBelowGate: (facts) => t('refusal-recordBelowGate', facts),
  seatBelowGate: ({ seat, ...facts }, name) => t('refusal-seatBelowGate', { ...facts, name: name(seat) }),
  seatUnknown: ({ seat }, name) => t('refusal-seatUnknown', { name: name(seat) }),
  extensionOutOfBounds: (facts) => t('refusal-extensionOutOfBounds', facts),
  noSuchSeat: () => t('refusal-noSuchSeat'),
  seatOut: ({ seat }, name) => t('refusal-seatOut', { seat: name(seat) }),
  computerThere: ({ seat }, name) => t('refusal-computerThere', { seat: name(seat) }),
  reasonNeeded: (facts) => t('refusal-reasonNeeded', facts),
  seatStillPlays: ({ seat, days }, name) => t('refusal-seatStillPlays', { seat: name(seat), days }),
  movedForYou: (facts) => t('refusal-movedForYou', facts),
  undoneTooOften: (facts) => t('refusal-undoneTooOften', facts),
  noSuchPace: ({ paces }) => t('refusal-noSuchPace', { paces: t.any(asTyped(paces)) }),
  paceOutOfBounds: ({ leastHours, mostHours }) => t('refusal-paceOutOfBounds', { leastHours, mostDays: mostHours / 24 }),
  quietHoursTooLong: ({ minutes, mostHours }) => t('refusal-quietHoursTooLong', { mostHours, length: lengthOf(t, minutes) }),
  holidayInThePast: (facts) => t('refusal-holidayInThePast', facts),
  tooManyHolidays: ({ year, most }) => t('refusal-tooManyHolidays', { year: String(year), most }),
  pauseTooShort: (facts) => t('refusal-pauseTooShort', facts),
  pauseTooLong: (facts) => t('refusal-pauseTooLong', facts),
});
