import { z } from 'zod';

/** Longer or more faults would block the sandbox. */
const LIMITS = { faults: 100, times: 100_000, delayMs: 10 * 60_000, retrySeconds: 24 * 3_600, pattern: 200, quantifiers: 2 };

/** Whether a pattern is quick to match: it has no groups, and repeats little. */
const isQuick = (pattern: string): boolean => {
  const bare = pattern.replaceAll(/\\./gu, 'x').replaceAll(/\[[^\]]*\]/gu, 'x');
  return !/[()|]/u.test(bare) && (bare.match(/[*+{?]/gu)?.length ?? 0) <= LIMITS.quantifiers;
};

const isPattern = (pattern: string): boolean => {
  try {
    return new RegExp(pattern).source !== '';
  } catch {
    return false;
  }
};

const PATTERN = z
  .string()
  .max(LIMITS.pattern, `A path has ${LIMITS.pattern} characters at most.`)
  .refine(isPattern, 'A path is a regular expression.')
  .refine(isQuick, `A path repeats ${LIMITS.quantifiers} things at most, and has no groups.`);

/** The faults to inject: each hits the next `times` requests whose method and path match. */
export const faults = z
  .array(
    z.strictObject({
      method: z.string().optional(),
      /** A regular expression on the path, e.g. `^/channels/\\d+/messages$`. */
      path: PATTERN,
      /** Only requests that send files. */
      uploads: z.boolean().optional(),
      times: z.number().int().min(1).max(LIMITS.times),
      fault: z.discriminatedUnion('kind', [
        z.strictObject({
          kind: z.literal('status'),
          status: z.number().int().min(200).max(599),
          code: z.number().int().optional(),
          retryAfter: z.number().min(0).max(LIMITS.retrySeconds).optional(),
          /** Of a rate limit; by default one that several bots share. */
          scope: z.enum(['user', 'global', 'shared']).optional(),
        }),
        z.strictObject({ kind: z.literal('delay'), ms: z.number().min(0).max(LIMITS.delayMs) }),
        /** Before: nothing was done. Midway: the connection died during the request. After: it was done, but the answer was lost. */
        z.strictObject({ kind: z.literal('drop'), when: z.enum(['before', 'midway', 'after']) }),
      ]),
    }),
  )
  .max(LIMITS.faults)
  .readonly();

export type Fault = z.infer<typeof faults>[number];
