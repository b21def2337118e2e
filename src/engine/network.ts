/** A small neural network: one hidden layer of rectified linear units and one output. */
export interface Network {
  readonly inputs: number;
  readonly hidden: number;
  /** For each hidden unit its weights by input, then its bias; then the weights of the output by hidden unit, then its bias. */
  readonly weights: ArrayLike<number>;
}

/** Returns the number of weights of a network. */
export const countWeights = (inputs: number, hidden: number): number => hidden * (inputs + 1) + hidden + 1;

/** Returns the output of a network: the natural logarithm of the odds, if it was trained as a classifier. */
export const outputOf = ({ inputs, hidden, weights }: Network, features: ArrayLike<number>): number => {
  const outputs = hidden * (inputs + 1);
  let output = weights[outputs + hidden] as number;
  let at = 0;
  for (let unit = 0; unit < hidden; unit++) {
    let sum = 0;
    for (let input = 0; input < inputs; input++) sum += (weights[at++] as number) * (features[input] as number);
    sum += weights[at++] as number;
    if (sum > 0) output += sum * (weights[outputs + unit] as number);
  }
  return output;
};

/** Returns the probability, from 0 to 1, of odds given as their natural logarithm. */
export const probabilityOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
