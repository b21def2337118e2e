import { paceNamed } from '#matches/time/clock/index.ts';
import { HOUR } from '#matches/time/clock/running.ts';

/** The arms of the calendar bench: the same matches of the same people, with more and more of what keeps a match going. */
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

/** What each decision has with clocks, and a seat beyond that, once in the match. */
export const PACE = paceNamed('24h') as Exclude<ReturnType<typeof paceNamed>, { readonly rejected: unknown }>;

/** Without clocks a seat that is silent for so long goes to the computer. */
export const SILENCE = 7 * 24 * HOUR;
