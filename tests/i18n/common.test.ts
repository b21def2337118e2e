import { describe, expect, test } from 'vitest';
import { formatEvent, formatRejection } from '#discord/narration/eventText.ts';
import {
  MATCH_OPTIONS,
  MATCH_REJECTION_CODES,
  type MatchEvent,
  type MatchRejectionCode,
  type MatchRejections,
} from '#matches/index.ts';
import { LANGUAGES, messagesFor } from '../support/languages.ts';
import { BROKEN } from '../support/laws/brokenSentence.ts';

const names = ['Ada', 'Blaise', 'Carl', 'Dora'];
const name = (seat: number): string => names[seat] ?? '?';

const FACTS: MatchRejections = {
  noSuchMatch: {},
  drawAwaited: {},
  noDrawAwaited: {},
  beaconStillAwaited: { hours: 24 },
  roundForged: {},
  noBeaconHere: {},
  recordBelowGate: { percent: 80, least: 85 },
  recordNeeded: {},
  seatBelowGate: { seat: 1, percent: 80, least: 85 },
  seatUnknown: { seat: 1 },
  ratedByBeacon: {},
  ratedTooLate: {},
  noSuchGame: { games: ['Cyclades'] },
  notInThisMatch: {},
  matchEnded: {},
  matchClosed: {},
  matchNotStarted: {},
  matchStarted: {},
  matchNewerThanCode: {},
  matchSetAside: {},
  matchSuspended: {},
  noComputerThere: {},
  lobbyFull: { seats: 4 },
  tooManyOpenMatches: { most: 2 },
  alreadySeated: { seat: 1 },
  notInvited: {},
  alreadyInvited: {},
  guestNotSeated: {},
  guestSeated: {},
  tooManyGuests: { most: 20 },
  wordsGivenAlready: {},
  alreadyHost: {},
  notHost: { host: 1 },
  tooFewSeats: { least: 2, taken: 1 },
  noSuchOption: { options: ['gold', 'tie'] },
  noSuchValue: { option: 'gold', values: ['secret', 'open'] },
  optionChosenAlready: { option: 'gold', value: 'open' },
  alreadyDone: {},
  notYourTurn: { active: [2, 3] },
  alreadyConceded: {},
  outOfTheGame: {},
  notDueYet: {},
  pausedAlready: {},
  notPaused: {},
  extensionOutOfBounds: { leastHours: 1, mostHours: 240 },
  noPace: {},
  noSuchSeat: { seats: 4 },
  seatOut: { seat: 1 },
  computerThere: { seat: 1 },
  seatOpenAlready: {},
  seatNotOpen: {},
  satElsewhere: {},
  seatStillPlays: { seat: 1, days: 7 },
  lastPerson: {},
  computerPlaysForYou: {},
  voteOpenAlready: {},
  votedLately: {},
  noVoice: {},
  voteOver: {},
  votedAlready: {},
  notYourVote: {},
  noSeatFree: {},
  onlyPlayersInvite: {},
  reasonNeeded: { most: 300 },
  nothingToUndo: {},
  movedForYou: { how: 'order' },
  nothingToRedo: {},
  othersActed: {},
  luckWasDrawn: {},
  hiddenShown: {},
  undoneTooOften: { most: 3 },
  acrossSubstitution: {},
  noSuchPoint: {},
  lobbyStillOpen: {},
  noOrdersHere: {},
  tooBusy: {},
  noSuchPace: { paces: ['live', '24h'] },
  paceOutOfBounds: { leastHours: 1, mostHours: 240 },
  noSuchTimeZone: { timeZone: 'Europe/Atlantis' },
  noSuchTime: { time: '25:00' },
  quietHoursTooLong: { minutes: 690, mostHours: 10 },
  noSuchDay: { day: '2026-02-30' },
  rangeReversed: {},
  holidayInThePast: { day: '2026-01-02', today: '2026-01-03' },
  tooManyHolidays: { year: 2027, most: 30 },
  pauseTooShort: { leastHours: 24 },
  pauseTooLong: { mostDays: 28 },
};

