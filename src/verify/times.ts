import type { Exported } from '#matches/index.ts';
import { Fault, placeOf } from './fault.ts';

/** By how much the clocks of two machines may differ. */
const LEEWAY_MS = 3_600_000;

/** Throws at the first moment that is before the one ahead of it, or that has not come yet. `now`: absent where nobody knows. */
export const checkTimes = ({ match, steps, chain }: Exported, now?: Date): void => {
  const latest = now === undefined ? Number.POSITIVE_INFINITY : now.getTime() + LEEWAY_MS;
  const links = (chain?.links ?? []).flatMap(({ number, seen }) => (typeof seen === 'string' ? [] : [{ number, at: seen.at }]));
  for (const moments of [steps, links]) {
    let before = Number.NEGATIVE_INFINITY;
    for (const { number, at } of moments) {
      const moment = Date.parse(at);
      if (moment < before) throw new Fault(placeOf(match, number), `Its time, ${at}, is before that of the step ahead of it.`);
      if (moment > latest) throw new Fault(placeOf(match, number), `Its time, ${at}, has not come yet.`);
      before = moment;
    }
  }
};
