import { DefaultRestOptions, type RESTOptions, type ResponseLike } from '@discordjs/rest';
import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import { CircuitOpen, type Refusal } from './circuitBreaker.ts';
import { meaningOf } from './refusalCodes.ts';

export interface DiscordDoor {
  /** Base of REST requests without a version: `https://discord.com/api`. */
  readonly api: string;
  readonly token: string;
  /** Ends when one more request may be sent in the bot's name, by whichever process; throws where it must not be. */
  readonly turn?: (url: string) => Promise<void>;
  /** Told of every request that is over. */
  readonly requested?: (request: RequestSeen) => void;
}

/** A request as it went out, whoever asked for it. */
export interface RequestSeen {
  readonly method: string;
  readonly url: string;
  /** Of the answer; none where there was no answer. */
  readonly status?: number;
  /** Whether Discord counts it as invalid: of ten thousand in ten minutes it shuts the bot out. */
  readonly counts: boolean;
  /** What it says of other requests in the bot's name; none where there was no answer. */
  readonly refusal?: Refusal;
  /** How long Discord asks to wait with others. */
  readonly retryAfterMs?: number;
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
  ({ turn, requested }: DiscordDoor): RESTOptions['makeRequest'] =>
  async (url, init) => {
    const isOfAnInteraction = OF_AN_INTERACTION.test(url);
    if (!isOfAnInteraction) await turn?.(url);
    const method = init.method ?? 'GET';
    try {
      const response = await DefaultRestOptions.makeRequest(url, init);
      const { status } = response;
      const seen = { method, url, status, counts: isInvalid(response) };
      if (status < 400 || status >= 500) {
        requested?.({ ...seen, ...(!isOfAnInteraction && status < 400 && { refusal: 'ok' as const }) });
        return response;
      }
      const body = await response.arrayBuffer();
      const judged = refusalOf(response, body);
      requested?.({ ...seen, ...(!isOfAnInteraction && judged) });
      if (status === 429 && judged.refusal === 'general') throw new CircuitOpen(judged.retryAfterMs ?? LIMITED_MS, true);
      // A limit with a code and no time is a refusal like any other: discord.js would ask again at once, for ever.
      return withBody(status === 429 && judged.refusal !== undefined ? { ...response, status: 403 } : response, body);
    } catch (error) {
      if (error instanceof CircuitOpen) throw error;
      requested?.({ method, url, counts: false });
      if (!(error instanceof Error && 'code' in error && BROKEN.includes(error.code))) throw error;
      throw Object.assign(new Error('The connection broke', { cause: error }), { code: 'ECONNRESET' });
    }
  };

/** For how long nothing is sent after a limit that says no time. */
const LIMITED_MS = 60_000;
/** discord.js waits for a limit that ends by then; a longer one is the caller's to wait for. */
const LONGEST_LIMIT_MS = 15_000;

/** Discord's own code of a refusal; none in what was not written by its API, such as a page of Cloudflare's. */
const codeIn = (response: ResponseLike, body: ArrayBuffer): number | undefined => {
  if (response.headers.get('content-type')?.includes('json') !== true) return undefined;
  try {
    const { code } = JSON.parse(Buffer.from(body).toString()) as { readonly code?: unknown };
    return typeof code === 'number' ? code : 0;
  } catch {
    return undefined;
  }
};

/** The same response, whose body can be read again. */
const withBody = (response: Pick<ResponseLike, 'status' | 'statusText' | 'headers'>, body: ArrayBuffer): ResponseLike => {
  const { status, statusText, headers } = response;
  const text = async (): Promise<string> => Buffer.from(body).toString();
  const json = async (): Promise<unknown> => JSON.parse(await text());
  return { status, statusText, headers, ok: false, body: null, bodyUsed: false, text, json, arrayBuffer: async () => body };
};

/** What a refusal says of other requests. What its own code explains says nothing of them. */
const refusalOf = (response: ResponseLike, body: ArrayBuffer): Pick<RequestSeen, 'refusal' | 'retryAfterMs'> => {
  const code = codeIn(response, body);
  const { status } = response;
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  if (status === 429 && code !== undefined && seconds >= 0) return {};
  if (status === 429 && !(code !== undefined && code > 0)) {
    return { refusal: 'general', retryAfterMs: seconds > 0 ? seconds * 1_000 : LIMITED_MS };
  }
  const isOfCloudflare = code === undefined || code === RESTJSONErrorCodes.CloudflareIsBlockingYourRequest;
  if (status === 401 || (status === 403 && isOfCloudflare)) return { refusal: 'general' };
  return { refusal: (meaningOf(code) ?? 'retryLater') === 'retryLater' ? 'local' : 'ok' };
};

/** Not found counts as well here, to be on the safe side. A limit that several bots share is no fault of this one. */
const isInvalid = ({ status, headers }: ResponseLike): boolean =>
  [401, 403, 404].includes(status) || (status === 429 && headers.get('x-ratelimit-scope') !== 'shared');

/** How this house makes its requests, on whichever thread. */
export const restOptions = (door: DiscordDoor): Partial<RESTOptions> => ({
  api: door.api,
  version: '10',
  timeout: REQUEST_MS,
  // Answers to interactions have no global limit; `turn` limits all others, whichever process they come from.
  globalRequestsPerSecond: Number.POSITIVE_INFINITY,
  rejectOnRateLimit: ({ timeToReset, retryAfter }) => Math.max(timeToReset, retryAfter) > LONGEST_LIMIT_MS,
  makeRequest: requester(door),
});
