import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createForegroundPriority } from '#app/foregroundPriority.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Something that somebody waits for, until it is let go. */
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

describe('a background message', () => {
  test('begins at once where nobody waits for an answer', async () => {
    const way = createForegroundPriority();
    const told = watched(way.untilIdle());
    await settled();
    expect(told.begun).toBe(true);
  });

  test('waits until everybody is answered who came before or meanwhile', async () => {
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

  test('waits a second at most, though people ask on and on', async () => {
    const way = createForegroundPriority();
    void way.runForeground(() => answering().answered);
    const told = watched(way.untilIdle());
    await vi.advanceTimersByTimeAsync(999);
    expect(told.begun).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(told.begun).toBe(true);
  });

  test('does not wait for a reply that failed, and the caller gets the failure', async () => {
    const way = createForegroundPriority();
    await expect(way.runForeground(() => Promise.reject(new Error('it failed')))).rejects.toThrow('it failed');
    const told = watched(way.untilIdle());
    await settled();
    expect(told.begun).toBe(true);
  });
});
