/** The sandbox's own time, in milliseconds since 1970. All of Discord's deadlines run on it. */
export interface SandboxClock {
  now(): number;
  /** Runs `task` once, `ms` from now. Answers how to call it off. */
  after(ms: number, task: () => void): () => void;
}

export interface VirtualClock extends SandboxClock {
  /** Moves time on and runs what became due, in order of its due time. */
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

/** The machine's clock, which can be moved on besides. Its timers do not keep a process alive. */
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

/** A clock that stays at `start` until it is advanced. */
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
        const next = due.reduce<(typeof due)[number] | undefined>(
          (first, entry) => (entry.at <= end && (first === undefined || entry.at < first.at) ? entry : first),
          undefined,
        );
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
