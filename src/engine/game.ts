/**
 * The contract every game of this house keeps, and nothing else. Room 0: it imports nothing.
 *
 * A game is a decider (Chassaing): commands go into `decide`, events come out, `evolve` folds them into state.
 * Rules live in `decide`; `evolve` has no rules, no dice, no default branch and never throws.
 */

/** A place at the table, counted from 0. Who sits there is not the game's business. */
export type Seat = number;

/** Whose eyes a view is for: one seat's, or those of everybody. */
export type Viewer = Seat | 'spectator';

/** What a seat asks for: imperative, tagged with its type, always naming its seat. */
export interface BaseCommand {
  readonly type: string;
  readonly seat: Seat;
}

/** What happened: past tense, tagged with its type. Names seats, never people; holds no prose. */
export interface BaseEvent {
  readonly type: string;
}

/** What a rejection's sentence may mention. Only facts the asking seat may know. */
export type Params = Readonly<Record<string, string | number | boolean | readonly string[] | readonly number[]>>;

/** Why a command was refused: a value, never an exception. `code` is the key of its sentence. */
export interface Rejection {
  readonly code: string;
  readonly params: Params;
}

/** What a command brings about, with the state after it, so that nobody folds the same events twice; or why it is refused. */
export type Decision<Event, State> =
  | Accepted<Event, State>
  | { readonly rejected: Rejection; readonly events?: never; readonly state?: never };

export interface Accepted<Event, State> {
  readonly events: readonly Event[];
  /** `events` folded by `evolve`. */
  readonly state: State;
  readonly rejected?: never;
}

/** Luck is an argument. The only source of chance a game ever sees. */
export interface Chance {
  /** One throw of a die whose faces are `faces`; answers the face's value. */
  die(faces: readonly number[]): number;
  /** One element of a list that is not empty, each equally likely. */
  pick<T>(list: readonly T[]): T;
}

/** How a match ended. */
export interface Outcome {
  /** One seat, or several that share the win. */
  readonly winners: readonly Seat[];
  /** The way it ended: key of its sentence, e.g. `metropolises`, `lastSeat`. */
  readonly reason: string;
}

/** How a match may end outside of its game's rules: `Game.conclude` is given such an outcome. */
export const MATCH_END_REASONS = ['conceded', 'draw', 'standing', 'abandoned'] as const;
export type MatchEndReason = (typeof MATCH_END_REASONS)[number];

/** The named rule options of a game: every value that may be chosen; the first is the default. */
export type OptionTable = Readonly<Record<string, readonly string[]>>;

export interface SetUp<Options> {
  readonly seats: number;
  readonly options: Options;
}

/**
 * What an event means for those who only watch the calendar of a match, not its rules:
 * - `round`: a new round (cycle) is laid out; time for a picture, and for each seat's new private card;
 * - `card`: what a private card shows has changed; standing cards are brought up to date;
 * - `chapter`: a round is called out that takes some steps to be laid out: its story begins here.
 */
export type Milestone = 'round' | 'card' | 'chapter';

/** What an event shows that could not be known before: a throw or a draw, or what another seat had kept to itself. */
export type Shown = 'luck' | 'secret';

/** A JSON Schema (draft 2020-12), as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Brings an event of one shape to the next. */
export type Upcast = (event: BaseEvent) => BaseEvent;

export interface Vocabulary {
  readonly options: JsonSchema;
  readonly commands: JsonSchema;
  readonly events: JsonSchema;
  readonly views: JsonSchema;
}

/**
 * A game. Methods are pure: same arguments, same answer; arguments are never changed (they may be frozen).
 */
export interface Game<State, Command extends BaseCommand, Event extends BaseEvent, View, Options> {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionTable;

  initialState(): State;
  /** The event that says how many seats and which options; deals nothing. */
  begin(setUp: SetUp<Options>): readonly Event[];
  /** Deals the set-up and lays out the first round, for a state that `begin` alone has made. */
  deal(state: State, chance: Chance): readonly Event[];
  /** Events, or a rejection with its own reason. `command` is untrusted: any JSON value is answered, none throws. */
  decide(state: State, command: Command, chance: Chance): Decision<Event, State>;
  /** Folds one event, as it is. */
  evolve(state: State, event: Event): State;

  /** The seats that must act now, ascending. Empty exactly when there is an outcome (or nothing was dealt). */
  active(state: State): readonly Seat[];
  /** Complete: a command is accepted exactly when it is listed. A compound move goes step by step. */
  legalMoves(state: State, seat: Seat): readonly Command[];
  /** What is played for an active seat whose owner has gone: always legal. */
  safeMove(state: State, seat: Seat): Command;
  /** What the viewer may see: complete for pictures, prompts and cards; no secret of another seat. */
  view(state: State, viewer: Viewer): View;
  /** The same secrecy for history: the event as the viewer may see it, `undefined` if not at all. */
  redact(event: Event, viewer: Viewer): Event | undefined;
  /**
   * What an event that comes to `state` shows the seat that it could not know before, if anything: what it brings about cannot be
   * taken back by one seat alone. A decision that has drawn from its chance, and no other, has an event that shows luck to all.
   */
  reveals(state: State, event: Event, seat: Seat): Shown | undefined;
  outcome(state: State): Outcome | undefined;
  /**
   * The position once the house has ended the match outside the rules, as when all others have conceded: this is the outcome
   * then, and nobody is due any more.
   */
  conclude(state: State, outcome: Outcome): State;
  /**
   * The seats that are ahead of some as things stand, by the measure that ends the game. `among`: at least one, none of them out of
   * the game.
   */
  standing(state: State, among: readonly Seat[]): readonly Seat[];

  /** Seats that are out of the game for good; absent in games that drop nobody. */
  eliminated?(state: State): readonly Seat[];

  /**
   * What is shown of a match over its rounds once it is over: by name, the number of each seat at one moment, of which `own` holds each
   * seat's own view. Absent in games that have no such numbers.
   */
  course?(own: readonly View[]): Readonly<Record<string, readonly number[]>>;

  moment(event: Event): Milestone | undefined;
  /**
   * Every event type, each with what brings its older shapes up: first from shape 1 to 2, and so on. The present shape is
   * one more than their number. Logs outlive code: a changed event gets an entry here, never a special case in `evolve`.
   */
  readonly eventShapes: Readonly<Record<Event['type'], readonly Upcast[]>>;
  readonly vocabulary: Vocabulary;
}

/** A game whose own types have been forgotten: what every other room works with. */
export type AnyGame = Game<unknown, BaseCommand, BaseEvent, unknown, Readonly<Record<string, string>>>;

/** The state after all `events`, from `state` on. */
export const fold = <State, Event extends BaseEvent>(
  game: { evolve(state: State, event: Event): State },
  state: State,
  events: readonly Event[],
): State => events.reduce((folded, event) => game.evolve(folded, event), state);

export const rejected = (code: string, params: Params = {}): { readonly rejected: Rejection } => ({
  rejected: { code, params },
});
