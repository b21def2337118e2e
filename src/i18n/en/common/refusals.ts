import type { MatchTellings, Refusals } from '../../common.ts';
import { counter, lister } from '../../plural.ts';

const count = counter('en');
const { all, any } = lister('en');
const people = (amount: number): string => count(amount, { one: '# person', other: '# people' });

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
  matchSetAside: () => 'This match is set aside because something in it went wrong. Nothing is lost; somebody has to look at it.',
  lobbyFull: ({ seats }) =>
    seats === 1 ? 'The only seat of this match is taken.' : `All ${seats} seats of this match are taken.`,
  alreadySeated: () => 'You have a seat in this match already.',
  notInvited: () => 'This match is by invitation. Ask its host to invite you.',
  alreadyInvited: () => 'That person is invited already.',
  guestNotSeated: () => 'That person has no seat in this match; only somebody who has joined can be its host.',
  tooManyGuests: ({ most }) => `${people(most)} are invited already; wait for some of them to join.`,
  guestSeated: () => 'That person has a seat in this match already.',
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
  lobbyStillOpen: () => 'Its time is not over yet.',
  tooBusy: () => 'Several people moved at the same moment and yours did not get through. Please try again.',
};

export const events: MatchTellings = {
  seatTaken: ({ seat }, name) => `${name(seat)} joins.`,
  seatLeft: () => 'Somebody leaves.',
  hostChanged: ({ seat }, name) => `${name(seat)} is the host now.`,
  guestInvited: () => 'Somebody is invited.',
  optionsChosen: () => 'The settings change.',
  matchStarted: ({ seats }) => `The match starts with ${people(seats)}.`,
  seatConceded: ({ seat }, name) => `${name(seat)} gives up. If others play on, the seat plays the simplest move by itself.`,
  matchClosed: ({ reason }) =>
    reason === 'expired' ? 'The match is closed: it was not started in time.' : 'The match is closed: everybody has left.',
};
