/** A process that works on a match without end. */
import { openWatchdog } from '#store/index.ts';

const { DATABASE_URL = '', MATCH = '', LIMIT_MS = '' } = process.env;
const { watch } = openWatchdog(DATABASE_URL, Number(LIMIT_MS));
const busy = (ms: number): void => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};
// A long pause without a match, and many short calls.
busy(2 * Number(LIMIT_MS));
for (let times = 0; times < 20; times++) watch(Number(MATCH), () => busy(Number(LIMIT_MS) / 8));
process.stdout.write('at work\n');
setImmediate(() => watch(Number(MATCH), () => busy(Number.POSITIVE_INFINITY)));
