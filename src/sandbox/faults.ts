import type { Fault } from './people/faultSchema.ts';

/** Only the beginning of a path is matched, because a regular expression takes longer on a longer text. */
const MAX_PATH_LENGTH = 500;

export type Faults = ReturnType<typeof createFaults>;

/** Keeps the faults that wait for a request they match. */
export const createFaults = () => {
  let waiting: readonly Fault[] = [];
  return {
    left: (): readonly Fault[] => waiting,
    set: (faults: readonly Fault[]): void => {
      waiting = faults.filter(({ times }) => times > 0);
    },
    /** Returns the first fault that matches the request, and uses it up once. */
    take: (method: string, path: string, isUpload: boolean): Fault['fault'] | undefined => {
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
