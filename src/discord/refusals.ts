import type { ResponseLike } from '@discordjs/rest';
import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import { CircuitOpen, type Refusal } from './circuitBreaker.ts';
import { meaningOf } from './refusalCodes.ts';

/** For how long nothing is sent after a limit that says no time. */
const LIMITED_MS = 60_000;

/** What an answer says of other requests in the bot's name. */
export interface RefusalSaid {
  /** Absent where it says nothing, or there was no answer. */
  readonly refusal?: Refusal;
  /** How long Discord asks to wait with others. */
  readonly retryAfterMs?: number;
}

interface Read {
  readonly response: ResponseLike;
  readonly says: RefusalSaid;
}

/** Reads what an answer says of other requests; its body can still be read. */
export const readRefusal = async (response: ResponseLike): Promise<Read> => {
  const { status } = response;
  if (status < 400) return { response, says: { refusal: 'ok' } };
  if (status >= 500) return { response, says: {} };
  const body = await response.arrayBuffer();
  return { response: withBody(response, body), says: refusalOf(response, body) };
};

/**
 * Returns the response as discord.js can wait for it: after a limit that names no time it would ask again at once, for ever. Throws
 * `CircuitOpen` for such a limit of everything; one with a code becomes a refusal like any other.
 */
export const waitable = ({ response, says }: Read): ResponseLike => {
  if (response.status !== 429 || says.refusal === undefined) return response;
  if (says.refusal === 'general') throw new CircuitOpen(says.retryAfterMs ?? LIMITED_MS, true);
  return { ...response, status: 403 };
};

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
const refusalOf = (response: ResponseLike, body: ArrayBuffer): RefusalSaid => {
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
