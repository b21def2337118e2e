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

/** The laws of a table share its matches, of which the first has this seed. */
const [FIRST = 0] = fc.sample(fc.nat(1_000_000), 1);

/** Tries a law on the seeds of a few random matches. */
export const forMatches = (runs: number, law: (seed: number) => void): void => {
  const examples = Array.from({ length: runs }, (_, index): [number] => [FIRST + index]);
  fc.assert(fc.property(fc.nat(2_000_000), law), { numRuns: runs, examples });
};

export const optionsOf = ({ game, lively }: LawfulTable, seed: number): Readonly<Record<string, string>> => ({
  ...randomOptions(game, seed),
  ...(seed % 5 > 0 && lively),
});

/** The matches of the table whose laws are tested now. */
const kept = { table: undefined as LawfulTable | undefined, matches: new Map<string, Playout>() };

/** Returns a random match with this number of seats, and with these options in place of random ones. */
export const played = (table: LawfulTable, seed: number, fixed: Readonly<Record<string, string>> = {}): Playout => {
  if (kept.table !== table) Object.assign(kept, { table, matches: new Map() });
  const options = { ...optionsOf(table, seed), ...fixed };
  const key = JSON.stringify([seed, options]);
  const match = kept.matches.get(key) ?? playOut(table.game, table.seats, seed, options);
  kept.matches.set(key, match);
  return match;
};

/** Returns about that many elements, spread evenly. */
export const sampled = <T>(all: readonly T[], count: number): readonly T[] =>
  all.filter((_, index) => index % Math.max(1, Math.floor(all.length / count)) === 0);

export const everySeat = (seats: number): readonly Seat[] => [...Array(seats).keys()];
