import type { Exported } from '#matches/index.ts';
import { placeOf, VerificationError } from './fault.ts';

/** By how much the clocks of two machines may differ. */
const SKEW_MS = 60_000;

/** Throws a `Fault` at the first time that lies before the one above it, or has not come yet. */
export const checkTimes = ({ match, steps, chain }: Exported, now: Date): void => {
  const links = (chain?.links ?? []).flatMap(({ number, seen }) => (typeof seen === 'string' ? [] : [{ number, at: seen.at }]));
  for (const timed of [steps, links]) {
    let latest = Number.NEGATIVE_INFINITY;
    for (const { number, at } of timed) {
      const time = Date.parse(at);
      if (time < latest - SKEW_MS)
        throw new VerificationError(placeOf(match, number), 'It happened before what stands above it.');
      if (time > now.getTime() + SKEW_MS) throw new VerificationError(placeOf(match, number), 'Its time has not come yet.');
      latest = Math.max(latest, time);
    }
  }
};
