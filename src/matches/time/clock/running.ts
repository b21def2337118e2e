/**
 * Clocks that run and stop. All arithmetic is exact: points in time and lengths in milliseconds, without calendars. A clock
 * runs except during its stops.
 */

/** A point in time: whole milliseconds since 1970-01-01T00:00Z, as in `Date` and JSON. */
export type EpochMs = number;

/** A half-open time span, excluding `until`. Empty if it ends before it begins. */
export interface Span {
  readonly from: EpochMs;
  readonly until: EpochMs;
}

/** What stops a clock: returns the first span that ends after a moment; `undefined` when nothing stops the clock any more. */
export type Stops = (after: EpochMs) => Span | undefined;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** Returns stops from a list of spans, which may overlap and be unsorted. */
export const listedStops =
  (spans: readonly Span[]): Stops =>
  (after) =>
    earliest(spans.filter((span) => span.until > after));

/** Returns the union of several stops. */
export const anyOf =
  (sources: readonly Stops[]): Stops =>
  (after) =>
    earliest(sources.flatMap((stops) => stops(after) ?? []));

const earliest = (spans: readonly Span[]): Span | undefined =>
  spans.reduce<Span | undefined>((first, span) => (first === undefined || span.from < first.from ? span : first), undefined);

/** Returns the first span, at a moment or after it, in which the clock runs. The last one ends at `Infinity`. */
export const nextRun = (stops: Stops, at: EpochMs): Span => {
  let from = at;
  for (let stop = stops(from); stop !== undefined; stop = stops(from)) {
    if (stop.from > from) return { from, until: stop.from };
    from = stop.until;
  }
  return { from, until: Number.POSITIVE_INFINITY };
};

/** Returns how long the clock runs between two moments. */
export const ranBetween = (stops: Stops, from: EpochMs, until: EpochMs): number => {
  let ran = 0;
  for (let run = nextRun(stops, from); run.from < until; run = nextRun(stops, run.until)) {
    ran += Math.min(run.until, until) - run.from;
  }
  return ran;
};

/**
 * Returns the moment at which the clock has run for `length` and keeps running, so never a moment within a stop. If the time is
 * used up just as a stop begins, returns the end of the stop.
 */
export const momentAfter = (stops: Stops, from: EpochMs, length: number): EpochMs => {
  let left = length;
  for (let run = nextRun(stops, from); ; run = nextRun(stops, run.until)) {
    if (left < run.until - run.from) return run.from + left;
    left -= run.until - run.from;
  }
};
