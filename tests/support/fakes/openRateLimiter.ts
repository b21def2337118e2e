import type { Allowances, FloodGate } from '#discord/gateway/rateLimiter.ts';

/** Nobody is refused, however much is asked. */
export const openGate: FloodGate = () => 'admitted';

/** More than any test asks. */
export const MUCH: Allowances = { person: { atOnce: 1e9, perSecond: 1e6 }, server: { atOnce: 1e9, perSecond: 1e6 } };
