import { readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/**
 * Lowers the priority of this thread and of those it starts, so that threads that reply to users run first. Does nothing where it is
 * not allowed, and on systems other than Linux, which have no priorities per thread.
 */
export const lowerThreadPriority = (): void => {
  if (process.platform !== 'linux') return;
  try {
    const own = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(own, Math.max(getPriority(own), constants.priority.PRIORITY_BELOW_NORMAL));
  } catch {
    // The thread works at the usual priority, too.
  }
};
