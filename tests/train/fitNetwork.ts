import { countWeights, type Network, outputOf, probabilityOf } from '#engine/network.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import type { Rows } from './selfPlay.ts';

const BATCH = 256;
const RATE = 0.002;
const LAST_RATE = 0.00005;
/** Adam's memory of the gradient and of its square, and the pull of all weights towards 0. */
const [MOMENTUM, SPREAD, DECAY] = [0.9, 0.999, 1e-6];
const GRAIN = Array.from({ length: 2_001 }, (_, index) => (index - 1_000) / 1_000);

/** A fitted network, and its mean log loss on the rows it did not see. */
export interface Fitted {
  readonly network: Network;
  readonly loss: number;
  /** For each tenth of predicted probability: the mean prediction, the mean result, the number of rows. */
  readonly calibration: readonly { readonly predicted: number; readonly actual: number; readonly rows: number }[];
}

/**
 * Fits a network to the share of the win by gradient descent (Adam) on the log loss. `seen` and `unseen` are rows of whole matches.
 * The same rows give the same network.
 */
export const fitNetwork = (seen: Rows, unseen: Rows, inputs: number, hidden: number, epochs: number): Fitted => {
  const chance = seeded(7);
  const weights = startingWeights(inputs, hidden, () => chance.pick(GRAIN));
  const network: Network = { inputs, hidden, weights };
  const order = Array.from({ length: Math.floor(seen.length / (inputs + 1)) }, (_, row) => row);
  const descend = adam(weights);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, seeded(epoch).pick);
    const rate = RATE * 0.5 * (1 + Math.cos((Math.PI * epoch) / epochs)) + LAST_RATE;
    for (let from = 0; from + BATCH <= order.length; from += BATCH) {
      descend(rate, gradientOf(network, seen, order.slice(from, from + BATCH)));
    }
    process.stdout.write(`epoch ${epoch + 1}: loss ${lossOf(network, unseen).toFixed(5)}\n`);
  }
  return { network, loss: lossOf(network, unseen), calibration: calibrationOf(network, unseen) };
};

const startingWeights = (inputs: number, hidden: number, random: () => number): Float32Array => {
  const weights = new Float32Array(countWeights(inputs, hidden));
  const outputs = hidden * (inputs + 1);
  for (let at = 0; at < outputs; at++) weights[at] = random() * Math.sqrt(3 / inputs);
  for (let unit = 0; unit < hidden; unit++) {
    weights[unit * (inputs + 1) + inputs] = 0.01;
    weights[outputs + unit] = random() * Math.sqrt(3 / hidden);
  }
  weights[outputs + hidden] = -1;
  return weights;
};

/** Returns the mean gradient of the log loss over some rows. */
const gradientOf = ({ inputs, hidden, weights }: Network, rows: Rows, batch: readonly number[]): Float32Array => {
  const gradient = new Float32Array(weights.length);
  const active = new Float32Array(hidden);
  const outputs = hidden * (inputs + 1);
  for (const row of batch) {
    const from = row * (inputs + 1);
    let output = weights[outputs + hidden] as number;
    for (let unit = 0; unit < hidden; unit++) {
      const base = unit * (inputs + 1);
      let sum = weights[base + inputs] as number;
      for (let input = 0; input < inputs; input++) sum += (weights[base + input] as number) * (rows[from + input] as number);
      active[unit] = Math.max(0, sum);
      output += (active[unit] as number) * (weights[outputs + unit] as number);
    }
    const error = (probabilityOf(output) - (rows[from + inputs] as number)) / batch.length;
    add(gradient, outputs + hidden, error);
    for (let unit = 0; unit < hidden; unit++) {
      if (active[unit] === 0) continue;
      add(gradient, outputs + unit, error * (active[unit] as number));
      const share = error * (weights[outputs + unit] as number);
      const base = unit * (inputs + 1);
      for (let input = 0; input < inputs; input++) add(gradient, base + input, share * (rows[from + input] as number));
      add(gradient, base + inputs, share);
    }
  }
  return gradient;
};

const add = (into: Float32Array, at: number, value: number): void => {
  into[at] = (into[at] as number) + value;
};

/** Returns a step of Adam that changes these weights. */
const adam = (weights: Float32Array): ((rate: number, gradient: Float32Array) => void) => {
  const [means, squares] = [new Float32Array(weights.length), new Float32Array(weights.length)];
  let steps = 0;
  return (rate, gradient) => {
    steps++;
    const [meanShare, squareShare] = [1 - MOMENTUM ** steps, 1 - SPREAD ** steps];
    for (let at = 0; at < weights.length; at++) {
      const slope = (gradient[at] as number) + DECAY * (weights[at] as number);
      const mean = MOMENTUM * (means[at] as number) + (1 - MOMENTUM) * slope;
      const square = SPREAD * (squares[at] as number) + (1 - SPREAD) * slope * slope;
      means[at] = mean;
      squares[at] = square;
      weights[at] = (weights[at] as number) - (rate * (mean / meanShare)) / (Math.sqrt(square / squareShare) + 1e-8);
    }
  };
};

const shuffle = (list: number[], pick: <T>(from: readonly T[]) => T): void => {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor((at + 1) * 0.5 * (1 + pick(GRAIN) * (1 - 1e-9)));
    const held = list[at] as number;
    list[at] = list[other] as number;
    list[other] = held;
  }
};

/** Calls `visit` with the prediction and the result of each row. */
const predict = (network: Network, rows: Rows, visit: (predicted: number, actual: number) => void): void => {
  const width = network.inputs + 1;
  for (let from = 0; from < rows.length; from += width) {
    visit(probabilityOf(outputOf(network, rows.subarray(from, from + network.inputs))), rows[from + network.inputs] as number);
  }
};

const lossOf = (network: Network, rows: Rows): number => {
  let loss = 0;
  predict(network, rows, (predicted, actual) => {
    loss -= actual * Math.log(predicted + 1e-9) + (1 - actual) * Math.log(1 - predicted + 1e-9);
  });
  return (loss * (network.inputs + 1)) / rows.length;
};

const calibrationOf = (network: Network, rows: Rows): Fitted['calibration'] => {
  const tenths = Array.from({ length: 10 }, () => ({ predicted: 0, actual: 0, rows: 0 }));
  predict(network, rows, (predicted, actual) => {
    const tenth = tenths[Math.min(9, Math.floor(predicted * 10))];
    if (tenth === undefined) return;
    tenth.predicted += predicted;
    tenth.actual += actual;
    tenth.rows++;
  });
  return tenths.map(({ predicted, actual, rows: count }) => ({
    predicted: predicted / Math.max(1, count),
    actual: actual / Math.max(1, count),
    rows: count,
  }));
};
