import type { FactsOf } from '#engine/facts.ts';
import type { AnyGame, BaseEvent, Seat } from '#engine/game.ts';
import type { AnyMoves, MoveFields } from '#engine/moves.ts';
import type { AnyStandingOrders } from '#engine/orders.ts';
import type { AnyTrialRules } from '#engine/trial.ts';
import type { Lesson } from './lesson.ts';
import type { Puzzle } from './puzzle.ts';

/** What a lobby's settings need to know about a game's options. */
export interface OptionUse {
  /** The options that most hosts want to choose, in this order. */
  readonly first: readonly string[];
  /** The number of seats, for options that matter only with that number. */
  readonly seats: Readonly<Record<string, number>>;
}

/** A game without its pictures and words. */
export interface GameDefinition {
  readonly rules: AnyGame;
  readonly moves: AnyMoves;
  /** Absent in a game that supports no standing orders. */
  readonly orders?: AnyStandingOrders;
  /** Absent in a game whose moves can't be tried. */
  readonly trial?: AnyTrialRules;
  /** The scripts of the tutorial, in order; absent in a game without one. */
  readonly lessons?: readonly Lesson[];
  /** The puzzles of this release; absent in a game without any. */
  readonly puzzles?: readonly Puzzle[];
  /** Absent in a game without options of this kind. */
  readonly optionUse?: OptionUse;
  /**
   * Returns the seats that an event, as everybody sees it, attacks or takes something from; `view` is what a spectator sees after
   * it. Their players are notified of what others did. Absent in a game in which players cannot harm each other.
   */
  readonly harms?: (event: BaseEvent, view: () => unknown) => readonly Seat[];
  /** Returns what statistics count beside wins. Absent in a game of which nothing else is counted. */
  readonly facts?: FactsOf<BaseEvent>;
  /** Whether its picture comes in a tall shape, too. */
  readonly tallPictures?: boolean;
}

/** The games of the bot. Everything that works for every game receives this registry, so that no module names a game. */
export interface GameRegistry<Definition extends GameDefinition = GameDefinition> {
  /** In the order of lists and menus. */
  readonly ids: readonly string[];
  /** The rules by the game's id. */
  readonly rules: Readonly<Record<string, AnyGame>>;
  /** Returns the game with this id, which is untrusted; `undefined` when there is none. */
  find(id: string): (Definition & { readonly fields: MoveFields }) | undefined;
}

export const createGameRegistry = <Definition extends GameDefinition>(games: readonly Definition[]): GameRegistry<Definition> => {
  const byId = new Map(games.map((game) => [game.rules.id, { ...game, fields: fieldsOf(game.moves) }]));
  return {
    ids: [...byId.keys()],
    rules: Object.fromEntries(games.map(({ rules }) => [rules.id, rules])),
    find: (id) => byId.get(id),
  };
};

const fieldsOf = ({ table }: AnyMoves): MoveFields =>
  Object.fromEntries(Object.entries(table).map(([type, { fields = [] }]) => [type, fields]));
