import type { Match, MatchId } from '../model/types.ts';

/** How far the log of each match is announced, and who announces it. */
export interface AnnouncementStore {
  /**
   * Gives `holder` the match's announcement lease until `until`, and returns the current match, which saves another read;
   * `undefined` if another holder has the lease. An expired lease may be taken over.
   */
  lease(match: MatchId, holder: string, now: Date, until: Date): Promise<Match | undefined>;
  /** Releases the lease and returns the current match; `undefined` if `holder` has no lease. */
  release(match: MatchId, holder: string): Promise<Match | undefined>;
  /**
   * Raises `announcedVersion` (never lowers it), resets `failures`, and releases the lease if `holder` has it. Returns the
   * current match.
   */
  announced(match: MatchId, version: number, holder: string): Promise<Match>;
  /** Counts an announcement failure; returns the number of consecutive failures. */
  failed(match: MatchId): Promise<number>;
}
