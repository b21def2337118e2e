import { GAMES_PLAYED } from './playing.ts';
import { seen } from './twins.ts';

/**
 * Plays whole matches of each game as twins that differ by a secret of one seat, and looks for anything that tells them apart to
 * others: `npm run test:secrets`, or `npm run test:secrets -- 20` for so many matches of each game.
 */
const MATCHES = Number(process.argv[2] ?? 200);
const LOOKS = 1;

let leaks = 0;
for (const [game, play] of Object.entries(GAMES_PLAYED)) {
  const begun = performance.now();
  let [moves, secrets] = [0, 0];
  for (let seed = 1; seed <= MATCHES; seed++) {
    const played = await play(seed, LOOKS);
    moves += played.moves;
    secrets += played.secrets;
    if (played.found === undefined) continue;
    leaks++;
    process.stdout.write(`${game}, match ${seed}, after ${played.moves} moves: ${JSON.stringify(played.found, undefined, 1)}\n`);
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  process.stdout.write(`${game}: ${MATCHES} matches, ${moves} moves, ${secrets} secrets, ${seconds} s\n`);
}
process.stdout.write(`${JSON.stringify({ leaks, compared: seen })}\n`);
process.exitCode = leaks === 0 ? 0 : 1;
