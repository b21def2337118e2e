import type { Moment, Point } from './kills.ts';

/**
 * Where a process is to stop. `freeze`: the whole process, until it is killed; otherwise only the action at the point, while others are
 * killed.
 */
export interface FaultPlan {
  readonly point: Point;
  readonly moment: Moment;
  readonly nth: number;
  readonly freeze: boolean;
}

/** Stops a thread exactly at the planned point. */
export interface FaultPoints {
  arm(plan: FaultPlan | undefined): void;
  /** Resumes what was stopped. */
  resume(): void;
  around: Around;
}

export type Around = <Made>(point: Point, act: () => Promise<Made>) => Promise<Made>;

/** `reached` is called at the point, before it stops. */
export const createFaultPoints = (reached: () => void): FaultPoints => {
  let plan: FaultPlan | undefined;
  let left = 0;
  let resume = (): void => undefined;
  const reach = async (point: Point, moment: Moment): Promise<void> => {
    if (plan?.point !== point || plan.moment !== moment) return;
    left -= 1;
    if (left > 0) return;
    const { freeze } = plan;
    plan = undefined;
    const passing = new Promise<void>((resolve) => {
      resume = resolve;
    });
    reached();
    if (freeze) freezeThread();
    await passing;
  };
  return {
    arm: (next) => {
      plan = next;
      left = next?.nth ?? 0;
    },
    resume: () => resume(),
    around: async (point, act) => {
      await reach(point, 'before');
      const made = await act();
      await reach(point, 'after');
      return made;
    },
  };
};

/** Blocks this thread for good. */
export const freezeThread = (): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
