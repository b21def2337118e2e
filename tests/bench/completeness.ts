import { askAll } from '../games/completeness.ts';
import { fuzz, WRONGS, type Wrong } from '../games/fuzz.ts';
import { ASKING } from '../support/builders/mistakenCommands.ts';
import { theGame } from '../support/builders/positions.ts';
import { provided } from '../support/setup/provided.ts';
import { capitals, type Figures } from './figures.ts';

const POSITIONS = 2_000;
/** Of each game. */
const WRONG_COMMANDS = 100_000;

/** Checks that legal moves are complete: throws unless a command is accepted exactly when it is listed. */
export const completenessBench = async (): Promise<Figures> => ({
  ...completenessOf('cyclades', 'completeness'),
  ...completenessOf('peloponnes', 'peloponnesCompleteness'),
});

const completenessOf = (game: string, prefix: string): Figures => {
  const { positions, commands, accepted, changed, changedAccepted } = askAll(
    theGame(game),
    provided(ASKING, game),
    POSITIONS,
    20_000,
  );
  return {
    [`${prefix}Positions`]: positions,
    [`${prefix}Commands`]: commands,
    [`${prefix}Accepted`]: accepted / commands,
    [`${prefix}Changed`]: changed / commands,
    [`${prefix}ChangedAccepted`]: changedAccepted / changed,
  };
};

/** Checks wrong commands of every kind: throws unless each is refused with its code and changes nothing. */
export const fuzzBench = async (): Promise<Figures> => ({
  ...fuzzOf('cyclades', 'fuzz', 'of an eliminated seat'),
  ...fuzzOf('peloponnes', 'peloponnesFuzz', 'of a seat not due'),
});

/** `idle`: what this game calls a seat that has no move. */
const fuzzOf = (game: string, prefix: string, idle: string): Figures => {
  const given = fuzz(theGame(game), WRONG_COMMANDS, 30_000);
  const called = (wrong: Wrong): string => capitals(wrong === 'of an idle seat' ? idle : wrong);
  return {
    [`${prefix}Commands`]: Object.values(given).reduce((sum, count) => sum + count),
    ...Object.fromEntries(WRONGS.map((wrong) => [prefix + called(wrong), given[wrong]])),
  };
};
