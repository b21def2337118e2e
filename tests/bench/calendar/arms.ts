import { paceNamed } from '#matches/time/clock/index.ts';
import { HOUR } from '#matches/time/clock/running.ts';

/** The arms of the calendar bench: the same matches of the same people, with more and more features that keep a match moving. */
export interface Arm {
  readonly name: 'off' | 'orders' | 'clocks';
  /** People write standing orders when they visit. */
  readonly orders: boolean;
  /** Decisions have a clock; when it has run out the computer plays them. */
  readonly clocks: boolean;
}

export const ARMS: readonly Arm[] = [
  { name: 'off', orders: false, clocks: false },
  { name: 'orders', orders: true, clocks: false },
  { name: 'clocks', orders: true, clocks: true },
];

/** The time for each decision with clocks, and each seat's extra time for the whole match. */
export const PACE = paceNamed('24h') as Exclude<ReturnType<typeof paceNamed>, { readonly rejected: unknown }>;

/** Without clocks, a seat that has been silent for this long goes to the computer. */
export const SILENCE = 7 * 24 * HOUR;
