/** The sandbox's time in milliseconds since 1970. All of Discord's deadlines run on it. */
export interface SandboxClock {
  now(): number;
  /** Runs `task` once, `ms` from now. Returns a function that cancels it. */
  after(ms: number, task: () => void): () => void;
}

export interface VirtualClock extends SandboxClock {
  /** Advances time and runs the tasks that became due, in order of their time. */
  advance(ms: number): void;
}

/** The machine's clock. Its timers do not keep a process alive. */
export const realClock: SandboxClock = {
  now: () => Date.now(),
  after: (ms, task) => {
    const timer = setTimeout(task, ms).unref();
    return () => clearTimeout(timer);
  },
};

/** Creates a clock that follows the machine's and can be advanced. Its timers do not keep a process alive. */
export const createMovableClock = (): VirtualClock => {
  const due = new Set<{ readonly at: number; readonly task: () => void }>();
  let ahead = 0;
  const now = (): number => Date.now() + ahead;
  const runDue = (): void => {
    for (const entry of [...due].sort((one, other) => one.at - other.at)) {
      if (entry.at <= now() && due.delete(entry)) entry.task();
    }
  };
  return {
    now,
    after: (ms, task) => {
      const entry = { at: now() + ms, task };
      due.add(entry);
      const timer = setTimeout(runDue, ms).unref();
      return () => {
        clearTimeout(timer);
        due.delete(entry);
      };
    },
    advance: (ms) => {
      ahead += ms;
      runDue();
    },
  };
};

/** Creates a clock that stays at `start` until it is advanced. */
export const createVirtualClock = (start: number): VirtualClock => {
  let now = start;
  let due: { readonly at: number; readonly task: () => void }[] = [];
  return {
    now: () => now,
    after: (ms, task) => {
      const entry = { at: now + ms, task };
      due.push(entry);
      return () => {
        due = due.filter((other) => other !== entry);
      };
    },
    advance: (ms) => {
      const end = now + ms;
      for (;;) {
        const [next] = due.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
        if (next === undefined) break;
        due = due.filter((entry) => entry !== next);
        now = Math.max(now, next.at);
        next.task();
      }
      now = end;
    },
  };
};

export const isVirtual = (clock: SandboxClock): clock is VirtualClock => 'advance' in clock;
