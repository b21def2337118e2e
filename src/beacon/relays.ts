import type { BeaconChain } from './chain.ts';
import { isRoundSigned } from './signature.ts';

/** Where rounds of a beacon come from. */
export interface Relays {
  readonly chain: BeaconChain;
  /** The signature of a round, hexadecimal, from the first relay that gives the right one; `undefined` while none does. Never throws. */
  round(round: number): Promise<string | undefined>;
}

const ANSWER_MS = 5_000;
/** A round takes some 400 bytes. */
const MAX_BYTES = 4_096;

/** Opens the relays of a chain: addresses such as `https://api.drand.sh/52db…`, all of which are asked at once. */
export const createRelays = (urls: readonly string[], chain: BeaconChain): Relays => ({
  chain,
  async round(round) {
    const asked = new AbortController();
    const timer = setTimeout(() => asked.abort(), ANSWER_MS);
    try {
      return await Promise.any(urls.map((url) => roundFrom(url, chain, round, asked.signal)));
    } catch {
      return undefined;
    } finally {
      clearTimeout(timer);
      asked.abort();
    }
  },
});

/** Throws unless the relay gives the right signature. */
const roundFrom = async (url: string, chain: BeaconChain, round: number, signal: AbortSignal): Promise<string> => {
  const response = await fetch(`${url.replace(/\/$/, '')}/public/${round}`, { signal, redirect: 'error' });
  const told = JSON.parse(await textOf(response)) as { readonly round?: unknown; readonly signature?: unknown } | null;
  const signature = told?.signature;
  if (!response.ok || told?.round !== round || typeof signature !== 'string' || !isRoundSigned(chain, round, signature)) {
    throw new Error('This is not the round.');
  }
  return signature;
};

/** Reads no more than a round takes. */
const textOf = async ({ body }: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error('This is too long for a round.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
};
