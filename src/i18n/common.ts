import type { SeatName } from './sentences.ts';
import type { ServerSentences } from './server.ts';

/** Every command, subcommand and option, by its path as typed: what Discord shows beside it (at most 100 characters). */
export type CommandKey =
  | 'match'
  | `match ${'create' | 'join' | 'leave' | 'start' | 'status' | 'list' | 'concede' | 'export'}`
  | 'match create.game'
  | 'match create.seats'
  | 'match create.private'
  | 'match create.setting'
  | 'match concede.sure'
  | 'cyclades'
  | `cyclades ${'bid' | 'recruit' | 'build' | 'fleets' | 'troops' | 'prosperity' | 'metropolis' | 'discard' | 'fight' | 'retreat' | 'end'}`
  | `cyclades ${'swap' | 'creature' | 'sell' | 'push' | 'kraken' | 'finish' | 'card'}`
  | 'cyclades bid.god'
  | 'cyclades bid.amount'
  | 'cyclades recruit.at'
  | 'cyclades build.island'
  | 'cyclades build.slot'
  | 'cyclades fleets.from'
  | 'cyclades fleets.to'
  | 'cyclades fleets.fleets'
  | 'cyclades troops.from'
  | 'cyclades troops.to'
  | 'cyclades troops.troops'
  | 'cyclades prosperity.island'
  | 'cyclades metropolis.island'
  | 'cyclades discard.island'
  | 'cyclades discard.slot'
  | 'cyclades retreat.to'
  | 'cyclades end.sure'
  | 'cyclades swap.creature'
  | `cyclades creature.${'creature' | 'target' | 'island' | 'slot' | 'building' | 'sea' | 'from' | 'to' | 'troops'}`
  | `cyclades sell.${'piece' | 'at'}`
  | `cyclades push.${'from' | 'to'}`
  | 'cyclades kraken.to'
  | 'cyclades card.name'
  | 'peloponnes'
  | `peloponnes ${'bid' | 'pass' | 'withdraw' | 'pay' | 'mark' | 'forgo' | 'income'}`
  | `peloponnes ${'giveup' | 'ready' | 'feed' | 'abandon' | 'bonus' | 'card'}`
  | `peloponnes bid.${'tile' | 'coins'}`
  | `peloponnes ${'pay' | 'mark' | 'forgo' | 'income' | 'giveup' | 'abandon'}.tile`
  | `peloponnes ${'pass' | 'withdraw'}.sure`
  | 'peloponnes income.good'
  | 'peloponnes feed.luxury'
  | 'peloponnes bonus.good'
  | 'peloponnes card.name'
  | 'gold'
  | 'board'
  | 'log'
  | 'log.page'
  | 'log.cycle'
  | 'history'
  | 'history.cycle'
  | 'note'
  | 'note.text'
  | 'note.clear'
  | 'server'
  | `server ${'settings' | 'check'}`
  | `server settings.${'channel' | 'role' | 'pace' | 'creators' | 'matches'}`
  | 'me'
  | `me ${'settings' | 'holidays' | 'turns'}`
  | `me settings.${'zone' | 'quiet-from' | 'quiet-until' | 'remind' | 'notices'}`
  | `me holidays.${'from' | 'until'}`
  | 'match nudge'
  /** The option every command about a match has. */
  | 'option.match';

/** Words on buttons and menus; a button's are at most 38 characters. */
export type ControlKey =
  | 'makeMove'
  | 'board'
  | 'card'
  | 'log'
  | 'back'
  | 'earlier'
  | 'later'
  | 'previousChoices'
  | 'nextChoices'
  | 'join'
  | 'leave'
  | 'start'
  | 'settings'
  | 'again'
  | 'tryDirectMessage'
  | 'mySettings'
  | 'nudge'
  | 'reallyConcede';

