import { counter, lister } from '../../plural.ts';
import type { Refusals } from '../../refusals.ts';
import { days, hours, hoursOf } from './durations.ts';

const count = counter('en');
const { all, any } = lister('en-GB');
const people = (amount: number): string => count(amount, { one: '# person', other: '# people' });

/** "10 hours and 30 minutes". */
const duration = (minutes: number): string =>
  all([
    ...(minutes >= 60 ? [hours(Math.floor(minutes / 60))] : []),
    ...(minutes % 60 > 0 ? [count(minutes % 60, { one: '# minute', other: '# minutes' })] : []),
  ]);

const FURTHER_BACK = 'With `/match vote` you can ask the others to go back further.';

const MOVED_BY = {
  order: 'by one of your standing orders when others had moved',
  computer: 'by a computer',
  safe: 'for you when your time was over',
} as const;

export const refusals: Refusals = {
  noSuchMatch: () => 'There is no such match here. `/match list` shows those that are open.',
  noSuchGame: ({ games }) => `That game is not on the shelf. You can play ${any(games)}.`,
  notInThisMatch: () =>
    'You have no seat in this match. Until it starts you can take one with “Join”; after that you may watch, or open your own with `/match create`.',
  matchEnded: () => 'This match is over. “Play again” under its last post opens a new one.',
  matchClosed: () => 'This match was closed before it started. `/match create` opens a new one.',
  matchNotStarted: () => 'This match has not started yet; its host starts it once enough have joined.',
  matchStarted: () => 'This match has started already; that was possible only before.',
  matchNewerThanCode: () =>
    'This match was played on by a newer version of me. Please wait for the update to finish; nothing is lost.',
  matchSuspended: () => 'I am not on the server of this match any more, so it stands still. It goes on when I am invited back.',
  matchSetAside: () =>
    "I've stopped this match because I can't read its record. Nothing is lost. An organiser can try `/organise retry`.",
  lobbyFull: ({ seats }) =>
    seats === 1 ? 'The only seat of this match is taken.' : `All ${seats} seats of this match are taken.`,
  noComputerThere: () => 'No computer sits there.',
  tooManyOpenMatches: ({ most }) =>
    `On this server nobody opens another match while sitting in ${count(most, { one: '# that is', other: '# that are' })} open, as you do: \`/match list\` shows them. Once one is over you can open the next.`,
  alreadySeated: () => 'You have a seat in this match already.',
  notInvited: () => 'This match is by invitation. Ask its host to invite you.',
  alreadyInvited: () => 'That person is invited already.',
  guestNotSeated: () => 'That person has no seat in this match; only somebody who has joined can be its host.',
  tooManyGuests: ({ most }) => `${people(most)} are invited already; wait for some of them to join.`,
  guestSeated: () => 'That person has a seat in this match already.',
  wordsGivenAlready: () => 'These are the words you have given already.',
  alreadyHost: () => 'That person is the host already.',
  notHost: ({ host }, name) => `Only the host may do that: ${name(host)}.`,
  tooFewSeats: ({ least, taken }) =>
    `It takes at least ${people(least)} to start; so far there ${taken === 1 ? 'is' : 'are'} ${taken}.`,
  noSuchOption: ({ options }) => `There is no such setting. There are ${all(options)}.`,
  noSuchValue: ({ values }) => `That setting cannot be so. It can be ${any(values)}.`,
  optionChosenAlready: () => 'That is how it is set already.',
  alreadyDone: () => 'That is done already.',
  notYourTurn: ({ active }, name) => `It is not your turn: the match waits for ${all(active.map(name))}.`,
  alreadyConceded: () => 'You have given up this match already.',
  outOfTheGame: () => 'You are out of this game, so there is nothing to give up.',
  notDueYet: () => 'It is not time for that yet.',
  pausedAlready: () => 'The match is paused already. It goes on when the pause is over, or when a vote says so.',
  notPaused: () => 'The match is not paused.',
  drawAwaited: () =>
    'The dice wait for the public beacon, usually for a few seconds. If it stays silent, you can all vote to roll without it: `/match vote`.',
  noDrawAwaited: () => 'No roll is waiting for the beacon.',
  beaconStillAwaited: ({ hours }) =>
    `An organiser can decide that ${hours} hours after the round. Until then you can all vote for it: \`/match vote\`.`,
  roundForged: () => 'That isn’t the beacon’s signature for this round.',
  noBeaconHere: () => 'This bot has no public beacon. Its operator can set one up.',
  extensionOutOfBounds: ({ leastHours, mostHours }) =>
    `Somebody can be given ${hoursOf(leastHours)} to ${hoursOf(mostHours)} more at once.`,
  noPace: () => 'This match has no pace, so nobody’s time can run out.',
  noSuchSeat: () => 'There is no such seat. Choose one of those that are suggested.',
  seatOut: ({ seat }, name) => `${name(seat)} is out of this match, so nothing can be decided about that seat.`,
  computerThere: ({ seat }, name) => `A computer plays for ${name(seat)} already.`,
  seatOpenAlready: () => 'That seat is free for anybody to take already.',
  satElsewhere: () =>
    'You have played another seat of this match and know its secrets. You can take that one again when it is free, but no other.',
  seatNotOpen: () => 'That seat is taken. A seat can be taken over when it was given away, or a vote has freed it.',
  noSeatFree: () => 'No seat of this match is free, so there is nobody to be invited.',
  onlyPlayersInvite: () => 'Only somebody who still plays in this match can invite to its free seat.',
  reasonNeeded: ({ most }) =>
    `Please say why, in ${count(most, { one: '# character', other: '# characters' })} at most: all in the match read it.`,
  seatStillPlays: ({ seat, days }, name) =>
    `${name(seat)} still plays. A seat can be taken from somebody who has left the server, whose time has run out, or who has been silent for ${count(days, { one: '# day', other: '# days' })} while it was their turn.`,
  lastPerson: () =>
    'You are the last person at this table, so there would be nobody left to play. `/match concede` ends the match.',
  computerPlaysForYou: () => 'A computer plays for you now. Take your seat back to play yourself.',
  voteOpenAlready: () => 'A vote is open already. One at a time: wait for its end, or have it withdrawn.',
  votedLately: () =>
    'Your last vote was not carried. You can call the next one when its time would have been over; others can call one now.',
  noVoice: () => 'You have no voice in this vote: it is about your own seat, or you no longer play.',
  voteOver: () => 'That vote is over.',
  votedAlready: () => 'That is how you have voted already.',
  notYourVote: () => 'Only who called a vote can withdraw it.',
  nothingToUndo: () => `You have no move of your own to take back now. ${FURTHER_BACK}`,
  movedForYou: ({ how }) => `Your last move was made ${MOVED_BY[how]}, so you can’t take it back alone. ${FURTHER_BACK}`,
  nothingToRedo: () => 'You have taken nothing back that could be made again: that is possible until you move again.',
  othersActed: () => `Others have moved since, so that you can’t do this alone. ${FURTHER_BACK}`,
  luckWasDrawn: () => `Your move brought dice or a draw with it, so you can’t take it back alone. ${FURTHER_BACK}`,
  hiddenShown: () => `Your move has shown you what was hidden, so you can’t take it back alone. ${FURTHER_BACK}`,
  undoneTooOften: ({ most }) =>
    `You have taken this back ${count(most, { one: '# time', other: '# times' })} already, and that is all there is. ${FURTHER_BACK}`,
  acrossSubstitution: () => 'A seat has become free or was taken over since: the match does not go back behind that.',
  noSuchPoint: () => 'The match can’t go back to there. Choose one of the moves that are offered.',
  lobbyStillOpen: () => 'Its time is not over yet.',
  noOrdersHere: () => 'This game takes no standing orders.',
  tooBusy: () => 'Several people moved at the same moment and yours did not get through. Please try again.',
  noSuchPace: ({ paces }) =>
    `There is no such pace. It can be ${any(paces.map((pace) => `\`${pace}\``))}, or a length of time of your own, such as \`36h\`, \`5d\` or \`1 week\`.`,
  paceOutOfBounds: ({ leastHours, mostHours }) =>
    `A pace of your own leaves from ${hours(leastHours)} to ${days(mostHours / 24)} for each decision.`,
  noSuchTimeZone: () =>
    'There is no time zone of that name. They are named by a place, such as `Europe/Athens`; the list that opens while you type has all of them.',
  noSuchTime: () => 'That is no time of day. Write hours and minutes, such as `22:00` or `07:30`.',
  quietHoursTooLong: ({ minutes, mostHours }) =>
    `Quiet hours can last ${hours(mostHours)} a day at most; that would be ${duration(minutes)}.`,
  noSuchDay: () => 'That is no day of the calendar. Write year, month and day, such as `2026-12-24`.',
  rangeReversed: () => 'The end comes before the beginning. Give the earlier one first.',
  holidayInThePast: ({ day, today }) => `${day} is over: where you are, it is ${today}. Holidays begin today at the earliest.`,
  tooManyHolidays: ({ year, most }) =>
    `That would be more than ${days(most)} of holidays in ${year}, those already spent included. Plan fewer, or take some back first.`,
  pauseTooShort: ({ leastHours }) => `A pause lasts ${hours(leastHours)} at least.`,
  pauseTooLong: ({ mostDays }) => `A pause lasts ${days(mostDays)} at most; it can be followed by another.`,
};
