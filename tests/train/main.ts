import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { workOff } from '../support/drivers/workers.ts';
import { provided } from '../support/setup/provided.ts';
import { fitNetwork } from './fitNetwork.ts';
import type { Rows } from './selfPlay.ts';
import { TRAINEES } from './trainees.ts';
import type { MatchRows, MatchTask } from './worker.ts';

const EPOCHS = 8;
/** One match of ten only measures the network. */
const UNSEEN = 10;
const DIGITS = 5;

/**
 * Trains the network of a game for a number of seats by self-play, and writes it to the game's `networks.json`:
 * `npm run train -- cyclades 4 [matches]`. The same arguments give the same network.
 */
const [, , game = '', seatsText = '', matchesText] = process.argv;
const trainee = provided(TRAINEES, game);
const seats = Number(seatsText);
const matches = Number(matchesText ?? trainee.matches);
const inputs = trainee.countFeatures(seats);

const played = new Map<number, Rows>();
const tasks = Array.from({ length: matches }, (_, index): MatchTask => ({ game, seats, seed: index + 1 }));
await workOff<MatchTask, MatchRows>({
  script: new URL('worker.ts', import.meta.url),
  tasks,
  told: ({ seed, rows }) => {
    const bytes = Buffer.from(rows, 'base64');
    played.set(seed, new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / Float32Array.BYTES_PER_ELEMENT));
    if (played.size % 100 === 0) process.stdout.write(`${played.size} of ${matches} matches\n`);
  },
});

const rowsOf = (isOf: (seed: number) => boolean): Rows => {
  const parts = tasks.flatMap(({ seed }) => (isOf(seed) ? [played.get(seed) ?? new Float32Array()] : []));
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

const unseen = rowsOf((seed) => seed % UNSEEN === 0);
const { network, loss, calibration } = fitNetwork(
  rowsOf((seed) => seed % UNSEEN !== 0),
  unseen,
  inputs,
  trainee.hidden,
  EPOCHS,
);
process.stdout.write(`loss on unseen matches: ${loss.toFixed(5)}\npredicted, actual, rows:\n`);
for (const { predicted, actual, rows } of calibration) {
  process.stdout.write(`${predicted.toFixed(3)} ${actual.toFixed(3)} ${rows}\n`);
}

const file = fileURLToPath(new URL(`../../src/games/${game}/computer/learned/networks.json`, import.meta.url));
const weights = Array.from(network.weights, (weight) => Number(weight.toPrecision(DIGITS)));
const networks = {
  ...JSON.parse(readFileSync(file, 'utf8')),
  [seats]: { inputs, hidden: trainee.hidden, weights, ...trainee.furtherOf?.(network, unseen) },
};
writeFileSync(
  file,
  `{\n${Object.entries(networks)
    .map(([key, value]) => `"${key}":${JSON.stringify(value)}`)
    .join(',\n')}\n}\n`,
);
