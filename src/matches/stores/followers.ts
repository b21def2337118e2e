import type { MatchId, UserId } from '../model/types.ts';

/** A user who watches a match and gets its pictures by direct message. */
export interface Follower {
  readonly match: MatchId;
  readonly user: UserId;
  /** The version of the newest picture that was posted since they began to watch. */
  readonly newest: number;
}

export interface FollowerStore {
  /** False if they watch it already. Writes nothing for a user without a row. */
  begin(match: MatchId, user: UserId, now: Date): Promise<boolean>;
  end(match: MatchId, user: UserId): Promise<void>;
  has(match: MatchId, user: UserId): Promise<boolean>;
  /** Records that the picture of a version is being posted. */
  announce(match: MatchId, version: number): Promise<void>;
  /** Returns followers with a picture that they have not got and may get by now, longest wait first. */
  due(now: Date, limit: number): Promise<readonly Follower[]>;
  /** Records up to which version they have got pictures, and when they may get the next. */
  settle(follower: Pick<Follower, 'match' | 'user'>, next: { readonly sent?: number; readonly dueAt: Date }): Promise<void>;
}
