import type { ResponseLike } from '@discordjs/rest';
import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import { CircuitOpen, type Refusal } from './circuitBreaker.ts';
import { meaningOf } from './refusalCodes.ts';

/** How long nothing is sent after a rate limit that names no time. */
const LIMITED_MS = 60_000;

/** What a response implies for the bot's other requests. */
export interface RefusalInfo {
  /** Absent where it implies nothing, or there was no response. */
  readonly refusal?: Refusal;
  /** How long Discord asks to wait with other requests. */
  readonly retryAfterMs?: number;
}

interface Read {
  readonly response: ResponseLike;
  readonly info: RefusalInfo;
}

/** Thrown when something other than Discord responds at the address of its API, such as the login page of a network. */
export class NotDiscord extends Error {
  override readonly name = 'NotDiscord';
}

/** Returns the id in one of Discord's responses. Throws `NotDiscord` where there is none. */
export const idIn = (answer: unknown): string => {
  const { id } = (answer ?? {}) as { readonly id?: unknown };
  if (typeof id !== 'string') throw new NotDiscord('a response without an id');
  return id;
};

/** Returns a response of Discord as a list. Throws `NotDiscord` where it is not one. */
export const listIn = <One>(answer: unknown): readonly One[] => {
  if (!Array.isArray(answer)) throw new NotDiscord('a response that is not a list');
  return answer;
};

/**
 * Reads a response completely, within the request's timeout, and returns it with what it implies for other requests. Throws
 * `NotDiscord` for a response that is no refusal and not from Discord's API: the request did not arrive.
 */
export const readRefusal = async (answer: ResponseLike): Promise<Read> => {
  const { status } = answer;
  boundWaits(answer.headers);
  const body = await answer.arrayBuffer();
  const value = jsonIn(answer, body);
  const response = withBody(answer, body, value);
  if (status >= 500) return { response, info: {} };
  if (status >= 400) return { response, info: refusalOf(response, value) };
  if (!answer.ok || (body.byteLength > 0 && value === undefined)) throw new NotDiscord(`a response (${status}) not from an API`);
  return { response, info: { refusal: 'ok' } };
};

const MAX_WAIT_S = 15 * 60;

/** Shortens long waits, because discord.js would wait for years if the headers say so. */
const boundWaits = (headers: ResponseLike['headers']): void => {
  for (const name of ['retry-after', 'x-ratelimit-reset-after']) {
    if (Number(headers.get(name)) > MAX_WAIT_S) headers.set(name, String(MAX_WAIT_S));
  }
};

/**
 * Returns the response in a form for which discord.js waits correctly: after a rate limit without a time it would retry
 * immediately and forever. Throws `CircuitOpen` for such a general limit; one with a code becomes an ordinary refusal.
 */
export const waitable = ({ response, info }: Read): ResponseLike => {
  if (response.status !== 429 || info.refusal === undefined) return response;
  if (info.refusal === 'general') throw new CircuitOpen(info.retryAfterMs ?? LIMITED_MS, true);
  return { ...response, status: 403 };
};

/** Returns the object or list in a response; `undefined` where Discord's API did not write it, as in a page by Cloudflare. */
const jsonIn = ({ headers }: ResponseLike, body: ArrayBuffer): object | undefined => {
  if (headers.get('content-type')?.includes('json') !== true) return undefined;
  try {
    const value: unknown = JSON.parse(Buffer.from(body).toString());
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Returns Discord's own error code of a refusal. Rate limits may lack one; they give 0. */
const codeIn = (value: { readonly code?: unknown; readonly retry_after?: unknown } = {}): number | undefined => {
  if (typeof value.code === 'number') return value.code;
  return value.retry_after === undefined ? undefined : 0;
};

/** Returns the response with a body that can be read again. discord.js looks for a code in any body called JSON. */
const withBody = (response: ResponseLike, body: ArrayBuffer, value: object = {}): ResponseLike => {
  const { status, statusText, headers, ok } = response;
  const text = async (): Promise<string> => Buffer.from(body).toString();
  const json = async (): Promise<unknown> => value;
  return { status, statusText, headers, ok, body: null, bodyUsed: false, text, json, arrayBuffer: async () => body };
};

/** Returns what a refusal implies for other requests. A refusal explained by its own code implies nothing for them. */
const refusalOf = (response: ResponseLike, value: object | undefined): RefusalInfo => {
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
