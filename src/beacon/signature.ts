import { createHash } from 'node:crypto';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import type { BeaconChain } from './chain.ts';

/** The scheme bls-unchained-g1-rfc9380 of drand: signatures are points of G1, messages are round numbers. */
const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
const { shortSignatures } = bls12_381;

/** Valid ones, as key, round and signature: relays, rules and verification check the same one, which takes 30 ms each time. */
const valid = new Set<string>();
const MAX_VALID = 1_000;

/** Whether a hexadecimal signature is the beacon's for a round; false for malformed signatures too. */
export const isRoundSigned = ({ publicKey }: BeaconChain, round: number, signature: string): boolean => {
  if (!Number.isSafeInteger(round) || round < 1 || !/^[0-9a-f]{96}$/.test(signature)) return false;
  const key = `${publicKey} ${round} ${signature}`;
  if (valid.has(key)) return true;
  try {
    const isValid = shortSignatures.verify(bytesOf(signature), messageOf(round), bytesOf(publicKey));
    if (valid.size >= MAX_VALID) valid.clear();
    if (isValid) valid.add(key);
    return isValid;
  } catch {
    return false;
  }
};

/** Returns what the beacon signs: the SHA-256 of the eight-byte round number, as a point of G1. */
export const messageOf = (round: number): ReturnType<typeof shortSignatures.hash> => {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  return shortSignatures.hash(bytesOf(createHash('sha256').update(bytes).digest('hex')), DOMAIN);
};

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(hex, 'hex'));
