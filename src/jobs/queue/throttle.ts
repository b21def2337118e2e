import type { Throttle } from '#discord/command/services.ts';
import type { MatchId } from '#matches/index.ts';

/**
 * The limit is near when this process has sent this share of what is allowed for this long and wrote to this many matches meanwhile,
 * and while it is exceeded. A few matches that are played fast leave enough for the others.
 */
const NEAR_SHARE = 2 / 3;
const NEAR_MS = 5_000;
const NEAR_MATCHES = 10;
/** The limit is exceeded when a request waits this long for its turn, and counts as exceeded for `NEAR_MS` more. */
const EXCEEDED_WAIT_MS = 1_000;
/** While it is near, the bot writes to a thread at most once in this time. */
const SPACING_MS = 1_500;
/** Posts that nobody waits for are put off for this long at most. */
const PUT_OFF_MS = 60_000;

/** `draw` reserves a request's turn and returns how many milliseconds it has to wait; `now` returns monotonic milliseconds. */
export interface Drawing {
  /** How many requests are allowed. */
  readonly aSecond: number;
  readonly draw: () => Promise<number>;
  readonly pause: (ms: number) => Promise<unknown>;
  readonly now: () => number;
}

/** Returns a throttle that tells what to leave out while requests wait for their turn. */
export const createThrottle = ({ aSecond, draw, pause, now }: Drawing): Throttle & { turn(): Promise<void> } => {
  const many = aSecond * NEAR_SHARE * (NEAR_MS / 1_000);
  const drawn: number[] = [];
  const written = new Map<MatchId, number>();
  const putOff = new Map<MatchId, { readonly version: number; readonly until: number }>();
  const reserved = new Set<object>();
  let exceededUntil = Number.NEGATIVE_INFINITY;

  const forgetOld = (): void => {
    const since = now() - NEAR_MS;
    const old = drawn.findIndex((at) => at > since);
    drawn.splice(0, old === -1 ? drawn.length : old);
    for (const [match, at] of written) if (at <= since) written.delete(match);
  };
  const isExceeded = (): boolean => now() < exceededUntil;
  const isNear = (): boolean => {
    forgetOld();
    return isExceeded() || (drawn.length >= many && written.size >= NEAR_MATCHES);
  };
  const wait = async (): Promise<boolean> => {
    const inMs = await draw();
    forgetOld();
    drawn.push(now());
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
      written.set(match, now());
    },
    writableInMs: (match) => {
      const at = written.get(match);
      return at !== undefined && isNear() ? Math.max(0, Math.ceil(at + SPACING_MS - now())) : 0;
    },
  };
};
