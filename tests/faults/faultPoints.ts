import type { Moment, Point } from './kills.ts';

/**
 * Where a process is to stop. `freeze`: the whole process, until it is killed; otherwise only the action at the point, while others are
 * killed.
 */
export interface Doom {
  readonly point: Point;
  readonly moment: Moment;
  readonly nth: number;
  readonly freeze: boolean;
}

/** Stops a thread exactly at the planned point. */
export interface Strikes {
  doom(doom: Doom | undefined): void;
  /** Resumes what was stopped. */
  goOn(): void;
  around: Around;
}

export type Around = <Made>(point: Point, act: () => Promise<Made>) => Promise<Made>;

/** `struck` is called at the point, before it stops. */
export const openStrikes = (struck: () => void): Strikes => {
  let doom: Doom | undefined;
  let left = 0;
  let goOn = (): void => undefined;
  const strike = async (point: Point, moment: Moment): Promise<void> => {
    if (doom?.point !== point || doom.moment !== moment) return;
    left -= 1;
    if (left > 0) return;
    const { freeze } = doom;
    doom = undefined;
    const passing = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    struck();
    if (freeze) freezeThread();
    await passing;
  };
  return {
    doom: (next) => {
      doom = next;
      left = next?.nth ?? 0;
    },
    goOn: () => goOn(),
    around: async (point, act) => {
      await strike(point, 'before');
      const made = await act();
      await strike(point, 'after');
      return made;
    },
  };
};

/** Blocks this thread for good. */
export const freezeThread = (): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
