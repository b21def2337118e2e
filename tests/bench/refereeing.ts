import type { AnyGame, BaseCommand, BaseEvent, Chance } from '#engine/game.ts';
import type { Conserved } from '../support/laws/conservation.ts';
import type { Secrets } from '../support/laws/secrets.ts';
import type { Figures } from './figures.ts';

/** How a match begins: as it is dealt, or in a crowded middle, to which dealt matches seldom come. */
export type Beginning = 'dealt' | 'crowded';

/** What a referee must know of the game that it watches. */
export interface Refereeing {
  readonly game: AnyGame;
  readonly secrets: Secrets;
  readonly conserved: Conserved;
  /** A position to begin in, with any options. */
  begun(beginning: Beginning, seats: number, seed: number, chance: Chance): unknown;
  /** A move at random, so that no kind of moves drowns the rest. */
  pick(moves: readonly BaseCommand[], chance: Chance): BaseCommand;
  /** Other commands given beside a move, most of which must be refused. `played`: the moves before. */
  others(state: unknown, moves: readonly BaseCommand[], played: readonly BaseCommand[], chance: Chance): readonly BaseCommand[];
  /** What a move was of use for. */
  uses(state: unknown, command: BaseCommand, events: readonly BaseEvent[]): readonly string[];
  /** Figures of all such uses together. */
  figuresOf(uses: readonly string[]): Figures;
  /** The way a match has ended, `undefined` while it goes on; and every way there is with so many seats. */
  ending(state: unknown): string | undefined;
  endings(seats: number): readonly string[];
  /** What is told of a match beside its length: its name, and how much of it there was. */
  readonly measure: string;
  measured(state: unknown): number;
}
