/**
 * `npm run mutation` makes small changes in the rules and figures of each game, one at a time, and sees whether a rule test of that
 * game fails; `npm run mutation -- peloponnes battle` only in files whose path says so. Survivors are listed. The last line is one
 * JSON object. Fails when a game has fewer than 400 mutants or less than 95 % of those that change anything are caught, and when
 * `equivalent.json` names a mutant that is not there or that a test does catch.
 */
import { EQUIVALENT, isNamed } from './equivalent.ts';
import type { Mutant } from './mutants.ts';
import { allMutants, gameOfMutant, MUTATED_GAMES } from './targets.ts';
import { BROKEN, type Tried, tryAllMutants } from './tried.ts';

const LEAST_MUTANTS = 400;
const LEAST_SHARE = 0.95;

const asked = process.argv.slice(2);
const isAsked = ({ path }: { readonly path: string }): boolean => asked.length === 0 || asked.some((part) => path.includes(part));
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const place = ({ path, line, before, after }: Mutant): string => `${path}:${line}\n  - ${before}\n  + ${after}`;

const isEquivalent = ({ mutant }: { readonly mutant: Mutant }): boolean => EQUIVALENT.some((one) => isNamed(mutant, one));

const begun = performance.now();
const mutants = allMutants().filter(isAsked);
let done = 0;
const tried = await tryAllMutants(mutants, (one) => {
  done++;
  if (!one.trial.caughtBy && !isEquivalent(one)) say(`[${done}/${mutants.length}] survives: ${place(one.mutant)}`);
});

const different = tried.filter((one) => !isEquivalent(one));
const isCaught = ({ trial }: Tried): boolean => trial.caughtBy !== undefined;

/** The results of one game's mutants. */
const reportOf = (game: (typeof MUTATED_GAMES)[number]) => {
  const own = tried.filter(({ mutant }) => gameOfMutant(mutant) === game);
  const meant = own.filter((one) => !isEquivalent(one));
  const caught = meant.filter(isCaught);
  return {
    game,
    mutants: own.length,
    equivalent: own.length - meant.length,
    caught: caught.length,
    ofThoseEndless: caught.filter(({ trial }) => trial === BROKEN).length,
    survived: meant.length - caught.length,
    caughtShare: Number((caught.length / meant.length).toFixed(4)),
  };
};
const reports = MUTATED_GAMES.map(reportOf).filter((report) => report.mutants > 0);

const faults = [
  ...EQUIVALENT.filter(isAsked)
    .filter((one) => !mutants.some((mutant) => isNamed(mutant, one)))
    .map(({ path, before, after }) => `Named as equivalent, but not there: ${path}\n  - ${before}\n  + ${after}`),
  ...tried
    .filter((one) => isEquivalent(one) && isCaught(one))
    .map(({ mutant, trial }) => `Named as equivalent, but caught by ${trial.caughtBy?.file}: ${place(mutant)}`),
  ...reports
    .filter(({ mutants: all, equivalent }) => asked.length === 0 && all - equivalent < LEAST_MUTANTS)
    .map(({ game, mutants: all, equivalent }) => `${all - equivalent} mutants of ${game}, ${LEAST_MUTANTS} at least`),
  ...reports
    .filter(({ caughtShare }) => caughtShare < LEAST_SHARE)
    .map(({ game, caughtShare }) => `${(caughtShare * 100).toFixed(1)} % of ${game} caught, ${LEAST_SHARE * 100} % at least`),
];
for (const fault of faults) say(fault);

const ofKind = (kind: Mutant['kind']): string => {
  const all = different.filter(({ mutant }) => mutant.kind === kind);
  return `${all.filter(isCaught).length} of ${all.length}`;
};
say(`comparisons ${ofKind('comparison')}, booleans ${ofKind('boolean')}, constants ${ofKind('constant')}`);
say(JSON.stringify({ games: reports, seconds: Math.round((performance.now() - begun) / 1000) }));
process.exit(faults.length > 0 ? 1 : 0);
