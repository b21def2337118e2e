import type { Log } from '#discord/command/services.ts';

/** Minimum time between two log lines of the same kind. */
const QUIET_MS = 60_000;

/**
 * Returns a function that calls `report` at most once a minute and drops the other calls: while a queue is unavailable, a dozen
 * errors come each second. `now` returns monotonic milliseconds.
 */
export const throttle = <Thing>(
  report: (thing: Thing) => void,
  now: () => number = () => performance.now(),
): ((thing: Thing) => void) => {
  let quietUntil = Number.NEGATIVE_INFINITY;
  return (thing) => {
    if (now() < quietUntil) return;
    quietUntil = now() + QUIET_MS;
    report(thing);
  };
};

const warnings = new WeakMap<Log, Map<string, (fields: object) => void>>();

/** Logs a warning at most once a minute, because an outage affects every match. */
export const warnSparingly = (log: Log, fields: object, message: string): void => {
  const ofLog = warnings.get(log) ?? new Map<string, (fields: object) => void>();
  warnings.set(log, ofLog);
  const warn = ofLog.get(message) ?? throttle((each: object) => log.warn(each, message));
  ofLog.set(message, warn);
  warn(fields);
};
