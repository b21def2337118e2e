import type { Params, Rejection, Seat } from '#engine/game.ts';
import { codesOf, type ParamsOf, params } from '#engine/paramsTable.ts';
import { CLOCK_REJECTIONS } from '../time/clock/index.ts';
import type { ActionSource } from './events.ts';
import type { MatchStatus } from './types.ts';

const none = params<Record<never, never>>();

/**
 * The rejection codes of the outer match and its clocks, with their params. Games define their own rejections. The params hold
 * no secrets.
 */
const REJECTIONS = {
  ...CLOCK_REJECTIONS,
  noSuchMatch: none,
  noSuchGame: params<{ readonly games: readonly string[] }>(),
  /** The user has no seat in the match. */
  notInThisMatch: none,
  matchEnded: none,
  /** The lobby expired, or everyone left it. */
  matchClosed: none,
  /** The match is still a lobby. */
  matchNotStarted: none,
  /** A lobby command after the start. */
  matchStarted: none,
  /** The log holds events this code does not know yet: a deployment is in progress. */
  matchNewerThanCode: none,
  /** The match is quarantined: it could not be read or announced, and waits for an operator. */
  matchSetAside: none,
  /** The bot is no longer on the match's server. */
  matchSuspended: none,
  lobbyFull: params<{ readonly seats: number }>(),
  /** The user already sits in `most` open matches of the server, the maximum for opening another. */
  tooManyOpenMatches: params<{ readonly most: number }>(),
  /** No computer sits in that seat of the lobby. */
  noComputerThere: none,
  alreadySeated: params<{ readonly seat: Seat }>(),
  notInvited: none,
  alreadyInvited: none,
  /** The person named has no seat here. */
  guestNotSeated: none,
  /** The person named has a seat already. */
  guestSeated: none,
  /** `most`: maximum number of pending invitations. */
  tooManyGuests: params<{ readonly most: number }>(),
  /** The user has already given exactly this entropy. */
  wordsGivenAlready: none,
  /** The person named is already the host. */
  alreadyHost: none,
  /** `host`: the host's seat. */
  notHost: params<{ readonly host: Seat }>(),
  tooFewSeats: params<{ readonly least: number; readonly taken: number }>(),
  noSuchOption: params<{ readonly options: readonly string[] }>(),
  noSuchValue: params<{ readonly option: string; readonly values: readonly string[] }>(),
  optionChosenAlready: params<{ readonly option: string; readonly value: string }>(),
  /** The control belongs to a decision that has already been made. */
  alreadyDone: none,
  /** `active`: the seats whose turn it is. */
  notYourTurn: params<{ readonly active: readonly Seat[] }>(),
  alreadyConceded: none,
  /** The seat is out of the game, so there is nothing to concede. */
  outOfTheGame: none,
  /** The command came too early. */
  notDueYet: none,

  // Motions, votes and seats.
  pausedAlready: none,
  notPaused: none,
  extensionOutOfBounds: params<{ readonly leastHours: number; readonly mostHours: number }>(),
  /** The match has no pace, so no seat's time can run out. */
  noPace: none,
  /** Seats are numbered from 0 to `seats - 1`. */
  noSuchSeat: params<{ readonly seats: number }>(),
  /** The seat has conceded or is out of the game. */
  seatOut: params<{ readonly seat: Seat }>(),
  computerThere: params<{ readonly seat: Seat }>(),
  seatOpenAlready: none,
  /** The seat is not open: its person still plays it. */
  seatNotOpen: none,
  /** The user has played another seat of the match and knows its secrets. */
  satElsewhere: none,
  /** No seat of the running match is open. */
  noSeatFree: none,
  /** In a running match, only people who still play in it can invite. */
  onlyPlayersInvite: none,
  /** An organiser must give a reason, of at most `most` characters. */
  reasonNeeded: params<{ readonly most: number }>(),
  /** A seat can be taken away only after its time ran out, or after `days` of silence. */
  seatStillPlays: params<{ readonly seat: Seat; readonly days: number }>(),
  /** The user is the last person in the match. */
  lastPerson: none,
  /** A computer plays the user's seat; the user can take it back. */
  computerPlaysForYou: none,
  voteOpenAlready: none,
  /** The user's last vote was not carried, and the wait before their next one is not over. */
  votedLately: none,
  /** The user cannot vote on this: it concerns their own seat, or they no longer play. */
  noVoice: none,
  voteOver: none,
  votedAlready: none,
  /** Only the caller of a vote can withdraw it. */
  notYourVote: none,

  // The beacon.
  /** A draw waits for a beacon round, and everything else waits for the draw. */
  drawAwaited: none,
  noDrawAwaited: none,
  /** Until `hours` have passed, only a unanimous vote can go on without the beacon. */
  beaconStillAwaited: params<{ readonly hours: number }>(),
  /** The signature is not the beacon's for that round. */
  roundForged: none,
  /** The operator has configured no beacon relays. */
  noBeaconHere: none,
  // The gate: what the records of players must be.
  recordBelowGate: params<{ readonly percent: number; readonly least: number }>(),
  recordNeeded: none,
  /** A seat of a lobby that is about to start. */
  seatBelowGate: params<{ readonly seat: Seat; readonly percent: number; readonly least: number }>(),
  seatUnknown: params<{ readonly seat: Seat }>(),
  /** A rated match keeps the beacon. */
  ratedByBeacon: none,
  /** A match becomes rated only before other people join. */
  ratedTooLate: none,

  // Undo and rewind.
  /** The user has no last move made by hand to undo. */
  nothingToUndo: none,
  /** The seat's last move was not made by hand. */
  movedForYou: params<{ readonly how: ActionSource }>(),
  nothingToRedo: none,
  /** Another seat has acted since, or as part of the move. */
  othersActed: none,
  luckWasDrawn: none,
  /** The move revealed another seat's hidden information to the user. */
  hiddenShown: none,
  /** The user has already undone the same decision `most` times. */
  undoneTooOften: params<{ readonly most: number }>(),
  /** The seat changed hands since. */
  acrossSubstitution: none,
  /** A rewind can only go back to the end of a public step that still counts. */
  noSuchPoint: none,

  /** The lobby has not expired yet. */
  lobbyStillOpen: none,
  /** The game has no standing orders. */
  noOrdersHere: none,
  /** Too many commands came at the same time; a retry may succeed. */
  tooBusy: none,
};

export type MatchRejections = ParamsOf<typeof REJECTIONS>;

export type MatchRejectionCode = keyof MatchRejections;

export const MATCH_REJECTION_CODES = codesOf(REJECTIONS);

/** The rejection codes without params. */
export type PlainRejectionCode = {
  [Code in MatchRejectionCode]: keyof MatchRejections[Code] extends never ? Code : never;
}[MatchRejectionCode];

/** Returns a rejection with the params its message needs. */
export function refusal(code: PlainRejectionCode): Rejection;
export function refusal<Code extends MatchRejectionCode>(code: Code, params: MatchRejections[Code]): Rejection;
export function refusal(code: MatchRejectionCode, of: Params = {}): Rejection {
  return { code, params: of };
}

const BY_STATUS = {
  lobby: 'matchNotStarted',
  playing: 'matchStarted',
  ended: 'matchEnded',
  closed: 'matchClosed',
  setAside: 'matchSetAside',
} as const satisfies Readonly<Record<MatchStatus, PlainRejectionCode>>;

/**
 * Returns why a match in this status rejects a command. For `lobby` and `playing`: why it rejects a command of the other phase.
 */
export const refusalByStatus = (status: MatchStatus): Rejection => refusal(BY_STATUS[status]);
