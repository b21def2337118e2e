/**
 * `npm run mutation` makes small changes in the rules and figures of Cyclades, one at a time, and sees whether a rule test fails;
 * `npm run mutation -- battle` only in files whose path says so. Survivors are listed. The last line is one JSON object.
 * Fails when the whole has fewer than 400 mutants or less than 95 % of those that change anything are caught, and when
 * `equivalent.json` names a mutant that is not there or that a test does catch.
 */
import { workOff } from '../support/workers.ts';
import { EQUIVALENT, isNamed } from './equivalent.ts';
import { allMutants } from './ground.ts';
import type { Mutant } from './mutants.ts';
import type { Trial } from './trials.ts';

const LEAST_MUTANTS = 400;
const LEAST_SHARE = 0.95;
/** A mutant that makes the tests go round in circles, or eats all memory, is caught: no test run would end well. */
const MOST_SECONDS = 30;
const BROKEN: Trial = { caughtBy: { file: '', test: 'the tests do not end, or crash' }, tests: 0 };

interface Tried {
  readonly mutant: Mutant;
  readonly trial: Trial;
}

const asked = process.argv.slice(2);
const isAsked = ({ path }: { readonly path: string }): boolean => asked.length === 0 || asked.some((part) => path.includes(part));
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const place = ({ path, line, before, after }: Mutant): string => `${path}:${line}\n  - ${before}\n  + ${after}`;

const isEquivalent = ({ mutant }: { readonly mutant: Mutant }): boolean => EQUIVALENT.some((one) => isNamed(mutant, one));

const begun = performance.now();
const mutants = allMutants().filter(isAsked);
const tried: Tried[] = [];
await workOff<Mutant, Trial>({
  script: new URL('worker.ts', import.meta.url),
  tasks: mutants,
  mostSeconds: MOST_SECONDS,
  broken: BROKEN,
  told: (trial, mutant) => {
    tried.push({ mutant, trial });
    if (!trial.caughtBy && !isEquivalent({ mutant })) say(`[${tried.length}/${mutants.length}] survives: ${place(mutant)}`);
  },
});

const equivalent = tried.filter(isEquivalent);
const different = tried.filter((one) => !isEquivalent(one));
const caught = different.filter(({ trial }) => trial.caughtBy);
const share = caught.length / different.length;
const faults = [
  ...EQUIVALENT.filter(isAsked)
    .filter((one) => !mutants.some((mutant) => isNamed(mutant, one)))
    .map(({ path, before, after }) => `Named as equivalent, but not there: ${path}\n  - ${before}\n  + ${after}`),
  ...equivalent
    .filter(({ trial }) => trial.caughtBy)
    .map(({ mutant, trial }) => `Named as equivalent, but caught by ${trial.caughtBy?.file}: ${place(mutant)}`),
  ...(asked.length === 0 && different.length < LEAST_MUTANTS ? [`${different.length} mutants, ${LEAST_MUTANTS} at least`] : []),
  ...(share < LEAST_SHARE ? [`${(share * 100).toFixed(1)} % caught, ${LEAST_SHARE * 100} % at least`] : []),
];
for (const fault of faults) say(fault);

const ofKind = (kind: Mutant['kind']): string => {
  const all = different.filter(({ mutant }) => mutant.kind === kind);
  return `${all.filter(({ trial }) => trial.caughtBy).length} of ${all.length}`;
};
say(`comparisons ${ofKind('comparison')}, booleans ${ofKind('boolean')}, constants ${ofKind('constant')}`);
say(
  JSON.stringify({
    mutants: tried.length,
    equivalent: equivalent.length,
    caught: caught.length,
    ofThoseEndless: caught.filter(({ trial }) => trial === BROKEN).length,
    survived: different.length - caught.length,
    caughtShare: Number(share.toFixed(4)),
    seconds: Math.round((performance.now() - begun) / 1000),
  }),
);
process.exit(faults.length > 0 ? 1 : 0);
