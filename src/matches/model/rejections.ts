import type { Params, Rejection, Seat } from '#engine/game.ts';
import type { ClockRejections } from '../time/clock/index.ts';
import type { ActionSource } from './events.ts';
import type { MatchStatus } from './types.ts';

/** What each refusal of the outer match and its clocks tells; a game's own refusals stand beside it. Nothing in here is secret. */
export interface MatchRejections extends ClockRejections {
  noSuchMatch: Record<never, never>;
  noSuchGame: { readonly games: readonly string[] };
  /** The asker has no seat in the match. */
  notInThisMatch: Record<never, never>;
  /** The match is over. */
  matchEnded: Record<never, never>;
  /** The lobby ran out of time, or everybody left it. */
  matchClosed: Record<never, never>;
  /** Asked of a match that is still a lobby. */
  matchNotStarted: Record<never, never>;
  /** A lobby's command after the start. */
  matchStarted: Record<never, never>;
  /** Its log holds what this code does not know yet: an update is under way. */
  matchNewerThanCode: Record<never, never>;
  /** It could not be read or announced and waits for somebody to look at it. */
  matchSetAside: Record<never, never>;
  /** The bot is not on its server any more. */
  matchSuspended: Record<never, never>;
  lobbyFull: { readonly seats: number };
  /** The asker sits in so many open matches of the server, and may not open another. */
  tooManyOpenMatches: { readonly most: number };
  /** No computer sits in that seat of the lobby. */
  noComputerThere: Record<never, never>;
  alreadySeated: { readonly seat: Seat };
  notInvited: Record<never, never>;
  alreadyInvited: Record<never, never>;
  /** The person named has no seat here. */
  guestNotSeated: Record<never, never>;
  /** The person named has a seat already. */
  guestSeated: Record<never, never>;
  /** `most` people can be waited for at once. */
  tooManyGuests: { readonly most: number };
  /** The asker has given these very words. */
  wordsGivenAlready: Record<never, never>;
  /** The person named is the host already. */
  alreadyHost: Record<never, never>;
  /** `host`: the seat that may. */
  notHost: { readonly host: Seat };
  tooFewSeats: { readonly least: number; readonly taken: number };
  noSuchOption: { readonly options: readonly string[] };
  noSuchValue: { readonly option: string; readonly values: readonly string[] };
  optionChosenAlready: { readonly option: string; readonly value: string };
  /** The control belongs to a decision that has been made. */
  alreadyDone: Record<never, never>;
  /** `active`: whose turn it is. */
  notYourTurn: { readonly active: readonly Seat[] };
  alreadyConceded: Record<never, never>;
  /** The seat is out of the game: nothing is left to concede. */
  outOfTheGame: Record<never, never>;
  /** It is not time for it yet. */
  notDueYet: Record<never, never>;

  // Motions, votes and seats.
  pausedAlready: Record<never, never>;
  notPaused: Record<never, never>;
  extensionOutOfBounds: { readonly leastHours: number; readonly mostHours: number };
  /** The match has no pace, so nobody's time can run out. */
  noPace: Record<never, never>;
  /** Seats are counted from 0 to `seats - 1`. */
  noSuchSeat: { readonly seats: number };
  /** The seat has conceded or is out of the game. */
  seatOut: { readonly seat: Seat };
  computerThere: { readonly seat: Seat };
  seatOpenAlready: Record<never, never>;
  /** Nobody may take that seat: its person plays on. */
  seatNotOpen: Record<never, never>;
  /** The asker has played another seat of the match, and knows its secrets. */
  satElsewhere: Record<never, never>;
  /** No seat of the running match is free for somebody else. */
  noSeatFree: Record<never, never>;
  /** Once a match runs only those who still play in it can invite. */
  onlyPlayersInvite: Record<never, never>;
  /** An organiser says why, in `most` characters or fewer. */
  reasonNeeded: { readonly most: number };
  /** A seat can be taken away only when its time ran out, or it has been silent for `days`. */
  seatStillPlays: { readonly seat: Seat; readonly days: number };
  /** With the asker gone no person would be left. */
  lastPerson: Record<never, never>;
  /** A computer plays the asker's seat; it can be taken back. */
  computerPlaysForYou: Record<never, never>;
  voteOpenAlready: Record<never, never>;
  /** The asker's last vote was not carried, and its time is not over yet. */
  votedLately: Record<never, never>;
  /** The asker has no say in this: it is about their own seat, or they no longer play. */
  noVoice: Record<never, never>;
  voteOver: Record<never, never>;
  votedAlready: Record<never, never>;
  /** Only who called a vote can withdraw it. */
  notYourVote: Record<never, never>;

  // The beacon.
  /** A draw waits for a round of the beacon, and everything else for the draw. */
  drawAwaited: Record<never, never>;
  noDrawAwaited: Record<never, never>;
  /** Only all players together can go on without the beacon before `hours` are over. */
  beaconStillAwaited: { readonly hours: number };
  /** The signature is not the beacon's for that round. */
  roundForged: Record<never, never>;
  /** The operator has configured no relays of a beacon. */
  noBeaconHere: Record<never, never>;

