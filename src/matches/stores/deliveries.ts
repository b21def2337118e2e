import type { MatchId } from '../model/types.ts';

/** Messages sent about matches, each exactly once. */

export interface DeliveryKey {
  readonly match: MatchId;
  /** The version the message belongs to; for a turn post, the first version it covers. */
  readonly version: number;
  /** `turn`, `round`, `card`, `reminder`, `lobby`, … */
  readonly kind: string;
  /** `thread`, or a user id. */
  readonly recipient: string;
}

export interface Delivery extends DeliveryKey {
  /** The channel it was sent to. */
  readonly channel?: string;
  /** Set once it is known to have been sent. A claimed delivery without a message is in doubt. */
  readonly message?: string;
  /** SHA-256 of the current content, so that an edit without changes is not sent. */
  readonly contentHash?: string;
  readonly claimedAt: Date;
}

/** One row per message: claimed before the send, marked after. */
export interface DeliveryStore {
  /**
   * Creates the row if there is none, and returns the current row; `fresh` if this call created it. Returns `undefined` and
   * writes nothing when the recipient was forgotten: a user without a row whom the match does not name.
   */
  claim(key: DeliveryKey, now: Date): Promise<{ readonly fresh: boolean; readonly delivery: Delivery } | undefined>;
  mark(
    key: DeliveryKey,
    sent: { readonly channel: string; readonly message: string; readonly contentHash: string },
  ): Promise<void>;
  find(key: DeliveryKey): Promise<Delivery | undefined>;
  /** Returns the newest delivery of a kind to a recipient in a match: the one with the highest version, up to `upTo`. */
  latest(match: MatchId, kind: string, recipient: string, upTo?: number): Promise<Delivery | undefined>;
}
