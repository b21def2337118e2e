import type { Queues } from '#jobs/queue/queues.ts';

/** Queues that drop every job: sweeps, or the test itself, find the work. */
export const deaf: Queues = {
  add: async () => undefined,
  depths: async () => ({}),
  promote: async () => undefined,
  work: async () => undefined,
  close: async () => undefined,
};