/** Plain sentences without anything to fill in. */
export type PlainKey =
  | 'storeAway'
  | 'notUnderstood'
  | 'alreadyDone'
  | 'notPossibleNow'
  | 'noMatchHere'
  | 'noMatchWaits'
  | 'noLobbyHere'
  | 'serverOnly'
  | 'chooseKind'
  | 'notDue'
  | 'spectating'
  | 'directMessageOpen'
  | 'directMessageClosed'
  | 'discordAway'
  | 'notOverYet'
  | 'inviteSomebody'
  | 'botInvited'
  | 'passHost'
  | 'settingsIntro'
  | 'noOpenMatches'
  | 'emptyLog'
  | 'sinceLastMove'
  | 'noBoardYet'
  | 'noNote'
  | 'noteKept'
  | 'noteRemoved'
  | 'noteUnclear'
  | 'noGold'
  | 'concedeFirst'
  | 'concedeAlone'
  | 'exported'
  | 'exportedWhole';

export interface LobbyFacts {
  readonly number: number;
  readonly game: string;
  /** Names, escaped; the host first named as such. */
  readonly seats: readonly string[];
  readonly host: string;
  readonly least: number;
  readonly most: number;
  readonly private: boolean;
  readonly guests: readonly string[];
  /** `name: value` of each setting that differs from its default. */
  readonly settings: readonly string[];
}

export interface StatusFacts {
  readonly number: number;
  readonly game: string;
  readonly state: string;
  /** Names of those due. */
  readonly due: readonly string[];
  /** Discord's own time stamp, `<t:…:R>`. */
  readonly since: string | undefined;
}

/** What a language says about matches, whatever their game. `name` is escaped for where the sentence stands. */
export interface CommonSentences {
  readonly commands: Readonly<Record<CommandKey, string>>;
  readonly controls: Readonly<Record<ControlKey, string>>;
  readonly plain: Readonly<Record<PlainKey, string>>;

  /** Refusals of the outer match, by code; `params` as its room documents them. */
  readonly refusals: Refusals;
  /** What happened around the game; `undefined` where nothing need be said. */
  readonly events: MatchTellings;
  /** The option beside the game's own: hours until a reminder, by value. */
  readonly remind: { readonly name: string; value(value: string): string };
  /** The option that says how much time a seat has, by the name of a pace or `off`. */
  readonly pace: { readonly name: string; value(pace: string): string };
  readonly server: ServerSentences;

  /** What a motion would bring about: "to pause the match for 2 days". */
  motion(motion: MotionFacts, name: SeatName): string;

  /** "A, B and C". */
  list(items: readonly string[]): string;
  matchName(number: number): string;
  /** An entry of the `match` option: "#12 Cyclades – your turn"; at most 100 characters. */
  matchChoice(number: number, game: string, state: 'yourTurn' | 'waiting' | 'lobby'): string;
  severalMatches(numbers: readonly number[]): string;
  unknownRefusal(code: string): string;
  bug(reference: string): string;
  /** A command of another game than the match's. */
  otherGame(game: string): string;
  /** A panel or answer that belongs to another seat. */
  notYourControl(owner: string): string;
  whoseTurn(names: readonly string[]): string;
  /** An option left open where several values are legal: what it is called, and what may be given. */
  missingOption(option: string, values: readonly string[], more: number): string;
  /** Nothing that can be looked up is called so, or several are; `names` of what can, and how many more there are. */
  noSuchEntry(names: readonly string[], more: number): string;
  /** No match can be opened in this channel: permissions the bot lacks there (perhaps none), and channels where it can be. */
  noThreadHere(permissions: readonly string[], elsewhere: readonly string[]): string;
  /** A permission as Discord's settings call it, by its key (`SendMessages`). */
  permissionName(permission: string): string;

  lobbyTitle(number: number, game: string): string;
  lobby(facts: LobbyFacts): string;
  /** `when` is Discord's own time stamp. */
  lobbyExpires(when: string): string;
  lobbyStarted(thread: string | undefined): string;
  readonly lobbyClosed: string;
  threadName(number: number, game: string): string;
  created(number: number, link: string): string;
  joined(number: number): string;
  left(number: number): string;
  started(number: number): string;
  invited(mention: string): string;
  /** To the guest, in the match's thread. */
  invitation(mention: string, host: string, link: string): string;
  hostPassed(mention: string): string;
  chosen(option: string, value: string): string;
  conceded(number: number): string;
  settingOption(name: string, value: string): string;

