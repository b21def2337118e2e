/**
 * Clocks that run and stand. Everything here is exact: moments are points in time, lengths are milliseconds, and no calendar is
 * asked. A clock runs whenever none of its stops says otherwise.
 */

/** A point in time: whole milliseconds since 1970-01-01T00:00Z, as `Date` counts them and JSON keeps them. */
export type EpochMs = number;

/** From a moment to just before another. One that ends before it begins is empty. */
export interface Span {
  readonly from: EpochMs;
  readonly until: EpochMs;
}

/** What stops a clock: answers, for any moment, the first span that ends after it; `undefined` when nothing stops it any more. */
export type Stops = (after: EpochMs) => Span | undefined;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** Stops that are known one by one; they may overlap and stand in any order. */
export const listedStops =
  (spans: readonly Span[]): Stops =>
  (after) =>
    earliest(spans.filter((span) => span.until > after));

/** Stops whenever one of them does. */
export const anyOf =
  (sources: readonly Stops[]): Stops =>
  (after) =>
    earliest(sources.flatMap((stops) => stops(after) ?? []));

const earliest = (spans: readonly Span[]): Span | undefined =>
  spans.reduce<Span | undefined>((first, span) => (first === undefined || span.from < first.from ? span : first), undefined);

/** The first stretch, at a moment or after it, in which the clock runs. The last one ends at `Infinity`. */
export const nextRun = (stops: Stops, at: EpochMs): Span => {
  let from = at;
  for (let stop = stops(from); stop !== undefined; stop = stops(from)) {
    if (stop.from > from) return { from, until: stop.from };
    from = stop.until;
  }
  return { from, until: Number.POSITIVE_INFINITY };
};

/** How long the clock runs between two moments. */
export const ranBetween = (stops: Stops, from: EpochMs, until: EpochMs): number => {
  let ran = 0;
  for (let run = nextRun(stops, from); run.from < until; run = nextRun(stops, run.until)) {
    ran += Math.min(run.until, until) - run.from;
  }
  return ran;
};

/**
 * When the clock has run for so long and would run on: a moment at which it runs, so never one within a stop. If the time is used
 * up just as a stop begins, that is when the stop is over.
 */
export const momentAfter = (stops: Stops, from: EpochMs, length: number): EpochMs => {
  let left = length;
  for (let run = nextRun(stops, from); ; run = nextRun(stops, run.until)) {
    if (left < run.until - run.from) return run.from + left;
    left -= run.until - run.from;
  }
};
