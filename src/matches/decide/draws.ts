import { chanceOf, countedChance } from '../log/chance.ts';
import type { RecordedCommand } from '../model/commandRecord.ts';
import type { MatchCommand } from '../model/commands.ts';
import { areDrawsCounted, wordsIn } from '../model/state.ts';
import type { MatchId } from '../model/types.ts';
import type { FoldedState } from '../replay/stateCache.ts';
import type { Draws } from './transition.ts';

/** Returns the draws for a command on a folded match. If the command carries a beacon round, its signature is mixed in. */
export const drawsOf = (
  { state, draws }: Pick<FoldedState, 'state' | 'draws'>,
  secret: Uint8Array,
  match: MatchId,
  command: MatchCommand | RecordedCommand,
): Draws => {
  const beacon = command.type === 'DrawRound' ? command.signature : undefined;
  const luck = { secret, match, words: wordsIn(state), beacon };
  if (!areDrawsCounted(state)) return { chanceAt: (version) => chanceOf(luck, version), drawn: () => 0, forgetAfter: () => {} };
  let counted = countedChance(luck, draws);
  return {
    chanceAt: () => counted.chance,
    drawn: () => counted.drawn(),
    forgetAfter: (count) => {
      counted = countedChance(luck, draws, count);
    },
  };
};
