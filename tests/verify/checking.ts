import type { BeaconChain } from '#beacon/chain.ts';
import type { Exported, ExportedStep } from '#matches/index.ts';
import type { Mark } from '#verify/checkpoints.ts';
import { VerificationError } from '#verify/errors.ts';
import { readExport } from '#verify/readExport.ts';
import { verify } from '#verify/verify.ts';

/** What is proved about a file, in sentences; throws if the file is refused. */
export const check = (exported: Exported, marks: readonly Mark[] = [], trusted?: BeaconChain): string =>
  verify(readExport(JSON.stringify(exported)), marks, undefined, undefined, trusted).join('\n');

/** Why the file is refused, and at which place. */
export const refused = (exported: Exported, marks: readonly Mark[] = [], trusted?: BeaconChain): string => {
  try {
    return `Not refused: ${check(exported, marks, trusted)}`;
  } catch (fault) {
    if (!(fault instanceof VerificationError)) throw fault;
    return `${fault.place}: ${fault.message}`;
  }
};

/** Returns a file with one step changed. */
export const withStep = (exported: Exported, index: number, change: (step: ExportedStep) => ExportedStep): Exported => ({
  ...exported,
  steps: exported.steps.map((step, at) => (at === index ? change(step) : step)),
});
