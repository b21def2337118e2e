import { seeded } from '../support/fakes/seededChance.ts';
import type { CupKills } from './cupKills.ts';
import { type FaultReport, newReport } from './faultReport.ts';
import { playInterruptedCup } from './interruptedCup.ts';
import { startInterruptedMatch } from './interruptedMatch.ts';
import { startKillableApp } from './killableApp.ts';
import type { Kill } from './kills.ts';
import { answerOddly } from './oddAnswers.ts';
import { type BackendKind, openQueueBackend } from './queueBackends.ts';

/** The game played with each backend; each game has its own posts. */
const GAMES: Readonly<Record<BackendKind, string>> = {
  PostgreSQL: 'cyclades',
  Redis: 'peloponnes',
  'Redis wiped': 'cyclades',
  'PostgreSQL restarted': 'peloponnes',
};

/** Every nth kill is combined with odd responses of Discord. */
const ODD_EVERY = 4;

/** Runs these kills in matches, and then in cups, with such a backend, until done or aborted, and returns what was lost or duplicated. */
export const killWithBackend = async (
  kind: BackendKind,
  deaths: readonly Kill[],
  cups: readonly CupKills[],
  program: string,
  stop: AbortSignal,
): Promise<FaultReport> => {
  const report = newReport(kind);
  const app = await startKillableApp(await openQueueBackend(kind), program);
  try {
    const match = await startInterruptedMatch(app, GAMES[kind], report, 7);
    const chance = seeded(kind.length);
    for (const [index, death] of deaths.entries()) {
      if (stop.aborted) break;
      if (index % ODD_EVERY === 0) answerOddly(app.proxy, chance);
      const begun = performance.now();
      await match.die(death).catch((error: unknown) => {
        throw new Error(`${kind}, ${JSON.stringify(death)}: ${error instanceof Error ? error.stack : error}\n${app.said()}`);
      });
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      process.stderr.write(`${kind} ${report.deaths}: ${death.victims} ${death.moment} ${death.point}, ${seconds} s\n`);
    }
    await (stop.aborted ? match.leave() : match.finish());
    app.sandbox.rest.setFaults([]);
    for (const kills of cups) {
      if (stop.aborted) break;
      await playInterruptedCup(app, GAMES[kind], kills, report).catch((error: unknown) => {
        throw new Error(`${kind}, a cup: ${error instanceof Error ? error.stack : error}\n${app.said()}`);
      });
      process.stderr.write(`${kind} ${report.deaths}: a cup\n`);
    }
  } finally {
    await app.stop();
  }
  return report;
};