  status(facts: StatusFacts): string;
  matchLine(number: number, game: string, state: string, link: string | undefined): string;
  readonly stateWords: Readonly<Record<'lobby' | 'playing' | 'ended' | 'closed' | 'setAside' | 'yourTurn', string>>;
  readonly openHere: string;
  readonly openYours: string;
  /** A line for what a list leaves out; none for a count of 0 or less. */
  more(count: number): readonly string[];
  /** `round`: which one the page tells of, as the game calls it; absent before the first. */
  logTitle(number: number, page: number, pages: number, round: string | undefined): string;
  /** Above a picture of the past. */
  historyTitle(number: number, round: string): string;
  /** A round was asked for that has not come; `latest` has. */
  noSuchRound(latest: string): string;
  /** A person's own note, as they wrote it. */
  note(number: number, text: string): string;
  noteTooLong(most: number): string;
  /** Asked before a move that ends a turn: the move, and the kinds of move that are possible still. */
  confirmMove(move: string, others: readonly string[]): string;
  /** The button that plays it. */
  confirmed(move: string): string;
}

type SeatsOnly = { readonly seat: number };

export interface MatchTellings {
  seatTaken(event: SeatsOnly, name: SeatName): string;
  seatLeft(): string;
  hostChanged(event: SeatsOnly, name: SeatName): string;
  guestInvited(): string;
  optionsChosen(): string;
  matchStarted(event: { readonly seats: number }): string;
  seatConceded(event: SeatsOnly, name: SeatName): string;
  matchClosed(event: { readonly reason: 'expired' | 'empty' }): string;
  timeRanOut(event: SeatsOnly & { readonly answer: 'computer' | 'safe' | 'vote' }, name: SeatName): string;
  timeGranted(event: SeatsOnly & { readonly hours: number }, name: SeatName): string;
  /** `until`: Discord's own time stamp. */
  matchPaused(until: string): string;
  matchResumed(): string;
  computerSeated(event: SeatsOnly, name: SeatName): string;
  seatGivenToComputer(event: SeatsOnly, name: SeatName): string;
  seatOpened(event: SeatsOnly, name: SeatName): string;
  seatTakenOver(event: SeatsOnly, name: SeatName): string;
  voteCalled(event: { readonly by?: number; readonly motion: MotionFacts }, until: string, name: SeatName): string;
  voted(event: SeatsOnly & { readonly yes: boolean }, name: SeatName): string;
  voteEnded(event: { readonly motion: MotionFacts; readonly result: 'carried' | 'failed' | 'withdrawn' }, name: SeatName): string;
  organiserDecided(event: { readonly motion: MotionFacts }, name: SeatName): string;
  undone(event: { readonly of?: number }, by: string | undefined): string;
  redone(by: string | undefined): string;
}

/** What can be voted on, or decided by an organiser. */
export type MotionFacts =
  | { readonly kind: 'pause'; readonly hours: number }
  | { readonly kind: 'extend'; readonly seat: number; readonly hours: number }
  | { readonly kind: 'replace' | 'computer'; readonly seat: number }
  | { readonly kind: 'resume' | 'draw' | 'standing' }
  | { readonly kind: 'rewind'; readonly toVersion: number };

type NoFacts = Readonly<Record<never, never>>;
type Refusal<Facts> = (facts: Facts, name: SeatName) => string;

