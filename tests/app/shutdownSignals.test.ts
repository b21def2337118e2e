import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onShutdownSignal } from '#app/shutdownSignals.ts';

/** In milliseconds. Vitest waits one second by default. */
const PATIENCE = 20_000;

describe('a process asked to stop', () => {
  const exit = vi.spyOn(process, 'exit');
  const others = [...process.listeners('SIGINT'), ...process.listeners('SIGTERM')];
  let said: string[];
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
    exit.mockReset().mockImplementation(() => undefined as never);
    said = [];
  });
  afterEach(() => {
    vi.useRealTimers();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      for (const listener of process.listeners(signal)) if (!others.includes(listener)) process.off(signal, listener);
    }
  });

  const asked = (stop: () => Promise<void>, ...afterMs: readonly number[]): void => {
    onShutdownSignal(stop, (sentence) => said.push(sentence));
    process.emit('SIGINT');
    for (const time of afterMs) {
      vi.advanceTimersByTime(time);
      process.emit('SIGINT');
    }
  };

  test('a stopped process exits with 0', async () => {
    asked(async () => {});
    await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(0), PATIENCE);
  });

  test('a Ctrl-C that arrives from the terminal and from npm counts once', () => {
    asked(() => new Promise(() => {}), 200, 300);
    expect(said).toEqual([expect.stringMatching(/^Stopping/)]);
    expect(exit).not.toHaveBeenCalled();
  });

  test('a second signal ends the process immediately', () => {
    asked(() => new Promise(() => {}), 2_000);
    expect(exit).toHaveBeenCalledWith(130);
    expect(said).toContain('Stopped at once.');
  });

  test('a process that fails to stop exits with 1 and says why', async () => {
    asked(() => Promise.reject(new Error('no')));
    await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(1), PATIENCE);
    expect(said.at(-1)).toBe('Stopping failed: no');
  });
});
