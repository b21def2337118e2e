import type { AnyGame, BaseCommand, BaseEvent, Chance } from '#engine/game.ts';
import type { Conserved } from '../support/laws/conservation.ts';
import type { Secrets } from '../support/laws/secrets.ts';
import type { Figures } from './figures.ts';

/** How a match begins: with a deal, or in a crowded position, which dealt matches rarely reach. */
export type Beginning = 'dealt' | 'crowded';

/** A game's part of the referee. */
export interface Refereeing {
  readonly game: AnyGame;
  readonly secrets: Secrets;
  readonly conserved: Conserved;
  /** A starting position, with any options. */
  begun(beginning: Beginning, seats: number, seed: number, chance: Chance): unknown;
  /** A random move, chosen so that no kind of move dominates. */
  pick(moves: readonly BaseCommand[], chance: Chance): BaseCommand;
  /** Other commands sent beside a move, most of which have to be refused. `played`: the moves before. */
  others(state: unknown, moves: readonly BaseCommand[], played: readonly BaseCommand[], chance: Chance): readonly BaseCommand[];
  /** The uses a move counts for. */
  uses(state: unknown, command: BaseCommand, events: readonly BaseEvent[]): readonly string[];
  /** Figures of all such uses together. */
  figuresOf(uses: readonly string[]): Figures;
  /** How a match has ended, `undefined` while it is running; and all possible endings for this number of seats. */
  ending(state: unknown): string | undefined;
  endings(seats: number): readonly string[];
  /** A figure of a match beside its length: its name and amount. */
  readonly measure: string;
  measured(state: unknown): number;
}