const NOON = Date.parse('2026-01-02T12:00:00Z');

const EVENTS: { readonly [Type in MatchEvent['type']]: Extract<MatchEvent, { type: Type }> } = {
  MatchCreated: { type: 'MatchCreated', game: 'cyclades', options: {}, remindAfterHours: 24, pace: '48h', timeOut: 'vote' },
  FairnessChosen: { type: 'FairnessChosen' },
  RatedChosen: { type: 'RatedChosen', rated: true },
  GateChosen: { type: 'GateChosen', gate: '85' },
  DrawAwaited: { type: 'DrawAwaited', round: 7, at: NOON, move: { type: 'Deal' } },
  RoundDrawn: { type: 'RoundDrawn', round: 7 },
  OptionsChosen: { type: 'OptionsChosen', options: {} },
  ReminderChosen: { type: 'ReminderChosen', remindAfterHours: 12 },
  GuestInvited: { type: 'GuestInvited' },
  SeatTaken: { type: 'SeatTaken', seat: 1 },
  SeatLeft: { type: 'SeatLeft', seat: 1 },
  HostChanged: { type: 'HostChanged', seat: 2 },
  WordsGiven: { type: 'WordsGiven', seat: 1, hash: 'ab'.repeat(32) },
  MatchStarted: { type: 'MatchStarted', seats: 4, options: {} },
  SeatConceded: { type: 'SeatConceded', seat: 3 },
  MatchEnded: { type: 'MatchEnded', winners: [1], reason: 'conceded' },
  MatchClosed: { type: 'MatchClosed', reason: 'expired' },
  PaceChosen: { type: 'PaceChosen', pace: '36h' },
  TimeOutChosen: { type: 'TimeOutChosen', answer: 'vote' },
  TimeRanOut: { type: 'TimeRanOut', seat: 1, answer: 'computer' },
  TimeGranted: { type: 'TimeGranted', seat: 1, hours: 36 },
  MatchPaused: { type: 'MatchPaused', until: NOON },
  MatchResumed: { type: 'MatchResumed' },
  ComputerSeated: { type: 'ComputerSeated', seat: 2 },
  SeatGivenToComputer: { type: 'SeatGivenToComputer', seat: 2 },
  SeatOpened: { type: 'SeatOpened', seat: 2 },
  SeatTakenOver: { type: 'SeatTakenOver', seat: 2 },
  VoteCalled: { type: 'VoteCalled', by: 0, motion: { kind: 'replace', seat: 2 }, until: NOON },
  Voted: { type: 'Voted', seat: 1, yes: true },
  VoteEnded: { type: 'VoteEnded', motion: { kind: 'pause', hours: 48 }, result: 'carried' },
  OrganiserDecided: { type: 'OrganiserDecided', motion: { kind: 'rewind', toVersion: 12 } },
  Undone: { type: 'Undone', toVersion: 12, of: 1 },
  Redone: { type: 'Redone', version: 14, of: 1 },
};

