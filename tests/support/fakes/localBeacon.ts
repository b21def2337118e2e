import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { type BeaconChain, timeOfRound } from '#beacon/chain.ts';
import { messageOf } from '#beacon/signature.ts';

const { shortSignatures } = bls12_381;

const hexOf = (point: { toBytes(): Uint8Array }): string => Buffer.from(point.toBytes()).toString('hex');

/** A beacon with its own keys that signs rounds as drand's quicknet does. */
export interface Signer {
  readonly chain: BeaconChain;
  sign(round: number): string;
}

/** `seed`: the byte that its secret key is derived from. */
export const signer = (seed = 1, { genesis = 1_700_000_000, period = 3 } = {}): Signer => {
  const secretKey = shortSignatures.keygen(new Uint8Array(48).fill(seed)).secretKey;
  const signed = new Map<number, string>();
  return {
    chain: { publicKey: hexOf(shortSignatures.getPublicKey(secretKey)), genesis, period },
    sign: (round) => {
      const signature = signed.get(round) ?? hexOf(shortSignatures.sign(messageOf(round), secretKey));
      signed.set(round, signature);
      return signature;
    },
  };
};

/**
 * How a relay responds: `right` serves rounds once they are published; `forged` signs with another key; `replayed` serves the previous
 * round under this number; `mislabelled` serves the previous round unchanged; `withheld` knows no round; `silent` never responds; `garbage`
 * serves a page, `endless` more bytes than any round has.
 */
export type Manner = 'right' | 'forged' | 'replayed' | 'mislabelled' | 'withheld' | 'silent' | 'garbage' | 'endless';

export interface LocalRelay {
  /** For `BEACON_RELAYS`. */
  readonly url: string;
  behave(manner: Manner): void;
  /** The rounds that were requested. */
  readonly asked: readonly number[];
  stop(): Promise<void>;
}

/** Starts a relay of a signer on 127.0.0.1. `now`: milliseconds since 1970. */
export const startRelay = async ({ chain, sign }: Signer, now: () => number, manner: Manner = 'right'): Promise<LocalRelay> => {
  let current = manner;
  const asked: number[] = [];
  const forger = signer(99);
  const answerOf = (round: number): string => {
    const told = (number: number, signature: string) => JSON.stringify({ round: number, randomness: '', signature });
    switch (current) {
      case 'forged':
        return told(round, forger.sign(round));
      case 'replayed':
        return told(round, sign(round - 1));
      case 'mislabelled':
        return told(round - 1, sign(round - 1));
      case 'garbage':
        return '<!DOCTYPE html><title>403</title>';
      case 'endless':
        return `{"round":${round},"signature":"${'0'.repeat(100_000)}"}`;
      default:
        return told(round, sign(round));
    }
  };
  const server = createServer((request, response) => {
    const round = Number(/\/public\/(\d+)$/.exec(request.url ?? '')?.[1]);
    asked.push(round);
    if (current === 'silent') return;
    const isThere = current !== 'withheld' && timeOfRound(chain, round) <= now();
    response.statusCode = isThere ? 200 : 404;
    response.end(isThere ? answerOf(round) : '{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/chain`,
    behave: (next) => {
      current = next;
    },
    asked,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
