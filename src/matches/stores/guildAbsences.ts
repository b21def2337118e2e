import type { MatchId, MatchStatus } from '../model/types.ts';

/** Servers that the bot is not on any more: matches there stand still until it is back, or are erased. */

/** A server that the bot is not on any more. */
export interface Absence {
  readonly server: string;
  readonly since: Date;
  /** When the bot came back: matches there are being taken up. */
  readonly backAt?: Date;
  /** Up to whom all have been told: a place in an order that names nobody. */
  readonly toldUpTo?: string;
}

/** What changes of a match as it is taken up, beside its clocks. */
export interface ResumedDeadlines {
  readonly at: Date;
  /** Of a match that was set aside: the status its log has. */
  readonly status?: MatchStatus;
  readonly expiresAt?: Date;
  readonly staleAt?: Date;
}

export interface AbsenceStore {
  /** All there are, those that began first first. */
  all(): Promise<readonly Absence[]>;
  /** Servers that anything is kept about: those of matches, and those that have set something. */
  servers(): Promise<readonly string[]>;
  /**
   * The bot is not on a server: each match there that is not over is suspended. Of an absence that is known already the beginning
   * stays; its matches that were taken up meanwhile are suspended from this moment on.
   */
  begin(server: string, since: Date): Promise<void>;
  /** The bot is back; nothing happens where it was not away. */
  back(server: string, at: Date): Promise<void>;
  /** Everybody up to this place has been told that the bot is away. */
  markAnnounced(server: string, upTo: string): Promise<void>;
  /** Suspended matches of a server, oldest first. */
  suspendedIn(server: string): Promise<readonly MatchId[]>;
  /**
   * Ends the suspension of a match: its clocks don't count the time since it began. With a `status` it ends that of a match that was
   * set aside, which began with its last move. False where it was not suspended, or the bot has left its server again.
   */
  resume(match: MatchId, taken: ResumedDeadlines): Promise<boolean>;
  /** Forgets an absence that is over, unless a match is still suspended or the bot has left again. */
  close(server: string): Promise<void>;
  /**
   * Takes away all that is kept about a server, matches that are over included, and about people who are named nowhere else. False,
   * and nothing is taken away, where the bot is there by now. Numbers of matches are not given again.
   */
  erase(server: string): Promise<boolean>;
}
