/**
 * The contract every game implements. This module imports nothing.
 *
 * A game is a decider (Chassaing): commands go into `decide`, events come out, `evolve` folds them into state. Rules live in
 * `decide`; `evolve` has no rules, no dice, no default branch and never throws.
 */

/** A seat, numbered from 0. Games do not know who sits there. */
export type Seat = number;

/** The recipient of a view: one seat, or a spectator, who sees only what is public. */
export type Viewer = Seat | 'spectator';

/** A seat's request: named in the imperative, tagged with its type, and always naming the seat. */
export interface BaseCommand {
  readonly type: string;
  readonly seat: Seat;
}

/**
 * A fact that has happened: named in the past tense and tagged with its type. Names seats, never people, and holds no prose.
 */
export interface BaseEvent {
  readonly type: string;
}

/** The params of a rejection's message. They hold only facts that the seat may know. */
export type Params = Readonly<Record<string, string | number | boolean | readonly string[] | readonly number[]>>;

/** Why a command was rejected: a value, never an exception. `code` is the key of its message. */
export interface Rejection {
  readonly code: string;
  readonly params: Params;
}

/** The result of a command: its events and the state after them, which saves folding the events again; or a rejection. */
export type Decision<Event, State> =
  | Accepted<Event, State>
  | { readonly rejected: Rejection; readonly events?: never; readonly state?: never };

export interface Accepted<Event, State> {
  readonly events: readonly Event[];
  /** The state after `events`, as `evolve` folds them. */
  readonly state: State;
  readonly rejected?: never;
}

/** The only source of randomness for a game, passed as an argument. */
export interface Chance {
  /** Rolls a die with these faces and returns the value of the face that comes up. */
  die(faces: readonly number[]): number;
  /** Returns an element of a non-empty list, chosen uniformly at random. */
  pick<T>(list: readonly T[]): T;
}

/** How a match ended. */
export interface Outcome {
  /** One seat, or several that share the win. */
  readonly winners: readonly Seat[];
  /** How it ended: the key of its message, e.g. `metropolises`, `lastSeat`. */
  readonly reason: string;
}

/** The ways a match may end outside its game's rules; `Game.conclude` receives such an outcome. */
export const MATCH_END_REASONS = ['conceded', 'draw', 'standing', 'abandoned'] as const;
export type MatchEndReason = (typeof MATCH_END_REASONS)[number];

/** The rule options of a game: for each name, all allowed values; the first is the default. */
export type OptionTable = Readonly<Record<string, readonly string[]>>;

/** Returns the default options: the first value of each. */
export const defaultsOf = <Table extends OptionTable>(table: Table): { readonly [Name in keyof Table]: Table[Name][number] } =>
  Object.fromEntries(Object.entries(table).map(([name, [first = '']]) => [name, first])) as {
    readonly [Name in keyof Table]: string;
  };

export interface SetUp<Options> {
  readonly seats: number;
  readonly options: Options;
}

/**
 * The milestone an event marks, for code that doesn't know the rules:
 * - `round`: a new round (cycle) is laid out; it needs a picture, and a new private card for each seat;
 * - `card`: the content of a private card has changed; existing cards are updated;
 * - `chapter`: a round that takes several steps to lay out begins, and its narration starts here.
 */
export type Milestone = 'round' | 'card' | 'chapter';

/** What an event reveals that was unknown before: the result of a die roll or draw (`luck`), or another seat's secret. */
export type Shown = 'luck' | 'secret';

/** A JSON Schema (draft 2020-12), as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Converts an event from one shape to the next. */
export type Upcast = (event: BaseEvent) => BaseEvent;

export interface Vocabulary {
  readonly options: JsonSchema;
  readonly commands: JsonSchema;
  readonly events: JsonSchema;
  readonly views: JsonSchema;
}

