import { DefaultRestOptions, type RESTOptions, type ResponseLike } from '@discordjs/rest';
import { CircuitOpen } from '../responses/circuitBreaker.ts';
import { type RefusalSaid, readRefusal, waitable } from '../responses/refusals.ts';

export interface DiscordConnection {
  /** Base of REST requests without a version: `https://discord.com/api`. */
  readonly api: string;
  readonly token: string;
  /** Ends when one more request may be sent in the bot's name, by whichever process; throws where it must not be. */
  readonly turn?: (url: string) => Promise<void>;
  /** Told of every request that is over. */
  readonly requested?: (request: RequestLogEntry) => void;
}

/** A request as it went out, whoever asked for it. */
export interface RequestLogEntry extends RefusalSaid {
  readonly method: string;
  readonly url: string;
  /** Of the answer; none where there was no answer. */
  readonly status?: number;
  /** Whether Discord counts it as invalid: of ten thousand in ten minutes it shuts the bot out. */
  readonly counts: boolean;
}

/** A request that takes longer is given up and tried again; a picture's upload takes part of it. */
const REQUEST_MS = 15_000;

/** How undici says that a connection broke in the middle of a request. */
const BROKEN: readonly unknown[] = ['UND_ERR_SOCKET', 'EPIPE'];

/** Answers to interactions carry a token of their own, and do not count among a bot's fifty requests a second. */
const OF_AN_INTERACTION = /\/(?:interactions|webhooks)\/\d+\//u;

/**
 * discord.js tries again after a reset connection and after no other break of one: all are told to it as that. Every request of
 * this bot bears to arrive twice.
 */
const requester =
  ({ turn, requested }: DiscordConnection): RESTOptions['makeRequest'] =>
  async (url, init) => {
    const isOfAnInteraction = OF_AN_INTERACTION.test(url);
    if (!isOfAnInteraction) await turn?.(url);
    const method = init.method ?? 'GET';
    try {
      const read = await readRefusal(await DefaultRestOptions.makeRequest(url, init));
      const { response, says } = read;
      requested?.({ method, url, status: response.status, counts: isInvalid(response), ...(!isOfAnInteraction && says) });
      return waitable(read);
    } catch (error) {
      if (error instanceof CircuitOpen) throw error;
      requested?.({ method, url, counts: false });
      if (!(error instanceof Error && 'code' in error && BROKEN.includes(error.code))) throw error;
      throw Object.assign(new Error('The connection broke', { cause: error }), { code: 'ECONNRESET' });
    }
  };

/** discord.js waits for a limit that ends by then; a longer one is the caller's to wait for. */
const MAX_LIMIT_MS = 15_000;

/** Not found counts as well here, to be on the safe side. A limit that several bots share is no fault of this one. */
const isInvalid = ({ status, headers }: ResponseLike): boolean =>
  [401, 403, 404].includes(status) || (status === 429 && headers.get('x-ratelimit-scope') !== 'shared');

/** How this house makes its requests, on whichever thread. */
export const restOptions = (door: DiscordConnection): Partial<RESTOptions> => ({
  api: door.api,
  version: '10',
  timeout: REQUEST_MS,
  // Answers to interactions have no global limit; `turn` limits all others, whichever process they come from.
  globalRequestsPerSecond: Number.POSITIVE_INFINITY,
  rejectOnRateLimit: ({ timeToReset, retryAfter }) => Math.max(timeToReset, retryAfter) > MAX_LIMIT_MS,
  makeRequest: requester(door),
});
