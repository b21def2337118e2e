import type { Params, Rejection, Seat } from '#engine/game.ts';
import type { ClockRejections } from '../time/clock/index.ts';
import type { ActionSource } from './events.ts';
import type { MatchStatus } from './types.ts';

/**
 * The rejection codes of the outer match and its clocks, with their params. Games define their own rejections. The params hold
 * no secrets.
 */
export interface MatchRejections extends ClockRejections {
  noSuchMatch: Record<never, never>;
  noSuchGame: { readonly games: readonly string[] };
  /** The user has no seat in the match. */
  notInThisMatch: Record<never, never>;
  matchEnded: Record<never, never>;
  /** The lobby expired, or everybody left it. */
  matchClosed: Record<never, never>;
  /** The match is still a lobby. */
  matchNotStarted: Record<never, never>;
  /** A lobby command after the start. */
  matchStarted: Record<never, never>;
  /** The log holds events this code does not know yet: a deployment is in progress. */
  matchNewerThanCode: Record<never, never>;
  /** The match is quarantined: it could not be read or announced, and waits for an operator. */
  matchSetAside: Record<never, never>;
  /** The bot is no longer on the match's server. */
  matchSuspended: Record<never, never>;
  lobbyFull: { readonly seats: number };
  /** The user already sits in `most` open matches of the server, the maximum for opening another. */
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
  /** `most`: maximum number of pending invitations. */
  tooManyGuests: { readonly most: number };
  /** The user has already given exactly this entropy. */
  wordsGivenAlready: Record<never, never>;
  /** The person named is already the host. */
  alreadyHost: Record<never, never>;
  /** `host`: the host's seat. */
  notHost: { readonly host: Seat };
  tooFewSeats: { readonly least: number; readonly taken: number };
  noSuchOption: { readonly options: readonly string[] };
  noSuchValue: { readonly option: string; readonly values: readonly string[] };
  optionChosenAlready: { readonly option: string; readonly value: string };
  /** The control belongs to a decision that has already been made. */
  alreadyDone: Record<never, never>;
  /** `active`: the seats whose turn it is. */
  notYourTurn: { readonly active: readonly Seat[] };
  alreadyConceded: Record<never, never>;
  /** The seat is out of the game, so there is nothing to concede. */
  outOfTheGame: Record<never, never>;
  /** The command came too early. */
  notDueYet: Record<never, never>;

  // Motions, votes and seats.
  pausedAlready: Record<never, never>;
  notPaused: Record<never, never>;
  extensionOutOfBounds: { readonly leastHours: number; readonly mostHours: number };
  /** The match has no pace, so no seat's time can run out. */
  noPace: Record<never, never>;
  /** Seats are numbered from 0 to `seats - 1`. */
  noSuchSeat: { readonly seats: number };
  /** The seat has conceded or is out of the game. */
  seatOut: { readonly seat: Seat };
  computerThere: { readonly seat: Seat };
  seatOpenAlready: Record<never, never>;
  /** The seat is not open: its person still plays it. */
  seatNotOpen: Record<never, never>;
  /** The user has played another seat of the match and knows its secrets. */
  satElsewhere: Record<never, never>;
  /** No seat of the running match is open. */
  noSeatFree: Record<never, never>;
  /** In a running match, only people who still play in it can invite. */
  onlyPlayersInvite: Record<never, never>;
  /** An organiser must give a reason, of at most `most` characters. */
  reasonNeeded: { readonly most: number };
  /** A seat can be taken away only after its time ran out, or after `days` of silence. */
  seatStillPlays: { readonly seat: Seat; readonly days: number };
  /** The user is the last person in the match. */
  lastPerson: Record<never, never>;
  /** A computer plays the user's seat; the user can take it back. */
  computerPlaysForYou: Record<never, never>;
  voteOpenAlready: Record<never, never>;
  /** The user's last vote was not carried, and the wait before their next one is not over. */
  votedLately: Record<never, never>;
  /** The user cannot vote on this: it concerns their own seat, or they no longer play. */
  noVoice: Record<never, never>;
  voteOver: Record<never, never>;
  votedAlready: Record<never, never>;
  /** Only the caller of a vote can withdraw it. */
  notYourVote: Record<never, never>;

  // The beacon.
  /** A draw waits for a beacon round, and everything else waits for the draw. */
  drawAwaited: Record<never, never>;
  noDrawAwaited: Record<never, never>;
  /** Until `hours` have passed, only a unanimous vote can go on without the beacon. */
  beaconStillAwaited: { readonly hours: number };
  /** The signature is not the beacon's for that round. */
  roundForged: Record<never, never>;
  /** The operator has configured no beacon relays. */
  noBeaconHere: Record<never, never>;

  // Undo and rewind.
  /** The user has no last move made by hand to undo. */
  nothingToUndo: Record<never, never>;
  /** The seat's last move was not made by hand. */
  movedForYou: { readonly how: ActionSource };
  nothingToRedo: Record<never, never>;
  /** Another seat has acted since, or as part of the move. */
  othersActed: Record<never, never>;
  luckWasDrawn: Record<never, never>;
  /** The move showed the user another seat's hidden information. */
  hiddenShown: Record<never, never>;
  /** The user has already undone the same decision `most` times. */
  undoneTooOften: { readonly most: number };
  /** The seat changed hands since. */
  acrossSubstitution: Record<never, never>;
  /** A rewind can only go back to the end of a public step that still counts. */
  noSuchPoint: Record<never, never>;

  /** The lobby has not expired yet. */
  lobbyStillOpen: Record<never, never>;
  /** The game has no standing orders. */
  noOrdersHere: Record<never, never>;
  /** Too many concurrent commands; retrying helps. */
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

/** The rejection codes without params. */
export type PlainRejectionCode = {
  [Code in MatchRejectionCode]: keyof MatchRejections[Code] extends never ? Code : never;
}[MatchRejectionCode];

/** Returns a rejection with the params its message needs. */
export function refusal(code: PlainRejectionCode): Rejection;
export function refusal<Code extends MatchRejectionCode>(code: Code, params: MatchRejections[Code]): Rejection;
export function refusal(code: MatchRejectionCode, params: Params = {}): Rejection {
  return { code, params };
}

/**
 * Returns why a match in this status rejects a command. For `lobby` and `playing`: why it rejects a command of the other phase.
 */
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
