import type { PictureTheme } from './people.ts';

/** A server's settings. Absent fields are not set. */
export interface Server {
  readonly id: string;
  /** Channels where matches may be opened; empty: all. */
  readonly channels: readonly string[];
  /** The role whose members may act as organisers, besides those who manage the server. */
  readonly organiserRole?: string;
  /** The language of public messages. */
  readonly locale?: string;
  /** The initial pace of a new match: a name from `clock/pace.ts`, or `off`. */
  readonly pace?: string;
  /** Who may open matches. */
  readonly creators: 'everybody' | 'organisers';
  /** Maximum number of open matches a person may have here when opening another. */
  readonly openMatches?: number;
  /** The theme of public pictures. */
  readonly theme?: PictureTheme;
  /** The channel where the puzzle of the day is posted. */
  readonly puzzleChannel?: string;
  /** The day of the last puzzle posted there. */
  readonly puzzlePosted?: number;
}

/** The settings to change: the keys present; `undefined` unsets one. */
export type ServerChange = Partial<Pick<Server, 'channels' | 'creators'>> & {
  readonly [Key in 'organiserRole' | 'locale' | 'pace' | 'openMatches' | 'theme' | 'puzzleChannel' | 'puzzlePosted']?:
    | Server[Key]
    | undefined;
};

export interface ServerStore {
  /** A server without settings exists too: see `SERVER_UNSET`. */
  find(server: string): Promise<Server>;
  /** Changes only the named settings, so that concurrent changes of different settings both succeed. */
  save(server: string, change: ServerChange): Promise<void>;
  /** Returns servers with a channel for puzzles where that of this day is not posted yet. */
  awaitingPuzzle(day: number, limit: number): Promise<readonly Server[]>;
}

/** A server without settings: matches in all channels, by everyone, without a limit, at the bot's default pace. */
export const SERVER_UNSET: Omit<Server, 'id'> = { channels: [], creators: 'everybody' };