  // Going back.
  /** No move that the asker made by hand stands last. */
  nothingToUndo: Record<never, never>;
  /** The seat's last move was not made by hand. */
  movedForYou: { readonly how: ActionSource };
  nothingToRedo: Record<never, never>;
  /** Somebody else has acted since, or by it. */
  othersActed: Record<never, never>;
  luckWasDrawn: Record<never, never>;
  /** It has shown the asker what somebody else kept to themselves. */
  hiddenShown: Record<never, never>;
  /** The asker has taken the same decision back `most` times. */
  undoneTooOften: { readonly most: number };
  /** Somebody else took a seat since. */
  acrossSubstitution: Record<never, never>;
  /** The table can go back to the end of a step that all have seen, and that counts. */
  noSuchPoint: Record<never, never>;

  /** Its time is not over yet. */
  lobbyStillOpen: Record<never, never>;
  /** The game takes no standing orders. */
  noOrdersHere: Record<never, never>;
  /** Too many others played at the same moment; asking again helps. */
  tooBusy: Record<never, never>;
}

export type MatchRejectionCode = keyof MatchRejections;

const CODES: Readonly<Record<MatchRejectionCode, true>> = {
  noSuchMatch: true,
  noSuchGame: true,
  notInThisMatch: true,
  matchEnded: true,
  matchClosed: true,
  matchNotStarted: true,
  matchStarted: true,
  matchNewerThanCode: true,
  matchSetAside: true,
  matchSuspended: true,
  lobbyFull: true,
  tooManyOpenMatches: true,
  noComputerThere: true,
  alreadySeated: true,
  notInvited: true,
  alreadyInvited: true,
  guestNotSeated: true,
  guestSeated: true,
  tooManyGuests: true,
  wordsGivenAlready: true,
  alreadyHost: true,
  notHost: true,
  tooFewSeats: true,
  noSuchOption: true,
  noSuchValue: true,
  optionChosenAlready: true,
  alreadyDone: true,
  notYourTurn: true,
  alreadyConceded: true,
  outOfTheGame: true,
  notDueYet: true,
  pausedAlready: true,
  notPaused: true,
  extensionOutOfBounds: true,
  noPace: true,
  noSuchSeat: true,
  seatOut: true,
  computerThere: true,
  seatOpenAlready: true,
  seatNotOpen: true,
  satElsewhere: true,
  noSeatFree: true,
  onlyPlayersInvite: true,
  reasonNeeded: true,
  seatStillPlays: true,
  lastPerson: true,
  computerPlaysForYou: true,
  voteOpenAlready: true,
  votedLately: true,
  noVoice: true,
  voteOver: true,
  votedAlready: true,
  notYourVote: true,
  drawAwaited: true,
  noDrawAwaited: true,
  beaconStillAwaited: true,
  roundForged: true,
  noBeaconHere: true,
  nothingToUndo: true,
  movedForYou: true,
  nothingToRedo: true,
  othersActed: true,
  luckWasDrawn: true,
  hiddenShown: true,
  undoneTooOften: true,
  acrossSubstitution: true,
  noSuchPoint: true,
  lobbyStillOpen: true,
  noOrdersHere: true,
  tooBusy: true,
  noSuchPace: true,
  paceOutOfBounds: true,
  noSuchTimeZone: true,
  noSuchTime: true,
  quietHoursTooLong: true,
  noSuchDay: true,
  rangeReversed: true,
  holidayInThePast: true,
  tooManyHolidays: true,
  pauseTooShort: true,
  pauseTooLong: true,
};

export const MATCH_REJECTION_CODES = Object.keys(CODES) as readonly MatchRejectionCode[];

/** The codes of refusals whose sentences take no facts. */
export type PlainRejectionCode = {
  [Code in MatchRejectionCode]: keyof MatchRejections[Code] extends never ? Code : never;
}[MatchRejectionCode];

/** A refusal with what its sentence needs. */
export function refusal(code: PlainRejectionCode): Rejection;
export function refusal<Code extends MatchRejectionCode>(code: Code, params: MatchRejections[Code]): Rejection;
export function refusal(code: MatchRejectionCode, params: Params = {}): Rejection {
  return { code, params };
}

/** Why nothing can be asked of a match in its present status, or of a lobby's and a running match's command at the wrong time. */
export const refusalByStatus = (status: MatchStatus): Rejection => {
  switch (status) {
    case 'lobby':
      return refusal('matchNotStarted');
    case 'playing':
      return refusal('matchStarted');
    case 'ended':
      return refusal('matchEnded');
    case 'closed':
      return refusal('matchClosed');
    case 'setAside':
      return refusal('matchSetAside');
  }
};
