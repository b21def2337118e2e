/** A public randomness beacon: every few seconds it publishes a round, a signed random value that is unpredictable before. */
export interface BeaconChain {
  /** Hexadecimal, 96 bytes: a point of G2 on BLS12-381. */
  readonly publicKey: string;
  /** When round 1 was published, in seconds since 1970. */
  readonly genesis: number;
  /** Seconds between rounds. */
  readonly period: number;
}

/** The quicknet chain of drand, as the League of Entropy publishes it. */
export const QUICKNET: BeaconChain = {
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1_692_803_367,
  period: 3,
};

/** Returns when a round is published, in epoch milliseconds. */
export const timeOfRound = ({ genesis, period }: BeaconChain, round: number): number => (genesis + (round - 1) * period) * 1_000;

/** Returns the first round published after a moment, in epoch milliseconds. */
export const roundAfter = ({ genesis, period }: BeaconChain, at: number): number =>
  Math.max(1, Math.floor((at / 1_000 - genesis) / period) + 2);
