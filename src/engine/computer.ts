import type { BaseCommand, Chance } from './game.ts';

/**
 * An AI player of a game: it sees what a person in its seat sees, and nothing else. Pure like the game: chance is an argument,
 * and its search is bounded by the amount of work, never by a clock.
 */
export interface ComputerSeat<View, Command extends BaseCommand> {
  /**
   * Returns one of `legal`, the complete, non-empty list of legal moves of the view's seat. `chance` is independent of the
   * match's, so that the player's simulations reveal nothing about future draws.
   */
  choose(view: View, legal: readonly Command[], chance: Chance): Command;
}

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

/** An AI player with its game's own types erased. */
export type AnyComputerSeat = ComputerSeat<unknown, BaseCommand>;