describe.each(LANGUAGES.map((say) => [say.locale, say] as const))('around the games, %s', (_, say) => {
  test.each(MATCH_REJECTION_CODES)(`a refusal in ${say.locale} says why: %s`, (code: MatchRejectionCode) => {
    const sentence = formatRejection(say, 'cyclades', { code, params: FACTS[code] }, name);
    expect(sentence).toMatch(/\.$/);
    expect(sentence).not.toMatch(BROKEN);
    expect(sentence).not.toContain(code);
  });

  test(`refusals in ${say.locale} name who may act, who is awaited and how many are needed`, () => {
    const tell = (code: MatchRejectionCode): string => formatRejection(say, 'cyclades', { code, params: FACTS[code] }, name);
    expect(tell('notHost')).toContain('Blaise');
    expect(tell('notYourTurn')).toMatch(/Carl.*Dora/);
    expect(tell('tooFewSeats')).toMatch(/2.*1/);
    expect(tell('lobbyFull')).toContain('4');
  });

  test(`refusals in ${say.locale} give the bounds of clocks, quiet hours, holidays and pauses`, () => {
    const tell = (code: MatchRejectionCode): string => formatRejection(say, 'cyclades', { code, params: FACTS[code] }, name);
    expect(tell('noSuchPace')).toMatch(/live.*24h.*36h/);
    expect(tell('paceOutOfBounds')).toMatch(/1\b.*10\b/);
    expect(tell('quietHoursTooLong')).toMatch(/10\b.*11\b.*30\b/);
    expect(tell('holidayInThePast')).toMatch(/2026-01-02.*2026-01-03/);
    expect(tell('tooManyHolidays')).toMatch(/30.*2027/);
    expect(tell('pauseTooShort')).toContain('24');
    expect(tell('pauseTooLong')).toContain('28');
  });

  test(`an unknown refusal code has a sentence in ${say.locale}`, () => {
    for (const code of ['noSuchCode', 'constructor']) {
      expect(formatRejection(say, 'cyclades', { code, params: {} }, name)).toContain(code);
    }
  });

  test.each(Object.values(EVENTS))(`the event $type has at most one line in ${say.locale}`, (event) => {
    const line = formatEvent(say, 'cyclades', event, name);
    const isSilent = ['MatchCreated', 'DrawAwaited', 'MatchEnded'].includes(event.type);
    expect(line === undefined).toBe(isSilent);
    expect(line ?? '').not.toMatch(/undefined|\n/);
  });

  test(`a user who takes over a seat and one who returns to theirs have different lines in ${say.locale}`, () => {
    const tell = (event: MatchEvent) => formatEvent(say, 'cyclades', event, name);
    const over = tell({ type: 'SeatTakenOver', seat: 2 });
    const back = tell({ type: 'SeatTakenOver', seat: 2, back: true });
    expect(over).toContain('Carl');
    expect(back).toContain('Carl');
    expect(back).not.toBe(over);
    const whose = formatEvent(say, 'cyclades', { type: 'SeatTakenOver', seat: 2 } as MatchEvent, name, () => 'Zoe');
    expect(whose).toMatch(/Carl.*Zoe|Zoe.*Carl/);
    expect(over).not.toContain('Zoe');
  });

  test(`every button has a short label in ${say.locale}`, () => {
    for (const words of Object.values(say.common.controls)) {
      expect(words.length).toBeGreaterThan(0);
      expect(words.length).toBeLessThanOrEqual(38);
    }
    for (const key of ['inviteSomebody', 'passHost'] as const) expect(say.common.plain[key].length).toBeLessThanOrEqual(150);
  });

  test(`every interval of reminders has words of its own in ${say.locale}`, () => {
    const said = MATCH_OPTIONS.remind.map((value) => say.common.remind.value(value));
    expect(new Set(said).size).toBe(said.length);
    for (const words of said) expect(words).not.toMatch(BROKEN);
  });

  test(`an entry of the match option in ${say.locale} has at most 100 characters`, () => {
    for (const state of ['yourTurn', 'waiting', 'lobby'] as const) {
      expect(say.common.matchChoice(999_999, say.game('cyclades').name, state).length).toBeLessThanOrEqual(100);
    }
  });
});

test('a language is found by Discord’s locale, and is English by default', () => {
  expect(messagesFor('en-GB').locale).toBe('en');
  expect(messagesFor('xx').locale).toBe('en');
  expect(messagesFor().locale).toBe('en');
});

test('a language throws for an unknown game', () => {
  expect(() => messagesFor().game('chess')).toThrow(/chess/);
  expect(() => messagesFor().game('constructor')).toThrow(/constructor/);
});

test('the English line for a seat that is taken over names its user if they have another name', () => {
  const tell = (before?: () => string) =>
    formatEvent(messagesFor(), 'cyclades', { type: 'SeatTakenOver', seat: 2 } as MatchEvent, name, before);
  expect(tell()).toBe('Carl takes over a seat.');
  expect(tell(() => 'Zoe')).toBe('Carl takes over Zoe’s seat.');
});
