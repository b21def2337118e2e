import { askAll } from '../games/completeness.ts';
import { fuzz, WRONGS } from '../games/fuzz.ts';
import type { Figures } from './figures.ts';

const POSITIONS = 2_000;
const WRONG_COMMANDS = 100_000;

/** Whether legal moves are complete: throws unless a command is accepted exactly when it is listed. */
export const completenessBench = async (): Promise<Figures> => {
  const { positions, commands, accepted, changed, changedAccepted } = askAll(POSITIONS, 20_000);
  return {
    completenessPositions: positions,
    completenessCommands: commands,
    completenessAccepted: accepted / commands,
    completenessChanged: changed / commands,
    completenessChangedAccepted: changedAccepted / changed,
  };
};

/** Wrong commands of every sort; throws unless each is refused by its code and changes nothing. */
export const fuzzBench = async (): Promise<Figures> => {
  const given = fuzz(WRONG_COMMANDS, 30_000);
  const named = WRONGS.map((wrong) => [`fuzz${capitals(wrong)}`, given[wrong]]);
  return { fuzzCommands: Object.values(given).reduce((sum, count) => sum + count), ...Object.fromEntries(named) };
};

const capitals = (words: string): string =>
  words
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
