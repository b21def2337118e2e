import { DefaultRestOptions, type RESTOptions, type ResponseLike } from '@discordjs/rest';
import { CircuitOpen } from '../responses/circuitBreaker.ts';
import { type RefusalInfo, readRefusal, waitable } from '../responses/refusals.ts';
import { refusesEmoji, withoutEmojis } from '../responses/refusedEmojis.ts';

export interface DiscordConnection {
  /** Base URL of REST requests, without a version: `https://discord.com/api`. */
  readonly api: string;
  readonly token: string;
  /**
   * Resolves when one more request may be sent with the bot's token, counted across all processes. Throws where it must not be
   * sent.
   */
  readonly acquireSlot?: (url: string) => Promise<void>;
  /** Called after every completed request. */
  readonly onRequest?: (request: RequestLogEntry) => void;
}

/** One request as it was sent. */
export interface RequestLogEntry extends RefusalInfo {
  readonly method: string;
  readonly url: string;
  /** The response's status; absent without a response. */
  readonly status?: number;
  /** Whether Discord counts it as invalid. Discord bans the bot after ten thousand of these in ten minutes. */
  readonly counts: boolean;
}

/** Request timeout, after which discord.js retries. The upload of a picture takes part of it. */
const REQUEST_MS = 15_000;

/** undici's codes for a connection that broke during a request. */
const BROKEN_CONNECTION_CODES: readonly unknown[] = ['UND_ERR_SOCKET', 'EPIPE'];

/** Replies to interactions carry their own token and do not count towards the bot's fifty requests a second. */
const INTERACTION_ROUTE = /\/(?:interactions|webhooks)\/\d+\//u;

/** discord.js retries only ECONNRESET, so other broken connections are reported as that. All our requests are idempotent. */
const requester =
  ({ acquireSlot, onRequest }: DiscordConnection): RESTOptions['makeRequest'] =>
  async (url, init) => {
    const isInteractionReply = INTERACTION_ROUTE.test(url);
    if (!isInteractionReply) await acquireSlot?.(url);
    const method = init.method ?? 'GET';
    const send = async (request: typeof init) => {
      const read = await readRefusal(await DefaultRestOptions.makeRequest(url, request));
      const { response, info } = read;
      onRequest?.({ method, url, status: response.status, counts: isInvalid(response), ...(!isInteractionReply && info) });
      return read;
    };
    try {
      const read = await send(init);
      return waitable((await refusesEmoji(read.response)) ? await send(withoutEmojis(init)) : read);
    } catch (error) {
      if (error instanceof CircuitOpen) throw error;
      onRequest?.({ method, url, counts: false });
      if (!(error instanceof Error && 'code' in error && BROKEN_CONNECTION_CODES.includes(error.code))) throw error;
      throw Object.assign(new Error('The connection broke', { cause: error }), { code: 'ECONNRESET' });
    }
  };

/** discord.js waits for rate limits that end within this time; longer ones are left to the caller. */
const MAX_LIMIT_MS = 15_000;

/** Counts 404 as well, to be on the safe side. A shared rate limit (scope `shared`) is not this bot's fault. */
const isInvalid = ({ status, headers }: ResponseLike): boolean =>
  [401, 403, 404].includes(status) || (status === 429 && headers.get('x-ratelimit-scope') !== 'shared');

/** Returns the REST options that every thread uses. */
export const restOptions = (connection: DiscordConnection): Partial<RESTOptions> => ({
  api: connection.api,
  version: '10',
  timeout: REQUEST_MS,
  // Replies to interactions have no global limit; `acquireSlot` limits all others, across all processes.
  globalRequestsPerSecond: Number.POSITIVE_INFINITY,
  rejectOnRateLimit: ({ timeToReset, retryAfter }) => Math.max(timeToReset, retryAfter) > MAX_LIMIT_MS,
  makeRequest: requester(connection),
});
