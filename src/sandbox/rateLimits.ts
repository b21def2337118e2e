/** The rate limit of a route: a number of requests in a number of milliseconds. */
interface Allowance {
  readonly limit: number;
  readonly window: number;
}

const USUAL: Allowance = { limit: 10, window: 10_000 };

/** The limits by method and route. Discord publishes them in headers only; these are the ones that a bot meets there. */
const ALLOWANCES: Readonly<Record<string, Allowance>> = {
  'POST /channels/:channel/messages': { limit: 5, window: 5_000 },
  'PATCH /channels/:channel/messages/:message': { limit: 5, window: 5_000 },
  'DELETE /channels/:channel/messages/:message': { limit: 5, window: 1_000 },
  'GET /channels/:channel/messages': { limit: 50, window: 1_000 },
  'GET /channels/:channel/messages/:message': { limit: 30, window: 5_000 },
  'POST /webhooks/:application/:token': { limit: 5, window: 2_000 },
  'GET /webhooks/:application/:token/messages/:message': { limit: 5, window: 2_000 },
  'PATCH /webhooks/:application/:token/messages/:message': { limit: 5, window: 2_000 },
  'DELETE /webhooks/:application/:token/messages/:message': { limit: 5, window: 2_000 },
  'POST /channels/:channel/messages/:message/threads': { limit: 50, window: 300_000 },
  'POST /channels/:channel/threads': { limit: 50, window: 300_000 },
};

/** Requests a second over all routes; interactions' own endpoints do not count. */
const GLOBAL: Allowance = { limit: 50, window: 1_000 };

/** The rate limit headers of a response, and whether the request is allowed. */
export interface Verdict {
  readonly headers: Readonly<Record<string, string>>;
  /** Seconds to wait; `undefined`: it may pass. */
  readonly retryAfter?: number;
  readonly isGlobal?: boolean;
}

export type RateLimits = ReturnType<typeof createRateLimits>;

interface Window {
  readonly end: number;
  used: number;
}

/** Above this number, past windows are dropped: every interaction has buckets of its own. */
const MAX_WINDOWS = 1_000;

/**
 * Counts requests in windows of the machine's time: a client sleeps by its own clock, not by the sandbox's. Off at first.
 * `now` returns milliseconds.
 */
export const createRateLimits = (now: () => number) => {
  const windows = new Map<string, Window>();
  let enforced = false;

  const forgetOld = (at: number): void => {
    for (const [key, { end }] of windows) if (end <= at) windows.delete(key);
  };

  const use = (key: string, { window }: Allowance): Window => {
    const at = now();
    if (windows.size > MAX_WINDOWS) forgetOld(at);
    const known = windows.get(key);
    const current = known && at < known.end ? known : { end: at + window, used: 0 };
    current.used++;
    windows.set(key, current);
    return current;
  };

  return {
    /** Whether excess requests are refused with 429. If so, the headers count the remaining requests. */
    enforce: (on: boolean): void => {
      enforced = on;
      windows.clear();
    },
    /** Counts a request. `route` has its parts named; `major` is the channel, guild or webhook of the bucket. */
    count: (method: string, route: string, major: string): Verdict => {
      const isInteraction = route.startsWith('/interactions/') || route.startsWith('/webhooks/');
      const allowance = ALLOWANCES[`${method} ${route}`] ?? USUAL;
      const bucket = bucketName(method, route);
      const own = use(`${bucket} ${major}`, allowance);
      const whole = isInteraction ? undefined : use('global', GLOBAL);
      const wait = ({ end }: Window): number => Math.max(0.001, (end - now()) / 1_000);
      const resetAfter = wait(own);
      const headers = {
        'x-ratelimit-limit': String(allowance.limit),
        'x-ratelimit-remaining': String(enforced ? Math.max(0, allowance.limit - own.used) : allowance.limit - 1),
        'x-ratelimit-reset': (own.end / 1_000).toFixed(3),
        'x-ratelimit-reset-after': resetAfter.toFixed(3),
        'x-ratelimit-bucket': bucket,
      };
      if (!enforced || route === '/interactions/:interaction/:token/callback') return { headers };
      if (whole && whole.used > GLOBAL.limit) return refusal(headers, wait(whole), true);
      return own.used > allowance.limit ? refusal(headers, resetAfter, false) : { headers };
    },
  };
};

const refusal = (headers: Verdict['headers'], retryAfter: number, isGlobal: boolean): Verdict => ({
  headers: {
    ...headers,
    'retry-after': String(Math.ceil(retryAfter)),
    'x-ratelimit-scope': isGlobal ? 'global' : 'user',
    ...(isGlobal ? { 'x-ratelimit-global': 'true' } : {}),
  },
  retryAfter,
  isGlobal,
});

/** Names a bucket as Discord does: the same for every use of a route, and saying nothing. */
const bucketName = (method: string, route: string): string => Buffer.from(`${method} ${route}`).toString('hex').slice(-32);
