import type { MatchId } from '../model/types.ts';

/** The messages that are sent about matches, each once. */

export interface DeliveryKey {
  readonly match: MatchId;
  /** The version the message belongs to (of a turn post: the first it tells of). */
  readonly version: number;
  /** `turn`, `round`, `card`, `reminder`, `lobby`, … */
  readonly kind: string;
  /** `thread`, or a user id. */
  readonly recipient: string;
}

export interface Delivery extends DeliveryKey {
  /** Where it was sent. */
  readonly channel?: string;
  /** Set once it is known to have been sent. Claimed without a message: in doubt. */
  readonly message?: string;
  /** SHA-256 of what it says now, so an edit to the same is not sent. */
  readonly contentHash?: string;
  readonly claimedAt: Date;
}

/** One row for each message that is sent: claimed before the send, marked after. */
export interface DeliveryStore {
  /**
   * Makes the row if there is none, and answers the row as it stands: `fresh` when this call made it. `undefined`, and nothing is
   * written, where it is for somebody of whom nothing is kept and whom the match does not name: they have been forgotten.
   */
  claim(key: DeliveryKey, now: Date): Promise<{ readonly fresh: boolean; readonly delivery: Delivery } | undefined>;
  mark(
    key: DeliveryKey,
    sent: { readonly channel: string; readonly message: string; readonly contentHash: string },
  ): Promise<void>;
  find(key: DeliveryKey): Promise<Delivery | undefined>;
  /** The newest delivery of a kind to a recipient of a match: the one with the highest version, up to `upTo`. */
  latest(match: MatchId, kind: string, recipient: string, upTo?: number): Promise<Delivery | undefined>;
}
