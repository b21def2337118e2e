import type { Throttle } from '#discord/services.ts';
import type { MatchId } from '#matches/index.ts';

/** So long the limit counts as near, after it was. */
const NEAR_MS = 5_000;
/** Near is when this process sends so much of what is allowed; or a request waits so long, whichever process sends the others. */
const NEAR_SHARE = 2 / 3;
const NEAR_WAIT_MS = 1_000;
/** While it is near, a thread is written to at most once in this time. */
const SPACING_MS = 1_500;
/** What nobody waits for is put off for so long at most. */
const PUT_OFF_MS = 60_000;

/** `draw` ends with how long the request has to wait; `now`: milliseconds that never go back. */
export interface Drawing {
  /** How many requests are allowed. */
  readonly aSecond: number;
  readonly draw: () => Promise<number>;
  readonly pause: (ms: number) => Promise<unknown>;
  readonly now: () => number;
}

/** Watches how long requests wait for their turn, and says what can be spared while they do. */
export const openThrottle = ({ aSecond, draw, pause, now }: Drawing): Throttle & { turn(): Promise<void> } => {
  const many = aSecond * NEAR_SHARE * (NEAR_MS / 1_000);
  const drawn: number[] = [];
  const written = new Map<MatchId, number>();
  const putOff = new Map<MatchId, { readonly version: number; readonly until: number }>();
  const reserved = new Set<object>();
  let nearUntil = Number.NEGATIVE_INFINITY;

  const forgetOld = (): void => {
    const since = now() - NEAR_MS;
    const old = drawn.findIndex((at) => at > since);
    drawn.splice(0, old === -1 ? drawn.length : old);
  };
  const isNear = (): boolean => {
    forgetOld();
    return now() < nearUntil || drawn.length >= many;
  };
  const wait = async (): Promise<boolean> => {
    const inMs = await draw();
    forgetOld();
    drawn.push(now());
    if (inMs >= NEAR_WAIT_MS) nearUntil = now() + inMs + NEAR_MS;
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
    mayPutOff,
    putOff: (match, version) => {
      if (version === undefined) putOff.delete(match);
      else putOff.set(match, { version, until: putOff.get(match)?.until ?? now() + PUT_OFF_MS });
    },
    isPutOff: (match, version) => mayPutOff(match) && putOff.get(match)?.version === version,
    turn: async () => {
      const [free] = reserved;
      if (free === undefined) await wait();
      else reserved.delete(free);
    },
    inTurn: async (act) => {
      const hasWaited = await wait();
      const own = {};
      reserved.add(own);
      try {
        return await act(hasWaited);
      } finally {
        reserved.delete(own);
      }
    },
    wrote: (match) => {
      const since = now() - SPACING_MS;
      for (const [other, at] of written) if (at <= since) written.delete(other);
      written.set(match, now());
    },
    writableInMs: (match) => {
      const at = written.get(match);
      return at !== undefined && isNear() ? Math.max(0, Math.ceil(at + SPACING_MS - now())) : 0;
    },
  };
};
