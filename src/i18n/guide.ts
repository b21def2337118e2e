import type { MatchRejections } from '#matches/index.ts';
import { type GeneralSection, RELATED } from './rules.ts';

/** Where a book of rules leads, whatever the language. */

/** A section of the same book, or one for every game. */
export type Link<Section extends string> = Section | `house.${GeneralSection}`;

/**
 * What explains a refusal, by its code: a section, or what is looked up by its name. Where that depends on what the refusal is about,
 * a function decides by its facts. A code without one does not compile.
 */
type Why<Params, Place> = { readonly [Code in keyof Params]-?: Place | ((facts: Params[Code]) => Place) };

/** `Entry`: what is looked up by its name. */
interface Guide<Section extends string, Move extends string, Rejections, Entry extends string = never> {
  /** To which sections a section leads, at most five each. In the order of the contents; a menu shows 25 at most. */
  readonly related: Readonly<Record<Section, readonly Link<Section>[]>>;
  /** To which sections what is looked up by its name leads. */
  relatedToEntry?(key: string): readonly Link<Section>[];
  readonly why: Why<Rejections, Link<Section> | Entry>;
  /** Where the pages of help lead: a kind of move to its section, and the other pages to some. At most five each. */
  readonly help?: {
    readonly moves: Readonly<Record<Move, Link<Section>>>;
    readonly costs: readonly Link<Section>[];
    readonly winning: readonly Link<Section>[];
    readonly explain: readonly Link<Section>[];
    /** For a player who has nothing to decide. */
    readonly waiting: readonly Link<Section>[];
  };
}

/** A guide with its own types forgotten. */
export interface AnyGuide {
  readonly related: Readonly<Record<string, readonly string[]>>;
  relatedToEntry?(key: string): readonly string[];
  readonly why: Readonly<Record<string, string | ((facts: Readonly<Record<string, unknown>>) => string)>>;
  readonly help?: {
    readonly moves: Readonly<Record<string, string>>;
    readonly costs: readonly string[];
    readonly winning: readonly string[];
    readonly explain: readonly string[];
    readonly waiting: readonly string[];
  };
}

/** Returns a guide with its own types forgotten: a refusal's facts reach it only with that refusal's code. */
export const defineGuide = <Section extends string, Move extends string, Rejections, Entry extends string = never>(
  guide: Guide<Section, Move, Rejections, Entry>,
): AnyGuide => guide as unknown as AnyGuide;

/** Why a list of standing orders could not be understood, in games that have a section `plans`. */
export const NOT_A_LIST = {
  notOrders: 'plans',
  unknownOrder: 'plans',
  missingInOrder: 'plans',
  unknownInOrder: 'plans',
  wrongInOrder: 'plans',
  orderedTwice: 'plans',
  namedTwice: 'plans',
  tooManyOrders: 'plans',
  ordersNeedASeat: 'house.orders',
  orderEmpty: 'plans',
  planExhausted: 'plans',
} as const;

/** Where the rules for every game lead. */
export const GENERAL_GUIDE = defineGuide<GeneralSection, never, MatchRejections>({
  related: RELATED,
  why: {
    noSuchMatch: 'looking',
    noSuchGame: 'beginning',
    notInThisMatch: 'seatsChanging',
    matchEnded: 'beginning',
    matchClosed: 'lobby',
    matchNotStarted: 'lobby',
    matchStarted: 'lobby',
    matchNewerThanCode: 'trouble',
    matchSetAside: 'trouble',
    matchSuspended: 'trouble',
    lobbyFull: 'lobby',
    tooManyOpenMatches: 'beginning',
    noComputerThere: 'computers',
    alreadySeated: 'lobby',
    notInvited: 'privateMatches',
    alreadyInvited: 'privateMatches',
    guestNotSeated: 'lobby',
    guestSeated: 'privateMatches',
    tooManyGuests: 'privateMatches',
    wordsGivenAlready: 'luck',
    alreadyHost: 'lobby',
    notHost: 'lobby',
    tooFewSeats: 'lobby',
    noSuchOption: 'lobby',
    noSuchValue: 'lobby',
    optionChosenAlready: 'lobby',
    alreadyDone: 'moving',
    notYourTurn: 'moving',
    alreadyConceded: 'concedingAndEnding',
    outOfTheGame: 'concedingAndEnding',
    notDueYet: 'timeOut',
    pausedAlready: 'voting',
    notPaused: 'voting',
    drawAwaited: 'luck',
    noDrawAwaited: 'luck',
    beaconStillAwaited: 'luck',
    roundForged: 'luck',
    noBeaconHere: 'luck',
    recordBelowGate: 'lobby',
    recordNeeded: 'lobby',
    seatBelowGate: 'lobby',
    seatUnknown: 'lobby',
    ratedByBeacon: 'lobby',
    ratedTooLate: 'lobby',
    extensionOutOfBounds: 'pace',
    noPace: 'pace',
    noSuchSeat: 'seatsChanging',
    seatOut: 'seatsChanging',
    computerThere: 'computers',
    seatOpenAlready: 'seatsChanging',
    seatNotOpen: 'seatsChanging',
    satElsewhere: 'seatsChanging',
    noSeatFree: 'seatsChanging',
    onlyPlayersInvite: 'privateMatches',
    reasonNeeded: 'organisers',
    seatStillPlays: 'seatsChanging',
    lastPerson: 'concedingAndEnding',
    computerPlaysForYou: 'computers',
    voteOpenAlready: 'voting',
    votedLately: 'voting',
    noVoice: 'voting',
    voteOver: 'voting',
    votedAlready: 'voting',
    notYourVote: 'voting',
    nothingToUndo: 'undoing',
    movedForYou: 'undoing',
    nothingToRedo: 'undoing',
    othersActed: 'undoing',
    luckWasDrawn: 'undoing',
    hiddenShown: 'undoing',
    undoneTooOften: 'undoing',
    acrossSubstitution: 'goingBack',
    noSuchPoint: 'goingBack',
    lobbyStillOpen: 'lobby',
    noOrdersHere: 'orders',
    tooBusy: 'trouble',
    noSuchPace: 'pace',
    paceOutOfBounds: 'pace',
    noSuchTimeZone: 'quietTime',
    noSuchTime: 'quietTime',
    quietHoursTooLong: 'quietTime',
    noSuchDay: 'quietTime',
    rangeReversed: 'quietTime',
    holidayInThePast: 'quietTime',
    tooManyHolidays: 'quietTime',
    pauseTooShort: 'voting',
    pauseTooLong: 'voting',
  },
});
