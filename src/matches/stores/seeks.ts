import type { MatchId, UserId } from '../model/types.ts';

/** Who looks for a match with `/play`, and the tables that are being filled with them. */

/** What a person wants on a server. Kept after the search, so that the next one begins with the same choices. */
export interface SeekChoices {
  readonly games: readonly string[];
  readonly paces: readonly string[];
  /** The numbers of players. */
  readonly seats: readonly number[];
  /** Whether an AI player may have the last chair. */
  readonly computer: boolean;
}

/** A person's choices on a server, and their search if there is one. */
export interface Seek extends SeekChoices {
  readonly user: UserId;
  readonly server: string;
  /** Where a match for them is opened; absent: the bot cannot post there any more. */
  readonly channel?: string;
  /** The language of that match. */
  readonly locale?: string;
  /** Since when they look; absent: they do not. */
  readonly since?: Date;
  readonly endsAt?: Date;
  /** The table that holds a place for them. */
  readonly proposal?: string;
  /** When the place is lost without an answer; absent: they have not been asked. */
  readonly answerBy?: Date;
  readonly agreed: boolean;
}

/** A table that is being filled: a lobby of its own, or the free places of a host's lobby. */
export interface TableProposal {
  readonly id: string;
  readonly server: string;
  readonly match?: MatchId;
  /** What was agreed on; absent in a host's lobby. */
  readonly terms?: TableTerms;
  readonly dueAt?: Date;
}

export interface TableTerms {
  readonly game: string;
  readonly pace: string;
  readonly seats: number;
  /** Whether an AI player takes the last chair. */
  readonly computer: boolean;
}

/** The fields to change; `undefined` unsets one. */
export type SeekChange = Partial<SeekChoices & Pick<Seek, 'agreed'>> & {
  readonly [Key in 'channel' | 'locale' | 'since' | 'endsAt' | 'proposal' | 'answerBy']?: Seek[Key] | undefined;
} & { readonly lookAt?: Date | undefined };

export interface SeekStore {
  find(user: UserId, server: string): Promise<Seek | undefined>;
  /** Returns a person's search for which a table's lobby holds a place. */
  offered(user: UserId, match: MatchId): Promise<Seek | undefined>;
  /** Changes only these fields, for a known user; returns false for one who may just have been forgotten. */
  save(user: UserId, server: string, choices: SeekChoices, change?: SeekChange): Promise<boolean>;
  /** Changes a search if it holds this place (`undefined`: none); returns whether it did. */
  change(seek: Pick<Seek, 'user' | 'server' | 'proposal'>, change: SeekChange): Promise<boolean>;
  /** Returns everyone who looks on a server, longest wait first. */
  looking(server: string): Promise<readonly Seek[]>;
  /** Returns servers where a player waits for a table and it is time to look. */
  serversDue(now: Date, limit: number): Promise<readonly string[]>;
  /** Sets the time of the next look on a server; true for only one of several callers. */
  claimServer(server: string, now: Date, until: Date): Promise<boolean>;
  /** Returns searches that have ended by now and hold no place. */
  expired(now: Date, limit: number): Promise<readonly Seek[]>;

  /**
   * Holds places for these people, all or none, and returns the id of their table; `undefined` if one of them no longer looks, or has a
   * place. A lobby has one table at most; if it has one already, that gets the people.
   */
  propose(proposal: TableProposal, users: readonly UserId[], now: Date): Promise<string | undefined>;
  proposal(id: string): Promise<TableProposal | undefined>;
  /** Returns the open tables of a server. */
  proposals(server: string): Promise<readonly TableProposal[]>;
  /** Whether a match is that of a table with its own lobby. */
  isTable(match: MatchId): Promise<boolean>;
  /** Returns those for whom a table holds a place. */
  placed(proposal: string): Promise<readonly Seek[]>;
  proposalsDue(now: Date, limit: number): Promise<readonly string[]>;
  /** Claims a due table until `until`, for one of several callers; returns the claimed table. */
  claimProposal(id: string, now: Date, until: Date): Promise<TableProposal | undefined>;
  /** Sets when to look at a table next, unless that has changed since it was claimed. */
  postpone(proposal: TableProposal, dueAt: Date): Promise<void>;
  /** Lets the table be looked at now. */
  hurry(id: string, now: Date): Promise<void>;
  setMatch(id: string, match: MatchId): Promise<void>;
  /** Ends a table. `waits`: how many hours each player had waited, if it started. Those who still have a place lose it. */
  closeProposal(id: string, now: Date, waits: readonly number[]): Promise<void>;
  /** Returns the waits of tables of a server that started after `since`, in hours. */
  waits(server: string, since: Date): Promise<readonly number[]>;

  avoids(user: UserId): Promise<readonly UserId[]>;
  /** Adds to a known user's list, or removes from it. */
  avoid(user: UserId, avoided: UserId, isAvoided: boolean): Promise<void>;
  /** Returns the lists of these users. */
  avoidsOf(users: readonly UserId[]): Promise<ReadonlyMap<UserId, readonly UserId[]>>;
}
