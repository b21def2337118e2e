import type { Exported } from '#matches/index.ts';
import { placeOf, VerificationError } from './errors.ts';

/** Tolerated clock skew between two machines. */
const SKEW_MS = 60_000;

/** Throws a `VerificationError` at the first time that is earlier than the one before it, or in the future. */
export const checkTimes = ({ match, steps, chain }: Exported, now: Date): void => {
  const links = (chain?.links ?? []).flatMap(({ number, seen }) => (typeof seen === 'string' ? [] : [{ number, at: seen.at }]));
  for (const timed of [steps, links]) {
    let latest = Number.NEGATIVE_INFINITY;
    for (const { number, at } of timed) {
      const time = Date.parse(at);
      if (time < latest - SKEW_MS) throw new VerificationError(placeOf(match, number), 'It is earlier than the step before it.');
      if (time > now.getTime() + SKEW_MS) throw new VerificationError(placeOf(match, number), 'Its time is in the future.');
      latest = Math.max(latest, time);
    }
  }
};
