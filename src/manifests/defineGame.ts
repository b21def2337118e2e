import type { AnyComputerSeats, ComputerSeats } from '#engine/computer.ts';
import type { FactsOf } from '#engine/facts.ts';
import type { BaseCommand, BaseEvent, Game, Seat } from '#engine/game.ts';
import type { Moves } from '#engine/moves.ts';
import type { BaseOrder, StandingOrders } from '#engine/orders.ts';
import type { TrialRules } from '#engine/trial.ts';
import type { GameDefinition, Lesson, OptionUse, Puzzle } from '#games/index.ts';
import type { GameMessages, GameMessagesIn } from '#i18n/index.ts';
import type { GameRenderer } from '#renderers/index.ts';

/** A game as the bot plays it. What only one program or thread needs is loaded by it. */
export interface GameManifest extends GameDefinition {
  /** Loads the AI players; absent in a game without them. */
  readonly computers?: () => Promise<AnyComputerSeats>;
  /** Loads what paints its pictures. */
  readonly picture?: () => Promise<GameRenderer>;
  /** The names of emojis whose signs are no words, by their signs. */
  readonly emojiNames?: readonly (readonly [sign: string, name: string])[];
  /** Loads what languages say about the game. A language that lacks phrases for it takes them from English. */
  readonly messages: () => Promise<GameMessagesIn>;
}

/** The parts of a game with its own types, so that the compiler checks that they fit together. */
interface GameParts<State, Command extends BaseCommand, Event extends BaseEvent, View, Options, Order extends BaseOrder> {
  readonly rules: Game<State, Command, Event, View, Options>;
  readonly moves: Moves<Command, View>;
  readonly orders?: StandingOrders<Command, View, Order>;
  readonly trial?: TrialRules<State, Command, Event, View>;
  readonly lessons?: readonly Lesson[];
  readonly puzzles?: readonly Puzzle[];
  readonly optionUse?: OptionUse;
  readonly harms?: (event: Event, view: () => View) => readonly Seat[];
  readonly facts?: FactsOf<Event>;
  readonly tallPictures?: boolean;
  readonly computers?: () => Promise<ComputerSeats<View, Command>>;
  readonly picture?: () => Promise<GameRenderer>;
  readonly emojiNames?: GameManifest['emojiNames'];
  readonly messages: () => Promise<(...asked: Parameters<GameMessagesIn>) => GameMessages<View, Event, Command>>;
}

/**
 * Returns a game with its own types erased. Its states, commands and views reach its parts only through the game itself, so they
 * always fit.
 */
export const defineGame = <State, Command extends BaseCommand, Event extends BaseEvent, View, Options, Order extends BaseOrder>(
  parts: GameParts<State, Command, Event, View, Options, Order>,
): GameManifest => parts as unknown as GameManifest;
