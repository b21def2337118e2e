/**
 * `npm run mutation` makes small changes (mutants) in the rules of each game and in `src/matches`, one at a time, and checks that a
 * test fails; `npm run mutation -- peloponnes battle` only in files whose path contains one of these words. Survivors are listed; the
 * last line is one JSON object. Fails when a target has fewer than 400 mutants, when tests catch fewer of those that change
 * behaviour than `targets.ts` demands, and when `equivalent.json` names a mutant that does not exist or that a test catches.
 */
import { EQUIVALENT, isNamed } from './equivalent.ts';
import type { Mutant } from './mutants.ts';
import { allMutants, TARGET_NAMES, TARGETS, type TargetName, targetOf } from './targets.ts';
import { BROKEN, type Tried, tryAllMutants } from './tried.ts';

const MIN_MUTANTS = 400;

const words = process.argv.slice(2);
const isSelected = ({ path }: { readonly path: string }): boolean =>
  words.length === 0 || words.some((part) => path.includes(part));
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const place = ({ path, line, before, after }: Mutant): string => `${path}:${line}\n  - ${before}\n  + ${after}`;

const isEquivalent = ({ mutant }: { readonly mutant: Mutant }): boolean => EQUIVALENT.some((one) => isNamed(mutant, one));

const startedAt = performance.now();
const mutants = allMutants().filter(isSelected);
let done = 0;
const tried = await tryAllMutants(mutants, (one) => {
  done++;
  if (!one.trial.caughtBy && !isEquivalent(one)) print(`[${done}/${mutants.length}] survives: ${place(one.mutant)}`);
});

const different = tried.filter((one) => !isEquivalent(one));
const isCaught = ({ trial }: Tried): boolean => trial.caughtBy !== undefined;

/** Returns how many mutants of a target there are, and how many were caught. */
const reportOf = (target: TargetName) => {
  const own = tried.filter(({ mutant }) => targetOf(mutant) === target);
  const notEquivalent = own.filter((one) => !isEquivalent(one));
  const caught = notEquivalent.filter(isCaught);
  return {
    target,
    mutants: own.length,
    equivalent: own.length - notEquivalent.length,
    caught: caught.length,
    caughtByCrash: caught.filter(({ trial }) => trial === BROKEN).length,
    survived: notEquivalent.length - caught.length,
    caughtShare: Number((caught.length / notEquivalent.length).toFixed(4)),
  };
};
const reports = TARGET_NAMES.map(reportOf).filter((report) => report.mutants > 0);

const faults = [
  ...EQUIVALENT.filter(isSelected)
    .filter((one) => !mutants.some((mutant) => isNamed(mutant, one)))
    .map(({ path, before, after }) => `Named as equivalent, but does not exist: ${path}\n  - ${before}\n  + ${after}`),
  ...tried
    .filter((one) => isEquivalent(one) && isCaught(one))
    .map(({ mutant, trial }) => `Named as equivalent, but caught by ${trial.caughtBy?.file}: ${place(mutant)}`),
  ...reports
    .filter(({ mutants: all, equivalent }) => words.length === 0 && all - equivalent < MIN_MUTANTS)
    .map(({ target, mutants: all, equivalent }) => `${all - equivalent} mutants in ${target}, at least ${MIN_MUTANTS} required`),
  ...reports
    .filter(({ target, caughtShare }) => caughtShare < TARGETS[target].minCaught)
    .map(
      ({ target, caughtShare }) =>
        `${(caughtShare * 100).toFixed(1)} % caught in ${target}, at least ${TARGETS[target].minCaught * 100} % required`,
    ),
];
for (const fault of faults) print(fault);

const ofKind = (kind: Mutant['kind']): string => {
  const all = different.filter(({ mutant }) => mutant.kind === kind);
  return `${all.filter(isCaught).length} of ${all.length}`;
};
print(`comparisons ${ofKind('comparison')}, booleans ${ofKind('boolean')}, constants ${ofKind('constant')}`);
print(JSON.stringify({ targets: reports, seconds: Math.round((performance.now() - startedAt) / 1000) }));
process.exit(faults.length > 0 ? 1 : 0);
