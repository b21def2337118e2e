import type { Match, MatchId } from '../model/types.ts';

/** How far each match's log has been announced, and which process has its announcement lease. */
export interface AnnouncementStore {
  /**
   * Gives `owner` the match's announcement lease until `until`, and returns the current match, which saves another read;
   * `undefined` if another owner has the lease. An expired lease may be taken over.
   */
  lease(match: MatchId, owner: string, now: Date, until: Date): Promise<Match | undefined>;
  /** Releases the lease and returns the current match; `undefined` if `owner` has no lease. */
  release(match: MatchId, owner: string): Promise<Match | undefined>;
  /**
   * Raises `announcedVersion` (never lowers it), resets `failures`, and releases the lease if `owner` has it. Returns the
   * current match.
   */
  announced(match: MatchId, version: number, owner: string): Promise<Match>;
  /** Counts an announcement failure; returns the number of consecutive failures. */
  failed(match: MatchId): Promise<number>;
}
