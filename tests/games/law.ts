import fc from 'fast-check';
import type { AnyGame, Seat } from '#engine/game.ts';
import type { Conserved } from '../support/laws/conservation.ts';
import type { Secrets } from '../support/laws/secrets.ts';
import { type Playout, playOut, randomOptions } from '../support/players/playout.ts';

/** A game with its number of seats, and what its laws need in addition to the contract. */
export interface LawfulTable {
  readonly game: AnyGame;
  readonly seats: number;
  readonly secrets: Secrets;
  readonly conserved: Conserved;
  /** Options that use most rules: four of five matches are played with them. */
  readonly lively?: Readonly<Record<string, string>>;
  /** End reasons without a winner. */
  readonly lost?: readonly string[];
}

/** Returns a few random matches of the game, with random options. */
export const forMatches = (runs: number, law: (seed: number) => void): void => {
  fc.assert(fc.property(fc.nat(1_000_000), law), { numRuns: runs });
};

export const optionsOf = ({ game, lively }: LawfulTable, seed: number): Readonly<Record<string, string>> => ({
  ...randomOptions(game, seed),
  ...(seed % 5 > 0 && lively),
});

/** Returns a random match with this number of seats. */
export const played = (table: LawfulTable, seed: number): Playout =>
  playOut(table.game, table.seats, seed, optionsOf(table, seed));

/** Returns about that many elements, spread evenly. */
export const sampled = <T>(all: readonly T[], count: number): readonly T[] =>
  all.filter((_, index) => index % Math.max(1, Math.floor(all.length / count)) === 0);

export const everySeat = (seats: number): readonly Seat[] => [...Array(seats).keys()];
