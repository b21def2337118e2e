/** A public beacon: it publishes a signed random value, a round, every few seconds, and nobody can know one before. */
export interface BeaconChain {
  /** Hexadecimal, 96 bytes: a point of G2 on BLS12-381. */
  readonly publicKey: string;
  /** When round 1 was published, in seconds since 1970. */
  readonly genesis: number;
  /** Seconds from one round to the next. */
  readonly period: number;
}

/** The quicknet chain of drand, as the League of Entropy publishes it. */
export const QUICKNET: BeaconChain = {
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1_692_803_367,
  period: 3,
};

/** When a round is published, in milliseconds since 1970. */
export const timeOfRound = ({ genesis, period }: BeaconChain, round: number): number => (genesis + (round - 1) * period) * 1_000;

/** The first round that is published after a moment, in milliseconds since 1970. */
export const roundAfter = ({ genesis, period }: BeaconChain, at: number): number =>
  Math.max(1, Math.floor((at / 1_000 - genesis) / period) + 2);
