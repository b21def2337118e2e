import { workOff } from '../support/drivers/workers.ts';
import type { MatchPlayed, MatchToPlay } from './worker.ts';

/**
 * Plays whole matches of each game as twins that differ in a secret of one seat, and looks for any difference visible to others: `npm run
 * test:secrets`, or `npm run test:secrets -- 20` for that many matches of each game.
 */
const MATCHES = Number(process.argv[2] ?? 200);

let leaks = 0;
for (const game of ['cyclades', 'peloponnes'] as const) {
  const begun = performance.now();
  const figures: Record<string, number> = { moves: 0, secrets: 0 };
  const add = (counts: object): void => {
    for (const [what, count] of Object.entries(counts)) figures[what] = (figures[what] ?? 0) + count;
  };
  await workOff<MatchToPlay, MatchPlayed>({
    script: new URL('./worker.ts', import.meta.url),
    tasks: Array.from({ length: MATCHES }, (_, index) => ({ game, seed: index + 1 })),
    told: ({ moves, secrets, seen, found }, { seed }) => {
      add({ moves, secrets, ...seen });
      if (found === undefined) return;
      leaks++;
      process.stdout.write(`${game}, match ${seed}, after ${moves} moves: ${JSON.stringify(found, undefined, 1)}\n`);
    },
  });
  const seconds = Math.round((performance.now() - begun) / 1000);
  process.stdout.write(`${JSON.stringify({ game, matches: MATCHES, ...figures, seconds })}\n`);
}
process.stdout.write(`${leaks} leaks\n`);
process.exitCode = leaks === 0 ? 0 : 1;
