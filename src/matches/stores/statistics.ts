import type { MatchId, UserId } from '../model/types.ts';
import type { Participation } from './participations.ts';

/** Someone who played in a match. */
export type Companion = Pick<Participation, 'match' | 'user' | 'seat' | 'place' | 'outcome'>;

/** What dice and draws did to the win chance of each seat of a match, in seat order. */
export type LuckByMatch = ReadonlyMap<MatchId, readonly number[]>;

/** What statistics need beside the rows of people's parts in matches. */
export interface StatisticsStore {
  /** Returns the parts of all other people in these matches. */
  companions(user: UserId, matches: readonly MatchId[]): Promise<readonly Companion[]>;
  /** Returns the people with a part in a match of the server who want to be on leaderboards. */
  onLeaderboards(server: string): Promise<readonly UserId[]>;
  /** Keeps the luck of each seat of a finished match, in seat order; nothing where it cannot be known. */
  keepLuck(match: MatchId, luck: readonly number[]): Promise<void>;
  /** Returns the first match after this one that several people finished and whose luck was not kept. */
  withoutLuck(after: MatchId): Promise<MatchId | undefined>;
  /** Returns the luck of these matches, where it was kept. */
  luckOf(matches: readonly MatchId[]): Promise<LuckByMatch>;
}
