import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Network } from '#engine/network.ts';
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
 * `npm run train -- cyclades 4 [matches]`; `matches`: of the first stage, the others are as much longer or shorter. The same arguments
 * give the same network.
 */
const [, , game = '', seatsText = '', matchesText] = process.argv;
const trainee = provided(TRAINEES, game);
const seats = Number(seatsText);
const inputs = trainee.countFeatures(seats);
const share = matchesText === undefined ? 1 : Number(matchesText) / (trainee.stages[0]?.matches ?? 1);

/** Returns the rows of one stage's matches, in the order of their seeds. */
const played = async (stage: number, matches: number, network: Network | undefined): Promise<ReadonlyMap<number, Rows>> => {
  const rowsOf = new Map<number, Rows>();
  const tasks = Array.from(
    { length: matches },
    (_, index): MatchTask => ({ game, seats, seed: index + 1, stage, ...(network && { network }) }),
  );
  await workOff<MatchTask, MatchRows>({
    script: new URL('worker.ts', import.meta.url),
    tasks,
    told: ({ seed, rows }) => {
      const bytes = Buffer.from(rows, 'base64');
      rowsOf.set(seed, new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / Float32Array.BYTES_PER_ELEMENT));
      if (rowsOf.size % 100 === 0) process.stdout.write(`${rowsOf.size} of ${matches} matches\n`);
    },
  });
  return new Map([...rowsOf].toSorted(([one], [other]) => one - other));
};

const joined = (parts: readonly Rows[]): Rows => {
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

const [seen, unseen]: readonly [Rows[], Rows[]] = [[], []];
let network: Network | undefined;
for (const [stage, { matches }] of trainee.stages.entries()) {
  for (const [seed, rows] of await played(stage, Math.ceil(share * matches), network))
    (seed % UNSEEN === 0 ? unseen : seen).push(rows);
  const fitted = fitNetwork(joined(seen), joined(unseen), inputs, trainee.hidden, EPOCHS);
  network = { ...fitted.network, weights: Array.from(fitted.network.weights, (weight) => Number(weight.toPrecision(DIGITS))) };
  process.stdout.write(`loss on unseen matches: ${fitted.loss.toFixed(5)}\npredicted, actual, rows:\n`);
  for (const { predicted, actual, rows } of fitted.calibration) {
    process.stdout.write(`${predicted.toFixed(3)} ${actual.toFixed(3)} ${rows}\n`);
  }
}
if (network === undefined) throw new Error(`There are no matches to learn ${game} from.`);

const file = fileURLToPath(new URL(`../../src/games/${game}/computer/learned/networks.json`, import.meta.url));
const networks = {
  ...JSON.parse(readFileSync(file, 'utf8')),
  [seats]: { ...network, ...trainee.furtherOf?.(network, joined(unseen)) },
};
writeFileSync(
  file,
  `{\n${Object.entries(networks)
    .map(([key, value]) => `"${key}":${JSON.stringify(value)}`)
    .join(',\n')}\n}\n`,
);
