import type { BaseCommand, Chance } from './game.ts';

/**
 * A seat that plays by itself, beside a game: it sees what a person in that seat sees, and nothing else. Pure like the game: luck is
 * an argument, and how long it thinks is bounded by how much it looks at, never by a clock.
 */
export interface ComputerSeat<View, Command extends BaseCommand> {
  /**
   * One of `legal`, which are all legal moves of the seat that `view` is for, at least one. `chance` is a luck of its own, not that
   * of the match: what the seat imagines tells nothing of what will come.
   */
  choose(view: View, legal: readonly Command[], chance: Chance): Command;
}

/** What is worth most of a list, of equals the first; nothing of an empty one. Each is weighed once. */
export const maxBy = <T>(list: readonly T[], worthOf: (one: T) => number): T | undefined => {
  let best: { readonly one: T; readonly worth: number } | undefined;
  for (const one of list) {
    const worth = worthOf(one);
    if (best === undefined || worth > best.worth) best = { one, worth };
  }
  return best?.one;
};

/** A computer seat whose game's own types have been forgotten. */
export type AnyComputerSeat = ComputerSeat<unknown, BaseCommand>;
