import type { CommandNames } from './commandNames.ts';
import type { GenericRefusals } from './common/denials.ts';
import type { FairnessSentences } from './common/fairness.ts';
import type { OrdersSentences } from './common/orders.ts';
import type { Refusals } from './common/refusals.ts';
import type { ServerSentences } from './common/server.ts';
import type { MatchTellings, MotionFacts } from './common/tellings.ts';
import type { CommandKey, ControlKey, PlainKey } from './keys.ts';
import type { NameSeat } from './sentences.ts';

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
  /** Those due: the name, and since when they are asked as Discord's own time stamp, `<t:…:R>`. */
  readonly due: readonly { readonly name: string; readonly since: string | undefined }[];
}

/** What a language says about matches, whatever their game. `name` is escaped for where the sentence stands. */
export interface CommonSentences {
  readonly commands: Readonly<Record<CommandKey, string>>;
  readonly commandNames: CommandNames;
  readonly controls: Readonly<Record<ControlKey, string>>;
  readonly plain: Readonly<Record<PlainKey, string>>;
  readonly denials: GenericRefusals;

  /** Refusals of the outer match, by code; `params` as its room documents them. */
  readonly refusals: Refusals;
  /** What happened around the game; `undefined` where nothing need be said. */
  readonly events: MatchTellings;
  /** The option beside the game's own: hours until a reminder, by value. */
  readonly remind: {
    readonly name: string;
    value(value: string): string;
    /** In a match so quick that time is over before a reminder comes. */
    readonly warningOnly: string;
  };
  /** The option that says how much time a seat has, by the name of a pace or `off`. */
  readonly pace: {
    readonly name: string;
    value(pace: string): string;
    /** What there is for each decision, for an entry of a menu: "48 hours". */
    short(pace: string): string;
  };
  /** The option that says what comes of it when a seat's time runs out, by value. */
  readonly timeout: { readonly name: string; value(value: string): string };
  /** The option that says what draws come out of, by value. */
  readonly fair: { readonly name: string; value(value: string): string };
  /** For the one who is asked: until when there is time. `until`: a Discord time. */
  ownTime(until: string): string;
  /** For all: no clock runs until then. */
  paused(until: string): string;
  /** The same in small below what is asked. */
  pausedFoot(until: string): string;
  readonly server: ServerSentences;
  readonly fairness: FairnessSentences;

  /** What a motion would bring about: "to pause the match for 2 days". */
  motion(motion: MotionFacts, name: NameSeat): string;

  /** "A, B and C". */
  list(items: readonly string[]): string;
  /** Several at the beginning of a sentence of which each is true: "Each of A and B". */
  each(names: readonly string[]): string;
  matchName(number: number): string;
  /** Around the standing orders of any game. */
  readonly orders: OrdersSentences;
  /** A line of a log about what a standing order has played. */
  byOrder(line: string): string;
  /** The same of what a computer has played in the seat of a person. */
  byComputer(line: string): string;
  /** An entry of the `match` option: "#12 Cyclades – your turn"; at most 100 characters. */
  matchChoice(number: number, game: string, state: 'yourTurn' | 'waiting' | 'lobby'): string;
  unknownRefusal(code: string): string;
  bug(reference: string): string;
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
  /** `thread`: a link to where it is played, if there is one. */
  started(number: number, thread?: string): string;
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
  /** A person's own note, as they wrote it. */
  note(number: number, text: string): string;
  /** Asked before a move that ends a turn: the move, and the kinds of move that are possible still. */
  confirmMove(move: string, others: readonly string[]): string;
  /** The button that plays it. */
  confirmed(move: string): string;
}
