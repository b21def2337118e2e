/**
 * `npm run test:faults` kills the processes at every point of their work, in matches and in cups, with every queue backend, and counts what
 * was lost or duplicated. `npm run test:faults -- 1` goes through the matrix once in place of three times; `-- 3 "Redis wiped"` tries one
 * backend alone. Ctrl-C stops it after the current kills, and prints the table so far.
 */
import { bundlePart } from './bundle.ts';
import { cupKills } from './cupKills.ts';
import { type FaultReport, faultsOf, isClean, reportTable } from './faultReport.ts';
import { deaths } from './kills.ts';
import { killWithBackend } from './matrix.ts';
import { BACKENDS, type BackendKind } from './queueBackends.ts';

const [rounds = '3', ...named] = process.argv.slice(2);
const kinds = BACKENDS.filter((kind) => named.length === 0 || named.includes(kind));
const began = performance.now();
const program = await bundlePart();
/** Each round kills once before each point of a cup and once after it. */
const cups = Array.from({ length: 2 * Number(rounds) }, (_, round) => cupKills(round));
const reports: FaultReport[] = [];
const waiting: BackendKind[] = [...kinds];
const stopping = new AbortController();
process.once('SIGINT', () => stopping.abort());
const workOff = async (): Promise<void> => {
  for (let kind = waiting.shift(); kind !== undefined && !stopping.signal.aborted; kind = waiting.shift()) {
    reports.push(await killWithBackend(kind, deaths(Number(rounds)), cups, program.file, stopping.signal));
  }
};
try {
  // Two at a time, because each run often waits.
  await Promise.all([workOff(), workOff()]);
} finally {
  await program.remove();
}
for (const report of reports) for (const fault of faultsOf(report)) process.stdout.write(`${report.title}: ${fault}\n`);
const minutes = ((performance.now() - began) / 60_000).toFixed(1);
process.stdout.write(
  `${reportTable(reports)}\n${reports.reduce((sum, { deaths: each }) => sum + each, 0)} deaths in ${minutes} minutes\n`,
);
process.exit(reports.every(isClean) ? 0 : 1);
