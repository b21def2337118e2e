import { describe, expect, test } from 'vitest';
import { createThrottle } from '#jobs/queue/throttle.ts';

/** A throttle of 30 requests a second whose clock moves only when told to, and whose wait is as given. */
const standing = () => {
  const state = { now: 0, inMs: 0, drawn: 0, paused: [] as number[] };
  const throttle = createThrottle({
    aSecond: 30,
    reserve: async () => {
      state.drawn++;
      return state.inMs;
    },
    pause: async (ms) => void state.paused.push(ms),
    now: () => state.now,
  });
  const turns = async (count: number, everyMs: number): Promise<void> => {
    for (let turn = 0; turn < count; turn++) {
      state.now += everyMs;
      await throttle.turn();
    }
  };
  return { state, throttle, turns };
};

describe('the limit of requests', () => {
  test('the limit is near while ten matches use two thirds of it for five seconds, and far again when they do not', async () => {
    const { state, throttle, turns } = standing();
    await turns(99, 50);
    for (let match = 1; match <= 10; match++) throttle.wrote(match);
    expect(throttle.isNear()).toBe(false);
    await turns(5, 40);
    expect(throttle.isNear()).toBe(true);
    state.now += 1_000;
    expect(throttle.isNear()).toBe(false);
  });

  test('the limit stays far while a few matches use it', async () => {
    const { throttle, turns } = standing();
    for (let match = 1; match <= 9; match++) throttle.wrote(match);
    await turns(110, 40);
    expect(throttle.isNear()).toBe(false);
    throttle.wrote(10);
    expect(throttle.isNear()).toBe(true);
  });

  test('the limit is near immediately, for five seconds, when other processes make a request wait', async () => {
    const { state, throttle } = standing();
    state.inMs = 999;
    await throttle.turn();
    expect(throttle.isNear()).toBe(false);
    state.inMs = 1_000;
    await throttle.turn();
    expect(state.paused).toEqual([999, 1_000]);
    state.now = 5_999;
    expect(throttle.isNear()).toBe(true);
    state.now = 6_000;
    expect(throttle.isNear()).toBe(false);
  });

  test('the limit delays an act in turn once, and each request after the first', async () => {
    const { state, throttle } = standing();
    await throttle.inTurn(async (hasWaited) => {
      expect([hasWaited, state.drawn]).toEqual([false, 1]);
      await throttle.turn();
      expect(state.drawn).toBe(1);
      await throttle.turn();
      expect(state.drawn).toBe(2);
    });
    state.inMs = 7;
    await throttle.inTurn(async (hasWaited) => expect(hasWaited).toBe(true));
  });
});

describe('a thread', () => {
  test('a thread is written to immediately while the limit is far', () => {
    const { throttle } = standing();
    throttle.wrote(1);
    expect(throttle.writableInMs(1)).toBe(0);
  });

  test('a thread is not written to for a second and a half after a post while the limit is near; other threads are', async () => {
    const { state, throttle } = standing();
    state.inMs = 1_000;
    await throttle.turn();
    expect(throttle.writableInMs(1)).toBe(0);
    throttle.wrote(1);
    expect([throttle.writableInMs(1), throttle.writableInMs(2)]).toEqual([1_500, 0]);
    state.now = 1_499;
    expect(throttle.writableInMs(1)).toBe(1);
    state.now = 1_500;
    expect(throttle.writableInMs(1)).toBe(0);
  });
});

describe('a post that nobody waits for', () => {
  test('a post that nobody waits for is postponed while the limit is near, for a minute at most, whatever happens in between', async () => {
    const { state, throttle } = standing();
    expect(throttle.mayPutOff(1)).toBe(false);
    state.inMs = 100_000;
    await throttle.turn();
    expect(throttle.mayPutOff(1)).toBe(true);
    throttle.putOff(1, 5);
    expect([throttle.isPutOff(1, 5), throttle.isPutOff(1, 6), throttle.isPutOff(2, 5)]).toEqual([true, false, false]);
    state.now = 59_999;
    throttle.putOff(1, 6);
    expect(throttle.isPutOff(1, 6)).toBe(true);
    state.now = 60_000;
    expect([throttle.isPutOff(1, 6), throttle.mayPutOff(1), throttle.mayPutOff(2)]).toEqual([false, false, true]);
    throttle.putOff(1);
    expect(throttle.mayPutOff(1)).toBe(true);
  });
});
