import { describe, expect, test } from 'vitest';
import { anyOf, listedStops, momentAfter, nextRun, ranBetween } from '#matches/time/clock/running.ts';

const stops = listedStops([
  { from: 30, until: 50 },
  { from: 10, until: 20 },
  { from: 15, until: 25 },
]);

describe('running time', () => {
  test('a clock runs between its stops, in any order of stops, and forever after the last', () => {
    expect([0, 5, 10, 12, 24, 25, 30, 49, 50, 60].map((at) => nextRun(stops, at))).toEqual([
      { from: 0, until: 10 },
      { from: 5, until: 10 },
      { from: 25, until: 30 },
      { from: 25, until: 30 },
      { from: 25, until: 30 },
      { from: 25, until: 30 },
      { from: 50, until: Number.POSITIVE_INFINITY },
      { from: 50, until: Number.POSITIVE_INFINITY },
      { from: 50, until: Number.POSITIVE_INFINITY },
      { from: 60, until: Number.POSITIVE_INFINITY },
    ]);
  });

  test('running time is counted between any two moments', () => {
    expect(ranBetween(stops, 0, 100)).toBe(65);
    expect(ranBetween(stops, 5, 27)).toBe(7);
    expect(ranBetween(stops, 12, 24)).toBe(0);
    expect(ranBetween(stops, 7, 7)).toBe(0);
    expect(ranBetween(stops, 9, 7)).toBe(0);
  });

  test('a clock has run for a given time at a moment at which it runs', () => {
    expect([0, 9, 10, 14, 15, 16].map((length) => momentAfter(stops, 0, length))).toEqual([0, 9, 25, 29, 50, 51]);
    expect(momentAfter(stops, 10, 0)).toBe(25);
  });

  test('a stop that ends when it begins, or earlier, has no effect', () => {
    const empty = listedStops([
      { from: 10, until: 10 },
      { from: 30, until: 20 },
    ]);
    expect(ranBetween(empty, 0, 100)).toBe(100);
    expect(momentAfter(empty, 0, 10)).toBe(10);
    expect(momentAfter(empty, 0, 25)).toBe(25);
  });

  test('overlapping stops stop a clock once', () => {
    const both = anyOf([stops, listedStops([{ from: 22, until: 28 }]), () => undefined]);
    expect(ranBetween(both, 0, 100)).toBe(62);
    expect(nextRun(both, 10)).toEqual({ from: 28, until: 30 });
  });
});
