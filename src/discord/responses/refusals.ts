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

/** What answers at the address of Discord's API is something else, such as the login page of a network. */
export class NotDiscord extends Error {
  override readonly name = 'NotDiscord';
}

/** The id of what an answer of Discord's shows. Throws `NotDiscord` where it shows none. */
export const idIn = (answer: unknown): string => {
  const { id } = (answer ?? {}) as { readonly id?: unknown };
  if (typeof id !== 'string') throw new NotDiscord('an answer without an id');
  return id;
};

/** The list that an answer of Discord's is. Throws `NotDiscord` where it is none. */
export const listIn = <One>(answer: unknown): readonly One[] => {
  if (!Array.isArray(answer)) throw new NotDiscord('an answer that is no list');
  return answer;
};

/**
 * Reads an answer to its end, as long as its request may take, and what it says of other requests. Throws `NotDiscord` for one that
 * refuses nothing and is not of Discord's API: what was sent has not arrived.
 */
export const readRefusal = async (answer: ResponseLike): Promise<Read> => {
  const { status } = answer;
  boundWaits(answer.headers);
  const body = await answer.arrayBuffer();
  const value = jsonIn(answer, body);
  const response = withBody(answer, body, value);
  if (status >= 500) return { response, says: {} };
  if (status >= 400) return { response, says: refusalOf(response, value) };
  if (!answer.ok || (body.byteLength > 0 && value === undefined)) throw new NotDiscord(`an answer (${status}) of no API`);
  return { response, says: { refusal: 'ok' } };
};

const MAX_WAIT_S = 15 * 60;

/** discord.js would wait for years where it is told to. */
const boundWaits = (headers: ResponseLike['headers']): void => {
  for (const name of ['retry-after', 'x-ratelimit-reset-after']) {
    if (Number(headers.get(name)) > MAX_WAIT_S) headers.set(name, String(MAX_WAIT_S));
  }
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

/** The object or list of an answer; none in what was not written by Discord's API, such as a page of Cloudflare's. */
const jsonIn = ({ headers }: ResponseLike, body: ArrayBuffer): object | undefined => {
  if (headers.get('content-type')?.includes('json') !== true) return undefined;
  try {
    const value: unknown = JSON.parse(Buffer.from(body).toString());
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Discord's own code of a refusal. Limits need not have one. */
const codeIn = (value: { readonly code?: unknown; readonly retry_after?: unknown } = {}): number | undefined => {
  if (typeof value.code === 'number') return value.code;
  return value.retry_after === undefined ? undefined : 0;
};

/** The same response, whose body can be read again; discord.js looks for a code in whatever is called JSON. */
const withBody = (response: ResponseLike, body: ArrayBuffer, value: object = {}): ResponseLike => {
  const { status, statusText, headers, ok } = response;
  const text = async (): Promise<string> => Buffer.from(body).toString();
  const json = async (): Promise<unknown> => value;
  return { status, statusText, headers, ok, body: null, bodyUsed: false, text, json, arrayBuffer: async () => body };
};

/** What a refusal says of other requests. What its own code explains says nothing of them. */
const refusalOf = (response: ResponseLike, value: object | undefined): RefusalSaid => {
  const code = codeIn(value);
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
