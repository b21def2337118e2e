import type { BeaconChain } from './chain.ts';
import { isRoundSigned } from './signature.ts';

/** The source of a beacon's rounds. */
export type Relays = Readonly<ReturnType<typeof createRelays>>;

const ANSWER_MS = 5_000;
/** A round takes about 400 bytes. */
const MAX_BYTES = 4_096;

/** Creates a client for a chain's relays: addresses such as `https://api.drand.sh/52db…`, all queried in parallel. */
export const createRelays = (urls: readonly string[], chain: BeaconChain) => ({
  chain,
  /**
   * Returns a round's signature, hexadecimal, from the first relay with a valid one; `undefined` if none has it. Never throws.
   */
  async round(round: number) {
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

/** Throws unless the relay returns a valid signature. */
const roundFrom = async (url: string, chain: BeaconChain, round: number, signal: AbortSignal): Promise<string> => {
  const response = await fetch(`${url.replace(/\/$/, '')}/public/${round}`, { signal, redirect: 'error' });
  const told = JSON.parse(await textOf(response)) as { readonly round?: unknown; readonly signature?: unknown } | null;
  const signature = told?.signature;
  if (!response.ok || told?.round !== round || typeof signature !== 'string' || !isRoundSigned(chain, round, signature)) {
    throw new Error('The relay did not return the round.');
  }
  return signature;
};

/** Returns the body's text. Throws above `MAX_BYTES`. */
const textOf = async ({ body }: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error('The response is too long for a round.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
};
