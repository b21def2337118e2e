import type { Fault } from './pageProtocol.ts';

/** What lies beyond is not looked at: matching takes longer the longer a path is. */
const MAX_PATH_LENGTH = 500;

/** Faults that wait for a request to hit. */
export interface Faults {
  left(): readonly Fault[];
  set(faults: readonly Fault[]): void;
  /** Uses up one time of the first fault that matches. */
  take(method: string, path: string, isUpload: boolean): Fault['fault'] | undefined;
}

export const createFaults = (): Faults => {
  let waiting: readonly Fault[] = [];
  return {
    left: () => waiting,
    set: (faults) => {
      waiting = faults.filter(({ times }) => times > 0);
    },
    take: (method, path, isUpload) => {
      const hit = waiting.find(
        (fault) =>
          (fault.method ?? method).toUpperCase() === method &&
          new RegExp(fault.path).test(path.slice(0, MAX_PATH_LENGTH)) &&
          (isUpload || fault.uploads !== true),
      );
      if (!hit) return undefined;
      waiting = waiting.flatMap((fault) => {
        if (fault !== hit) return [fault];
        return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
      });
      return hit.fault;
    },
  };
};
