import type { SandboxClock } from './clock.ts';

/** Discord's epoch: the first millisecond of 2015. */
const EPOCH = 1_420_070_400_000n;

export type Snowflakes = ReturnType<typeof createSnowflakes>;

/** Creates ids as Discord does: they grow, and contain the time of the clock. `above` is the newest id in use. */
export const createSnowflakes = (clock: SandboxClock, above: string | undefined) => {
  let last = BigInt(above ?? 0);
  return {
    next: (): string => {
      const fromClock = (BigInt(Math.floor(clock.now())) - EPOCH) << 22n;
      last = fromClock > last ? fromClock : last + 1n;
      return String(last);
    },
  };
};
