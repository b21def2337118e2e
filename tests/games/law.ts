import fc from 'fast-check';
import type { AnyGame, Seat } from '#engine/game.ts';
import type { Conserved } from '../support/laws/conservation.ts';
import type { Secrets } from '../support/laws/secrets.ts';
import { type Playout, playOut, randomOptions } from '../support/players/playout.ts';

/** A game with its number of seats, and what its laws must know besides the contract. */
export interface LawfulTable {
  readonly game: AnyGame;
  readonly seats: number;
  readonly secrets: Secrets;
  readonly conserved: Conserved;
  /** Options that bring most rules into play: four of five matches are played by them. */
  readonly lively?: Readonly<Record<string, string>>;
  /** Reasons of an end that nobody wins. */
  readonly lost?: readonly string[];
}

/** A few random matches of the game, options and all. */
export const forMatches = (runs: number, law: (seed: number) => void): void => {
  fc.assert(fc.property(fc.nat(1_000_000), law), { numRuns: runs });
};

export const optionsOf = ({ game, lively }: LawfulTable, seed: number): Readonly<Record<string, string>> => ({
  ...randomOptions(game, seed),
  ...(seed % 5 > 0 && lively),
});

/** A random match at this table. */
export const played = (table: LawfulTable, seed: number): Playout =>
  playOut(table.game, table.seats, seed, optionsOf(table, seed));

/** Returns about that many of them, spread evenly. */
export const sampled = <T>(all: readonly T[], count: number): readonly T[] =>
  all.filter((_, index) => index % Math.max(1, Math.floor(all.length / count)) === 0);

export const everySeat = (seats: number): readonly Seat[] => [...Array(seats).keys()];
