/** Refusals in a row before requests stop. */
const THRESHOLD = 3;
const FIRST_PAUSE_MS = 5_000;
/**
 * Longest pause after general refusals. It is short so that requests resume soon after Discord recovers; each probe is only one
 * request.
 */
const MAX_GENERAL_PAUSE_MS = 60_000;
const MAX_PAUSE_MS = 15 * 60_000;
/** A probe without a response for this long allows another. */
const PROBE_MS = 30_000;
/** Discord bans an address for ten thousand invalid requests in this time. */
const WINDOW_MS = 10 * 60_000;
/** Invalid requests after which a process stops, so that twenty processes together stay below Discord's limit. */
const MAX_INVALID = 500;

/** Thrown instead of sending a request after Discord refused earlier ones. Retry after `retryInMs`. */
export class CircuitOpen extends Error {
  override readonly name = 'CircuitOpen';
  readonly retryInMs: number;
  /** Whether Discord refuses every request of this kind, and not only those to one channel, server or user. */
  readonly isGeneral: boolean;

  constructor(retryInMs: number, isGeneral: boolean) {
    super(`Discord refuses requests: the next try is in ${Math.ceil(retryInMs / 1_000)} s`);
    this.retryInMs = retryInMs;
    this.isGeneral = isGeneral;
  }
}

/**
 * What a response implies for other requests: `general`, all of this kind are refused; `local`, those to one channel; `ok`,
 * none.
 */
export type Refusal = 'general' | 'local' | 'ok';

/** Blocks requests that Discord would refuse like the ones before them. */
export type CircuitBreaker = Readonly<ReturnType<typeof createCircuitBreaker>>;

interface Circuit {
  refusals: number;
  openUntil: number;
  probedAt?: number;
}

interface Settings {
  /** Milliseconds. */
  readonly now: () => number;
  /** Called when requests of a kind stop (`true`) and resume (`false`). */
  readonly onChange: (kind: string, isOpen: boolean) => void;
}

/**
 * Returns a circuit breaker with one circuit per kind of request (`channels`, `guilds`, `users`) and one per channel or server.
 */
export const createCircuitBreaker = ({ now, onChange }: Settings) => {
  const circuits = new Map<string, Circuit>();
  const invalidAt: number[] = [];

  /** Milliseconds until requests may be sent again after too many invalid ones; 0 or less when they may be sent. */
  const spentForMs = (): number => {
    const oldest = invalidAt.at(-MAX_INVALID);
    return oldest === undefined ? 0 : oldest + WINDOW_MS - now();
  };

  const check = (key: string, isGeneral: boolean): void => {
    const circuit = circuits.get(key);
    if (circuit === undefined || circuit.refusals < THRESHOLD) return;
    const at = now();
    const isProbed = circuit.probedAt !== undefined && at - circuit.probedAt < PROBE_MS;
    if (at < circuit.openUntil || isProbed) throw new CircuitOpen(Math.max(circuit.openUntil - at, 1_000), isGeneral);
    circuit.probedAt = at;
  };

  const refuse = (key: string, longestMs: number, forMs: number | undefined): void => {
    const refusals = Math.max((circuits.get(key)?.refusals ?? 0) + 1, forMs === undefined ? 0 : THRESHOLD);
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (refusals - THRESHOLD), longestMs);
    circuits.set(key, { refusals, openUntil: now() + Math.min(Math.max(pauseMs, forMs ?? 0), MAX_PAUSE_MS) });
  };

  const close = (key: string): boolean => {
    const wasOpen = (circuits.get(key)?.refusals ?? 0) >= THRESHOLD;
    circuits.delete(key);
    return wasOpen;
  };

  return {
    /** Throws `CircuitOpen` while requests like this are refused; lets one probe through after each pause. */
    assertClosed(url: string) {
      const inMs = spentForMs();
      if (inMs > 0) throw new CircuitOpen(inMs, true);
      const { kind, place } = keysOf(url);
      check(kind, true);
      if (place !== undefined) check(place, false);
    },
    /** Records a response. `forMs`: how long Discord asks to wait. */
    recordResponse(url: string, refusal: Refusal, forMs?: number) {
      const { kind, place } = keysOf(url);
      if (refusal === 'general') {
        refuse(kind, MAX_GENERAL_PAUSE_MS, forMs);
        if ((circuits.get(kind)?.refusals ?? 0) >= THRESHOLD) onChange(kind, true);
        return;
      }
      if (close(kind)) onChange(kind, false);
      if (place === undefined) return;
      if (refusal === 'local') refuse(place, MAX_PAUSE_MS, forMs);
      else close(place);
    },
    /** Counts a request that Discord counts as invalid. After too many in ten minutes nothing passes until some are older. */
    recordInvalid() {
      invalidAt.push(now());
      if (invalidAt.length > MAX_INVALID) invalidAt.shift();
      if (spentForMs() > 0) onChange('all', true);
    },
  };
};

/**
 * Returns the kind and place of a URL: `/api/v10/channels/123/messages` has the kind `channels` and the place `channels/123`.
 */
const keysOf = (url: string): { readonly kind: string; readonly place: string | undefined } => {
  const [, kind = '', id] = /\/v\d+\/([a-z-]+)(?:\/(\d+))?/u.exec(url) ?? [];
  return { kind, place: id === undefined ? undefined : `${kind}/${id}` };
};
