import type { Log } from '#discord/command/services.ts';

/** Minimum time between two log lines of the same kind. */
const QUIET_MS = 60_000;

/**
 * Tells the first of many things that are alike, and after each quiet minute the next: while a queue is away, its faults come a dozen
 * a second. `now`: milliseconds that never go back.
 */
export const throttle = <Thing>(
  tell: (thing: Thing) => void,
  now: () => number = () => performance.now(),
): ((thing: Thing) => void) => {
  let quietUntil = Number.NEGATIVE_INFINITY;
  return (thing) => {
    if (now() < quietUntil) return;
    quietUntil = now() + QUIET_MS;
    tell(thing);
  };
};

const warnings = new WeakMap<Log, Map<string, (fields: object) => void>>();

/** Logs a warning at most once a minute: an outage meets every match. */
export const warnSparingly = (log: Log, fields: object, message: string): void => {
  const ofLog = warnings.get(log) ?? new Map<string, (fields: object) => void>();
  warnings.set(log, ofLog);
  const warn = ofLog.get(message) ?? throttle((each: object) => log.warn(each, message));
  ofLog.set(message, warn);
  warn(fields);
};
