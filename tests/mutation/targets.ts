import { sourcesIn } from '../support/structure/sources.ts';
import { type Mutant, mutantsOf } from './mutants.ts';

/** Games whose rules, and the figures of whose rulebooks, mutants are made in. */
export const MUTATED_GAMES = ['cyclades', 'peloponnes'] as const;
export type MutatedGame = (typeof MUTATED_GAMES)[number];

/** All mutants, game by game and file by file. */
export const allMutants = (): readonly Mutant[] =>
  MUTATED_GAMES.flatMap((game) => [`src/games/${game}/rules`, `src/games/${game}/data`])
    .flatMap((folder) => sourcesIn(folder, /\.ts$/))
    .flatMap(mutantsOf);

/** The game in which a mutant is. */
export const gameOfMutant = ({ path }: { readonly path: string }): MutatedGame => {
  const game = MUTATED_GAMES.find((each) => path.startsWith(`src/games/${each}/`));
  if (game === undefined) throw new Error(`${path} is a file of no game whose rules are mutated.`);
  return game;
};
