import type { RateLimiter, RateLimits } from '#discord/gateway/rateLimiter.ts';

/** Nobody is refused, however much is asked. */
export const openGate: RateLimiter = () => 'admitted';

/** More than any test asks. */
export const MUCH: RateLimits = { person: { burst: 1e9, perSecond: 1e6 }, server: { burst: 1e9, perSecond: 1e6 } };
