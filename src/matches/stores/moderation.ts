import type { Motion } from '../model/events.ts';
import type { MatchId, UserId } from '../model/types.ts';
import type { CupAct } from './cups.ts';
import type { ServerChange } from './server.ts';

/** What moderators decided on a server: listed for other moderators, and sent to the player it is about. */

/** A decision that is not about a match. */
export interface ServerDecision {
  readonly kind: 'ban' | 'unban' | 'settings' | 'note' | 'cup';
  readonly server: string;
  readonly at: Date;
  /** Absent once they are forgotten. */
  readonly by?: UserId;
  /** Whom it is about; absent for settings and cups, and once they are forgotten. */
  readonly about?: UserId;
  /** The end of a ban. */
  readonly until?: Date;
  /** Empty for settings and cups, and once its writer or the player it is about is forgotten. */
  readonly reason: string;
  /** The settings that were changed. */
  readonly change?: ServerChange;
  readonly cup?: { readonly id: number; readonly act: CupAct };
}

/** A moderator's decision about a match, of which the log holds the motion. */
export interface MatchDecisionMade extends Pick<ServerDecision, 'at' | 'by' | 'reason'> {
  readonly kind: 'match';
  readonly match: MatchId;
  readonly motion: Motion;
}

export type DecisionMade = ServerDecision | MatchDecisionMade;

/** A ban from rated matches and from `/play` on a server. It ends by itself. */
export interface Ban {
  readonly until: Date;
  /** Empty once the moderator who wrote it is forgotten. */
  readonly reason: string;
}

/** A ban or its end that the player does not know about yet. */
export interface UntoldDecision extends Omit<ServerDecision, 'by' | 'change' | 'cup'> {
  /** Serves as the match in the keys of `Stores.decisionNotices`. */
  readonly id: number;
  readonly about: UserId;
}

export interface ModerationStore {
  /** Records a decision. The player gets a message about a ban and its end. */
  decide(decision: ServerDecision & { readonly by: UserId }): Promise<void>;
  /** Returns the ban of a user on a server that is in force at that time. */
  banOf(server: string, user: UserId, now: Date): Promise<Ban | undefined>;
  /** Returns a server's decisions, those about its matches included, newest first, and how many there are in all. */
  list(
    server: string,
    from: number,
    limit: number,
  ): Promise<{ readonly total: number; readonly decisions: readonly DecisionMade[] }>;
  /** Returns decisions whose players get a message by now: of each player the first, so that messages arrive in their order. */
  untold(now: Date, limit: number): Promise<readonly UntoldDecision[]>;
  /** Sets when to tell the player; `undefined`: never again. */
  tellAt(id: number, at: Date | undefined): Promise<void>;
}
