import type { Throttle } from '#discord/command/services.ts';
import type { MatchId } from '#matches/index.ts';

/**
 * The limit is near when this process has sent this share of what is allowed for this long and wrote to this many matches
 * meanwhile, and while it is exceeded. A few matches that are played fast leave enough for the others.
 */
const NEAR_SHARE = 2 / 3;
const NEAR_MS = 5_000;
const NEAR_MATCHES = 10;
/** The limit is exceeded when a request waits this long, and counts as exceeded for `NEAR_MS` more. */
const EXCEEDED_WAIT_MS = 1_000;
/** While it is near, the bot writes to a thread at most once in this time. */
const SPACING_MS = 1_500;
/** Maximum delay of posts that nobody waits for. */
const MAX_POSTPONED_MS = 60_000;

/** `reserve` reserves a slot and returns the milliseconds until then; `now` returns monotonic milliseconds. */
export interface ThrottleOptions {
  /** Allowed requests per second. */
  readonly aSecond: number;
  readonly reserve: () => Promise<number>;
  readonly pause: (ms: number) => Promise<unknown>;
  readonly now: () => number;
}

/** Returns a throttle, which also says what to leave out while requests have to wait. */
export const createThrottle = ({ aSecond, reserve, pause, now }: ThrottleOptions): Throttle & { turn(): Promise<void> } => {
  const many = aSecond * NEAR_SHARE * (NEAR_MS / 1_000);
  const sentAt: number[] = [];
  const written = new Map<MatchId, number>();
  const putOff = new Map<MatchId, { readonly version: number; readonly until: number }>();
  const ownSlots = new Set<object>();
  let exceededUntil = Number.NEGATIVE_INFINITY;

  const forgetOld = (): void => {
    const since = now() - NEAR_MS;
    const old = sentAt.findIndex((at) => at > since);
    sentAt.splice(0, old === -1 ? sentAt.length : old);
    for (const [match, at] of written) if (at <= since) written.delete(match);
  };
  const isExceeded = (): boolean => now() < exceededUntil;
  const isNear = (): boolean => {
    forgetOld();
    return isExceeded() || (sentAt.length >= many && written.size >= NEAR_MATCHES);
  };
  const wait = async (): Promise<boolean> => {
    const inMs = await reserve();
    forgetOld();
    sentAt.push(now());
    if (inMs >= EXCEEDED_WAIT_MS) exceededUntil = now() + inMs + NEAR_MS;
    if (inMs > 0) await pause(inMs);
    return inMs > 0;
  };
  const mayPutOff = (match: MatchId): boolean => {
    if (isNear()) return now() < (putOff.get(match)?.until ?? Number.POSITIVE_INFINITY);
    putOff.delete(match);
    return false;
  };
  return {
    isNear,
    isExceeded,
    mayPutOff,
    putOff: (match, version) => {
      if (version === undefined) putOff.delete(match);
      else putOff.set(match, { version, until: putOff.get(match)?.until ?? now() + MAX_POSTPONED_MS });
    },
    isPutOff: (match, version) => mayPutOff(match) && putOff.get(match)?.version === version,
    turn: async () => {
      const [free] = ownSlots;
      if (free === undefined) await wait();
      else ownSlots.delete(free);
    },
    inTurn: async (act) => {
      const hasWaited = await wait();
      const own = {};
      ownSlots.add(own);
      try {
        return await act(hasWaited);
      } finally {
        ownSlots.delete(own);
      }
    },
    wrote: (match) => {
      written.set(match, now());
    },
    writableInMs: (match) => {
      const at = written.get(match);
      return at !== undefined && isNear() ? Math.max(0, Math.ceil(at + SPACING_MS - now())) : 0;
    },
  };
};
