import { seeded } from '../support/fakes/seededChance.ts';
import { newTally, type Tally } from './faultReport.ts';
import { mortalMatch } from './interruptedMatch.ts';
import { mortalHouse } from './killableApp.ts';
import type { Death } from './kills.ts';
import { answerOddly } from './oddAnswers.ts';
import type { HomeKind } from './queueBackends.ts';

/** The game played with each backend; each game has its own posts. */
const GAMES: Readonly<Record<HomeKind, string>> = {
  PostgreSQL: 'cyclades',
  Redis: 'peloponnes',
  'Redis wiped': 'cyclades',
  'PostgreSQL restarted': 'peloponnes',
};

/** Every nth kill is combined with odd responses of Discord. */
const ODD_EVERY = 4;

/** Runs these kills with such a backend, until done or aborted, and returns what was lost or duplicated. */
export const dieInHome = async (kind: HomeKind, deaths: readonly Death[], program: string, stop: AbortSignal): Promise<Tally> => {
  const tally = newTally(kind);
  const house = await mortalHouse(kind, program);
  try {
    const match = await mortalMatch(house, GAMES[kind], tally, 7);
    const chance = seeded(kind.length);
    for (const [index, death] of deaths.entries()) {
      if (stop.aborted) break;
      if (index % ODD_EVERY === 0) answerOddly(house.proxy, chance);
      const begun = performance.now();
      await match.die(death).catch((error: unknown) => {
        throw new Error(`${kind}, ${JSON.stringify(death)}: ${error instanceof Error ? error.stack : error}\n${house.said()}`);
      });
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      process.stderr.write(`${kind} ${tally.deaths}: ${death.victims} ${death.moment} ${death.point}, ${seconds} s\n`);
    }
    await (stop.aborted ? match.leave() : match.finish());
  } finally {
    await house.stop();
  }
  return tally;
};
