import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createForegroundPriority } from '#app/foregroundPriority.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Returns foreground work and a function that finishes it. */
const answering = () => {
  let done = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    done = resolve;
  });
  return { answered, done: () => done() };
};

/** Whether a background message may begin now. */
const watched = (clear: Promise<void>) => {
  const seen = { begun: false };
  void clear.then(() => {
    seen.begun = true;
  });
  return seen;
};

const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(10);

describe('a background job', () => {
  test('a background job starts immediately when no interaction runs', async () => {
    const way = createForegroundPriority();
    const told = watched(way.untilIdle());
    await settled();
    expect(told.begun).toBe(true);
  });

  test('a background job waits for all earlier and concurrent interactions', async () => {
    const way = createForegroundPriority();
    const [one, other] = [answering(), answering()];
    const first = way.runForeground(() => one.answered);
    const told = watched(way.untilIdle());
    const second = way.runForeground(() => other.answered);
    one.done();
    await first;
    await settled();
    expect(told.begun).toBe(false);
    other.done();
    await second;
    await settled();
    expect(told.begun).toBe(true);
  });

  test('a background job waits at most one second under constant traffic', async () => {
    const way = createForegroundPriority();
    void way.runForeground(() => answering().answered);
    const told = watched(way.untilIdle());
    await vi.advanceTimersByTimeAsync(999);
    expect(told.begun).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(told.begun).toBe(true);
  });

  test('a background job does not wait for a failed interaction, whose caller gets the error', async () => {
    const way = createForegroundPriority();
    await expect(way.runForeground(() => Promise.reject(new Error('it failed')))).rejects.toThrow('it failed');
    const told = watched(way.untilIdle());
    await settled();
    expect(told.begun).toBe(true);
  });
});
