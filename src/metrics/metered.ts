import type { MatchService } from '#matches/index.ts';
import type { Metrics } from './meter.ts';

/** Returns the match service with its rejections counted. */
export const instrumentMatchService = (matches: MatchService, meter: Metrics): MatchService => {
  const counted = <T extends { readonly kind: string; readonly rejection?: { readonly code: string } }>(result: T): T => {
    if (result.rejection !== undefined) meter.refused(result.rejection.code);
    return result;
  };
  return {
    ...matches,
    create: async (...args) => counted(await matches.create(...args)),
    play: async (...args) => counted(await matches.play(...args)),
  };
};

/** Returns the same function, which passes its duration in seconds to `took`, whether it fails or not. */
export const timed =
  <Request, More extends readonly unknown[], Result>(
    work: (request: Request, ...more: More) => Promise<Result>,
    took: (request: Request, seconds: number) => void,
  ) =>
  async (request: Request, ...more: More): Promise<Result> => {
    const startedAt = performance.now();
    try {
      return await work(request, ...more);
    } finally {
      took(request, (performance.now() - startedAt) / 1_000);
    }
  };
