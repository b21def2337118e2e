import { readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/**
 * From now on this thread, and those it starts, run when those that answer people leave the processor free. Only Linux tells
 * threads apart; elsewhere, and where that is not allowed, nothing is changed.
 */
export const lowerThreadPriority = (): void => {
  if (process.platform !== 'linux') return;
  try {
    const own = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(own, Math.max(getPriority(own), constants.priority.PRIORITY_BELOW_NORMAL));
  } catch {
    // It does its work all the same, beside the others.
  }
};
