import { chanceOf, countedChance } from './chance.ts';
import type { Folded } from './folded.ts';
import type { ChanceAt } from './progress.ts';
import { areDrawsCounted, wordsIn } from './state.ts';
import type { MatchId } from './types.ts';

/** The draws of one command. */
export interface Draws {
  readonly chanceAt: ChanceAt;
  /** How many there were so far; always 0 in a match that was opened before draws were counted. */
  readonly drawn: () => number;
}

/** Returns the draws of a command to a folded match. */
export const drawsOf = ({ state, draws }: Pick<Folded, 'state' | 'draws'>, secret: Uint8Array, match: MatchId): Draws => {
  const luck = { secret, match, words: wordsIn(state) };
  if (!areDrawsCounted(state)) return { chanceAt: (version) => chanceOf(luck, version), drawn: () => 0 };
  const { chance, drawn } = countedChance(luck, draws);
  return { chanceAt: () => chance, drawn };
};
