import { sourcesIn } from '../support/sources.ts';
import { type Mutant, mutantsOf } from './mutants.ts';

/** Where mutants are made: the rules of Cyclades and the figures of its rulebook. */
const GROUND = ['src/games/cyclades/rules', 'src/games/cyclades/data'];

/** All mutants, file by file. */
export const allMutants = (): readonly Mutant[] => GROUND.flatMap((folder) => sourcesIn(folder, /\.ts$/)).flatMap(mutantsOf);
