import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { CircuitOpen } from '#discord/responses/circuitBreaker.ts';
import { failureOf, isPersonRefused, isRefusedForGood, isRetryable } from '#discord/responses/discordErrors.ts';
import { type DeliveryFailure, MEANINGS } from '#discord/responses/refusalCodes.ts';

const NOTHING_SENT = { body: undefined, files: undefined };

/** As discord.js throws it; without a code for a response that is not the API's own, such as a page of Cloudflare's. */
const refused = (status: number, code?: number): DiscordAPIError =>
  new DiscordAPIError({ code: code as number, message: 'no' }, code as number, status, 'POST', 'http://discord', NOTHING_SENT);

const rows = (Object.keys(MEANINGS) as DeliveryFailure[]).flatMap((meaning) =>
  MEANINGS[meaning].map((code) => [code, meaning] as const),
);

describe('an error response of Discord', () => {
  test('an error response is in the table at most once', () => {
    expect(rows.length).toBeGreaterThan(25);
    expect(new Set(rows.map(([code]) => code)).size).toBe(rows.length);
  });

  test.each(rows)('an error response with the code %i means %s', (code, meaning) => {
    expect(failureOf(refused(403, code))).toBe(meaning);
  });

  test.each([
    ['a page of Cloudflare with 403', refused(403)],
    ['429 without JSON', refused(429)],
    ['a refused token', refused(401, 0)],
    ['a code nobody knows', refused(403, 99_999)],
    ['a status nobody expects', refused(418)],
    ['404 without a code', refused(404, 0)],
    ['500', new HTTPError(500, 'no', 'POST', 'http://discord', NOTHING_SENT)],
    ['4xx of a proxy', new HTTPError(407, 'no', 'POST', 'http://discord', NOTHING_SENT)],
    ['a broken connection', Object.assign(new Error('broke'), { code: 'ECONNRESET' })],
    [
      'a broken connection below another error',
      new Error('fetch failed', { cause: Object.assign(new Error(), { code: 'EPIPE' }) }),
    ],
    ['a time limit', Object.assign(new Error('late'), { name: 'AbortError' })],
    ['an open circuit', new CircuitOpen(1_000, true)],
    [
      'a long rate limit',
      new RateLimitError({
        global: false,
        hash: '',
        limit: 2,
        majorParameter: '1',
        method: 'PATCH',
        retryAfter: 600_000,
        route: '/channels/:id',
        scope: 'user',
        sublimitTimeout: 0,
        timeToReset: 600_000,
        url: 'http://discord',
      }),
    ],
  ])('an error that is %s means: try again later', (_what, error) => {
    expect(failureOf(error)).toBe('retryLater');
    expect(isRetryable(error)).toBe(true);
  });

  test('a response 413 means that the request is wrong, whatever its code', () => {
    expect(failureOf(refused(413))).toBe('requestWrong');
  });

  test.each([
    ['a bug', new TypeError('x is undefined')],
    ['no error', 'no'],
  ])('an error response is not what %s is', (_what, error) => {
    expect(failureOf(error)).toBeUndefined();
  });
});

describe('a direct message', () => {
  test.each([
    [403, 50_007, true],
    [403, 50_278, true],
    [404, 10_013, true],
    [400, 50_033, true],
    [429, 40_003, false],
    [403, 40_003, false],
    [403, 20_026, false],
    [404, 0, false],
    [404, undefined, false],
    [404, 10_003, false],
    [403, 50_001, false],
    [403, 99_999, false],
    [400, 50_035, false],
  ])('a direct message refused with %i and the code %s concerns one person; for good: %s', (status, code, isForGood) => {
    const error = refused(status, code);
    expect(isPersonRefused(error)).toBe(status !== 429);
    expect(isRefusedForGood(error)).toBe(isForGood);
  });

  test.each([
    ['a page of Cloudflare', refused(403)],
    ['Cloudflare’s code', refused(403, 40_333)],
    ['a refused token', refused(401, 0)],
    ['a failure of Discord', new HTTPError(502, 'no', 'POST', 'http://discord', NOTHING_SENT)],
    ['a circuit that is open for all channels', new CircuitOpen(1_000, true)],
  ])('a direct message that met %s concerns more than one person', (_what, error) => {
    expect(isPersonRefused(error)).toBe(false);
  });

  test('a direct message to a channel whose circuit is open concerns one person', () => {
    expect(isPersonRefused(new CircuitOpen(1_000, false))).toBe(true);
  });
});