/** A game. Methods are pure: equal arguments give equal results; arguments are never changed (they may be frozen). */
export interface Game<State, Command extends BaseCommand, Event extends BaseEvent, View, Options> {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionTable;

  initialState(): State;
  /** Returns the event that records the number of seats and the options. Deals nothing. */
  begin(setUp: SetUp<Options>): readonly Event[];
  /** Returns the events that deal the set-up and lay out the first round. `state` must hold only the events of `begin`. */
  deal(state: State, chance: Chance): readonly Event[];
  /** Returns events, or a rejection with its reason. `command` is untrusted: never throws, whatever the JSON value. */
  decide(state: State, command: Command, chance: Chance): Decision<Event, State>;
  /** Returns the state after one event, which it does not check. */
  evolve(state: State, event: Event): State;

  /** Returns the seats that must act now, ascending. Empty exactly when there is an outcome (or nothing was dealt). */
  active(state: State): readonly Seat[];
  /**
   * Returns all legal moves of a seat: `decide` accepts a command exactly if it is listed. Compound moves are made step by
   * step.
   */
  legalMoves(state: State, seat: Seat): readonly Command[];
  /** Returns the move for an active seat whose player is gone. Always legal. */
  safeMove(state: State, seat: Seat): Command;
  /** Returns what the viewer may see: complete for pictures, prompts and cards, and without other seats' secrets. */
  view(state: State, viewer: Viewer): View;
  /** The counterpart of `view` for history: returns the event as the viewer may see it, `undefined` if it is hidden. */
  redact(event: Event, viewer: Viewer): Event | undefined;
  /**
   * Returns what an event on `state` reveals to the seat, if anything. A seat cannot undo such an event alone. A decision
   * contains an event that reveals luck to every seat exactly if it drew from its chance.
   */
  reveals(state: State, event: Event, seat: Seat): Shown | undefined;
  outcome(state: State): Outcome | undefined;
  /**
   * Returns the final state when the match ended outside the game's rules, e.g. because all others conceded: with this outcome
   * and no active seats.
   */
  conclude(state: State, outcome: Outcome): State;
  /**
   * Returns the current leaders among some seats, by the measure that ends the game. `among`: at least one seat, none of them
   * eliminated.
   */
  standing(state: State, among: readonly Seat[]): readonly Seat[];

  /** Returns the seats that are out of the game for good; absent in games without elimination. */
  eliminated?(state: State): readonly Seat[];

  /**
   * Returns one point of each data series in the chart of a finished match: for each series name, one number per seat. `own`
   * holds each seat's own view. Absent in games without such numbers.
   */
  course?(own: readonly View[]): Readonly<Record<string, readonly number[]>>;

  /**
   * Returns the numbers that the places of a finished match come from, the deciding one first: for each, by its name, one number
   * per seat. The places themselves follow from `standing`. `own` holds each seat's own view. Absent in games without such numbers.
   */
  ranking?(own: readonly View[]): Readonly<Record<string, readonly number[]>>;

  moment(event: Event): Milestone | undefined;
  /**
   * All event types, each with the upcasts of its older shapes: first from shape 1 to 2, and so on. The current shape is one
   * more than their number. Logs outlive code, so a changed event gets an upcast here, never a special case in `evolve`.
   */
  readonly eventShapes: Readonly<Record<Event['type'], readonly Upcast[]>>;
  readonly vocabulary: Vocabulary;
}

/** A game with its own types erased, as all other modules use it. */
export type AnyGame = Game<unknown, BaseCommand, BaseEvent, unknown, Readonly<Record<string, string>>>;

/** Returns `state` with all `events` folded in. */
export const fold = <State, Event extends BaseEvent>(
  game: { evolve(state: State, event: Event): State },
  state: State,
  events: readonly Event[],
): State => events.reduce((folded, event) => game.evolve(folded, event), state);

export const rejected = (code: string, params: Params = {}): { readonly rejected: Rejection } => ({
  rejected: { code, params },
});
