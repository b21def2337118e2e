import { sourcesIn } from '../support/structure/sources.ts';
import { type Mutant, mutantsOf } from './mutants.ts';

/** Code in which mutants are made, and the tests that have to catch them. */
export interface Target {
  readonly sources: readonly string[];
  readonly tests: string;
  /** Test files that are not run. */
  readonly excluded: RegExp;
  /** Fewer tests mean that some of them no longer run. */
  readonly minTests: number;
  /** Minimum share of mutants that tests have to catch, without equivalent ones. */
  readonly minCaught: number;
}

/** The rules of a game and the figures of its rulebook. Tests that play at random are excluded: they catch a mutant only by luck. */
const rulesOf = (game: string, minTests: number): Target => ({
  sources: [`src/games/${game}/rules`, `src/games/${game}/data`],
  tests: `tests/games/${game}`,
  excluded: /\/(rules|laws|secrets|harms)\.test\.ts$/,
  minTests,
  minCaught: 0.95,
});

export const TARGETS = {
  cyclades: rulesOf('cyclades', 400),
  peloponnes: rulesOf('peloponnes', 240),
  matches: {
    sources: ['src/matches'],
    tests: 'tests/matches',
    // These load every game of the bot, play at random, or need a database.
    excluded: /\/(beacon|countedDraws|undoneOrders|olderReplays|games|redaction|laws|undoLaws|.*\.int)\.test\.ts$/,
    minTests: 560,
    minCaught: 0.95,
  },
} as const satisfies Readonly<Record<string, Target>>;

export type TargetName = keyof typeof TARGETS;
export const TARGET_NAMES = Object.keys(TARGETS) as readonly TargetName[];

/** Returns every mutant, target by target and file by file. */
export const allMutants = (): readonly Mutant[] =>
  TARGET_NAMES.flatMap((name) => TARGETS[name].sources)
    .flatMap((folder) => sourcesIn(folder, /\.ts$/))
    .flatMap(mutantsOf);

/** Returns the target whose sources a mutant is in. */
export const targetOf = ({ path }: Pick<Mutant, 'path'>): TargetName => {
  const target = TARGET_NAMES.find((name) => TARGETS[name].sources.some((folder) => path.startsWith(`${folder}/`)));
  if (target === undefined) throw new Error(`${path} is no source in which mutants are made.`);
  return target;
};
