import type { BaseCommand } from './game.ts';

/** How people enter a game's moves: by typing a subcommand, or field by field in menus. Pure data, and functions of a view. */

/** A field of a game's command, in the order in which people are asked for it. */
export interface Field {
  readonly name: string;
  /**
   * How people write the value. An `entry` has a key and a name in the game's reference; an `index` counts from 0 in commands
   * and from 1 for people; a `seat` is written as its player's name.
   */
  readonly kind: 'word' | 'entry' | 'amount' | 'index' | 'seat';
  /** Whether a user who types may omit it. */
  readonly optional?: true;
  /** Whether its value appears in the picture: a place, a tile, a card. */
  readonly onBoard?: true;
  /** Whether it is chosen together with the field before it if one menu can hold all combinations. */
  readonly together?: true;
  /** Whether its value has to be explained: it is chosen in a step of its own, and a move that has no other step is confirmed. */
  readonly explained?: true;
}

export type MoveValues = Readonly<Record<string, string | number>>;

/** The fields of each type of a game's moves. */
export type MoveFields = Readonly<Record<string, readonly Field[]>>;

/** How to complete a move with omitted fields. `view` is the actor's. */
export interface MoveChoice<Command, View> {
  /** Returns one of several moves when optional fields were omitted. By default, the actor is asked. */
  pick?(view: View, moves: readonly Command[]): Command | undefined;
  /**
   * Returns the typed values, completed when no legal move matches them, so that the rejection is about what was typed. `moves`
   * are the legal moves of this type.
   */
  fill?(values: MoveValues, moves: readonly Command[], view: View): MoveValues;
}

/** The fields of a command besides its type and seat. For a command with several shapes: the fields of all of them. */
type FieldName<Command> = Exclude<Command extends unknown ? keyof Command : never, 'type' | 'seat'>;

/** Why a move is confirmed: it rolls dice, or it would lose what it pays for and bring nothing. */
export type Risk = 'dice' | 'loss';

/** How one type of move is entered. */
export interface MoveEntry<Command extends BaseCommand, View, Type = string> extends MoveChoice<Command, View> {
  /** The subcommand, as typed. */
  readonly name: string;
  /** The fields, in the order in which people are asked for them; none by default. */
  readonly fields?: readonly (Field & { readonly name: FieldName<Extract<Command, { type: Type }>> })[];
  /** Whether people confirm it while a move of another type is legal: it ends a turn, or gives something up. */
  readonly confirm?: true;
  /** Set for a move that people usually make in its situation: it is offered first. */
  readonly usual?: true;
  /** Returns the risk for which people confirm this move; none by default. `view` is the actor's. */
  risk?(view: View, move: Command): Risk | undefined;
  /** Returns whether the move takes something from another seat: such moves are offered first. */
  strikes?(view: View, move: Command): boolean;
  /** Returns whether the move gives its own seat something that others of its type give to others: such moves are offered first. */
  favors?(view: View, move: Command): boolean;
  /** Returns those of the moves that a panel offers at once, without asking for each field; by default all. */
  likely?(view: View, moves: readonly Command[]): readonly Command[];
}

/** Every type of a game's moves, in the order of its subcommands. */
export type MoveTable<Command extends BaseCommand, View> = {
  readonly [Type in Command['type']]: MoveEntry<Command, View, Type>;
};

/** All that people need to enter a game's moves. */
export interface Moves<Command extends BaseCommand, View> {
  readonly table: MoveTable<Command, View>;
  /** Returns the moves that people enter as one although they are several of the game's, beside `legal`; none by default. */
  compound?(view: View, legal: readonly Command[]): readonly Command[];
  /** Returns the moves of the game that a move consists of, in order; by default the move itself. */
  steps?(view: View, move: Command): readonly Command[];
  /** Other words that people type, mapped to the game's own. */
  readonly synonyms?: Readonly<Record<string, string>>;
}

/** A game's moves with its own types erased. */
export type AnyMoves = Moves<BaseCommand, unknown> & {
  readonly table: Readonly<Record<string, MoveEntry<BaseCommand, unknown>>>;
};
