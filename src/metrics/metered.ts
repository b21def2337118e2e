import type { MatchService } from '#matches/index.ts';
import type { Metrics } from './meter.ts';

/** Returns the match service with its rejections counted. */
export const instrumentMatchService = (matches: MatchService, meter: Metrics): MatchService => {
  const counted = <T extends { readonly kind: string; readonly rejection?: { readonly code: string } }>(answer: T): T => {
    if (answer.rejection !== undefined) meter.refused(answer.rejection.code);
    return answer;
  };
  return {
    ...matches,
    create: async (...asked) => counted(await matches.create(...asked)),
    play: async (...asked) => counted(await matches.play(...asked)),
  };
};

/** Returns the same function with its duration measured, whether it fails or not. */
export const timed =
  <Request, More extends readonly unknown[], Result>(
    work: (request: Request, ...more: More) => Promise<Result>,
    took: (request: Request, seconds: number) => void,
  ) =>
  async (request: Request, ...more: More): Promise<Result> => {
    const begun = performance.now();
    try {
      return await work(request, ...more);
    } finally {
      took(request, (performance.now() - begun) / 1_000);
    }
  };
