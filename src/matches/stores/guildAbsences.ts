import type { MatchId, MatchStatus } from '../model/types.ts';

/** Servers the bot has left. Their matches are suspended until it returns, or they are erased. */

/** A server the bot is no longer on. */
export interface Absence {
  readonly server: string;
  readonly since: Date;
  /** When the bot returned; the server's matches are being resumed. */
  readonly backAt?: Date;
  /** The last position for which users were notified, in an order that names no one. */
  readonly toldUpTo?: string;
}

/** What changes in a match when it resumes, besides its clocks. */
export interface ResumedDeadlines {
  readonly at: Date;
  /** For a quarantined match: its status by the log. */
  readonly status?: MatchStatus;
  readonly expiresAt?: Date;
  readonly staleAt?: Date;
}

export interface AbsenceStore {
  /** Returns all absences, earliest first. */
  all(): Promise<readonly Absence[]>;
  /** Returns the servers with stored data: matches or settings. */
  servers(): Promise<readonly string[]>;
  /**
   * Suspends every match of a server that is not over. A known absence keeps its start, but its matches that have resumed are
   * suspended from now on.
   */
  begin(server: string, since: Date): Promise<void>;
  /** Records that the bot is back, or how far users have been notified. Does nothing if there is no absence. */
  update(server: string, change: Pick<Absence, 'backAt' | 'toldUpTo'>): Promise<void>;
  /**
   * Ends the suspension of a match, whose clocks exclude the time since it began. With a `status`, ends a quarantine instead,
   * which counts from the match's last move. False if the match was not suspended, or the bot has left again.
   */
  resume(match: MatchId, taken: ResumedDeadlines): Promise<boolean>;
  /** Deletes an absence that is over, unless a match is still suspended or the bot has left again. */
  close(server: string): Promise<void>;
  /**
   * Erases all data of a server, finished matches included, and of people named nowhere else. False, and nothing is erased, if
   * the bot is back. Match ids are not reused.
   */
  erase(server: string): Promise<boolean>;
}