/** One sentence a code. The room that refuses names the facts; the door that speaks checks that none is missing. */
export interface Refusals {
  readonly noSuchMatch: Refusal<NoFacts>;
  readonly noSuchGame: Refusal<{ readonly games: readonly string[] }>;
  readonly notInThisMatch: Refusal<NoFacts>;
  readonly matchEnded: Refusal<NoFacts>;
  readonly matchClosed: Refusal<NoFacts>;
  readonly matchNotStarted: Refusal<NoFacts>;
  readonly matchStarted: Refusal<NoFacts>;
  readonly matchNewerThanCode: Refusal<NoFacts>;
  readonly matchSetAside: Refusal<NoFacts>;
  readonly lobbyFull: Refusal<{ readonly seats: number }>;
  readonly tooManyOpenMatches: Refusal<{ readonly most: number }>;
  readonly noComputerThere: Refusal<NoFacts>;
  readonly alreadySeated: Refusal<{ readonly seat: number }>;
  readonly notInvited: Refusal<NoFacts>;
  readonly alreadyInvited: Refusal<NoFacts>;
  readonly guestNotSeated: Refusal<NoFacts>;
  readonly guestSeated: Refusal<NoFacts>;
  readonly tooManyGuests: Refusal<{ readonly most: number }>;
  readonly alreadyHost: Refusal<NoFacts>;
  readonly notHost: Refusal<{ readonly host: number }>;
  readonly tooFewSeats: Refusal<{ readonly least: number; readonly taken: number }>;
  readonly noSuchOption: Refusal<{ readonly options: readonly string[] }>;
  readonly noSuchValue: Refusal<{ readonly option: string; readonly values: readonly string[] }>;
  readonly optionChosenAlready: Refusal<{ readonly option: string; readonly value: string }>;
  readonly alreadyDone: Refusal<NoFacts>;
  readonly notYourTurn: Refusal<{ readonly active: readonly number[] }>;
  readonly alreadyConceded: Refusal<NoFacts>;
  readonly outOfTheGame: Refusal<NoFacts>;
  readonly notDueYet: Refusal<NoFacts>;
  readonly pausedAlready: Refusal<NoFacts>;
  readonly notPaused: Refusal<NoFacts>;
  readonly extensionOutOfBounds: Refusal<{ readonly leastHours: number; readonly mostHours: number }>;
  readonly noPace: Refusal<NoFacts>;
  readonly noSuchSeat: Refusal<{ readonly seats: number }>;
  readonly seatOut: Refusal<{ readonly seat: number }>;
  readonly computerThere: Refusal<{ readonly seat: number }>;
  readonly seatOpenAlready: Refusal<NoFacts>;
  readonly seatNotOpen: Refusal<NoFacts>;
  readonly seatStillPlays: Refusal<{ readonly seat: number; readonly days: number }>;
  readonly lastPerson: Refusal<NoFacts>;
  readonly computerPlaysForYou: Refusal<NoFacts>;
  readonly voteOpenAlready: Refusal<NoFacts>;
  readonly noVoice: Refusal<NoFacts>;
  readonly voteOver: Refusal<NoFacts>;
  readonly votedAlready: Refusal<NoFacts>;
  readonly notYourVote: Refusal<NoFacts>;
  readonly rewindImpossible: Refusal<NoFacts>;
  readonly lobbyStillOpen: Refusal<NoFacts>;
  readonly tooBusy: Refusal<NoFacts>;
  readonly noSuchPace: Refusal<{ readonly paces: readonly string[] }>;
  readonly paceOutOfBounds: Refusal<{ readonly leastHours: number; readonly mostHours: number }>;
  readonly noSuchTimeZone: Refusal<NoFacts>;
  readonly noSuchTime: Refusal<NoFacts>;
  readonly quietHoursTooLong: Refusal<{ readonly minutes: number; readonly mostHours: number }>;
  readonly noSuchDay: Refusal<NoFacts>;
  readonly rangeReversed: Refusal<NoFacts>;
  readonly holidayInThePast: Refusal<{ readonly day: string; readonly today: string }>;
  readonly tooManyHolidays: Refusal<{ readonly year: number; readonly most: number }>;
  readonly pauseTooShort: Refusal<{ readonly leastHours: number }>;
  readonly pauseTooLong: Refusal<{ readonly mostDays: number }>;
}
