import type { RateLimiter, RateLimits } from '#discord/gateway/rateLimiter.ts';

/** A rate limiter that allows everything. */
export const openGate: RateLimiter = () => 'admitted';

/** More than any test sends. */
export const MUCH: RateLimits = { person: { burst: 1e9, perSecond: 1e6 }, server: { burst: 1e9, perSecond: 1e6 } };
