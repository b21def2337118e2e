/** Discord shuts a bot out for a while that made ten thousand invalid requests in this time: refused, forbidden or limited ones. */
const WINDOW_MS = 10 * 60_000;
/** A process stops at so many, so that all processes of a house together stay far below that. */
const MOST = 500;

/** Nothing is sent, for too much of what was sent lately was invalid. It counts as an outage: all waits, nothing is given up. */
export class DoorShut extends Error {
  override readonly name = 'DoorShut';

  constructor() {
    super('Discord refused too many requests in ten minutes: no more are sent before some of these are longer ago.');
  }
}

/** Counts the invalid requests of a process, and lets no more be made while there were too many. */
export interface Breaker {
  /** Throws `DoorShut` while nothing may be sent. */
  pass(): void;
  /** An invalid request was made. */
  note(): void;
}

/** `now`: milliseconds that never go back. `onShut` is told each time that the door shuts. */
export const openBreaker = (onShut: () => void, now: () => number = () => performance.now(), most: number = MOST): Breaker => {
  const noted: number[] = [];
  const forgetOld = (): void => {
    const since = now() - WINDOW_MS;
    const old = noted.findIndex((at) => at > since);
    noted.splice(0, old === -1 ? noted.length : old);
  };
  return {
    pass: () => {
      forgetOld();
      if (noted.length >= most) throw new DoorShut();
    },
    note: () => {
      forgetOld();
      noted.push(now());
      if (noted.length === most) onShut();
    },
  };
};
