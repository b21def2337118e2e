import type { Adviser } from './advice.ts';
import type { BaseCommand, Chance } from './game.ts';
import { randomMove } from './randomMove.ts';

/**
 * An AI player of a game: it sees what a person in its seat sees, and nothing else. Pure like the game: chance is an argument,
 * and its search is bounded by the amount of work, never by a clock.
 */
export interface ComputerSeat<View, Command extends BaseCommand> {
  /** The name of this way of playing, such as `computer-1`. A name means the same moves for ever. */
  readonly version: string;
  /**
   * Returns one of `legal`, the complete, non-empty list of legal moves of the view's seat. `chance` is independent of the
   * match's, so that the player's simulations reveal nothing about future draws.
   */
  choose(view: View, legal: readonly Command[], chance: Chance): Command;
}

/** An AI player that also explains its choices. */
export type AdvisingSeat<View, Command extends BaseCommand, Reason> = ComputerSeat<View, Command> &
  Adviser<View, Command, Reason>;

/**
 * Returns the element with the highest worth, the first among equals, or `undefined` for an empty list. Evaluates each element
 * once.
 */
export const maxBy = <T>(list: readonly T[], worthOf: (one: T) => number): T | undefined => {
  let best: { readonly one: T; readonly worth: number } | undefined;
  for (const one of list) {
    const worth = worthOf(one);
    if (best === undefined || worth > best.worth) best = { one, worth };
  }
  return best?.one;
};

/** How well an AI player plays, the weakest first. Stored words. */
export const LEVELS = ['novice', 'usual', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

/** The AI players of a game by level, and what they know of a position. */
export interface ComputerSeats<View, Command extends BaseCommand, Reason = unknown>
  extends Readonly<Record<Level, ComputerSeat<View, Command>>>,
    Adviser<View, Command, Reason> {
  /** Returns the probability, from 0 to 1, that the seat of the view wins. It knows nothing that the view does not show. */
  winChance(view: View, chance: Chance): number;
}

/** Returns an AI player that looks at only this many of its legal moves, chosen at random, and plays as the other one does among them. */
export const hasty = <View, Command extends BaseCommand>(
  version: string,
  player: ComputerSeat<View, Command>,
  looks: number,
): ComputerSeat<View, Command> => ({
  version,
  choose: (view, legal, chance) => {
    const seen = Array.from({ length: looks }, () => randomMove(legal, chance));
    return player.choose(view, [...new Set(seen)], chance);
  },
});

/** An AI player, and those of a game, with the game's own types erased. */
export type AnyComputerSeat = ComputerSeat<unknown, BaseCommand>;
export type AnyComputerSeats = ComputerSeats<unknown, BaseCommand>;
