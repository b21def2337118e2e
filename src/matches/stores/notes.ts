import type { MatchId, UserId } from '../model/types.ts';

/** What a person has written down about a match, for nobody else. */
export interface Note {
  readonly match: MatchId;
  readonly user: UserId;
  readonly text: string;
  readonly changedAt: Date;
}

export interface NoteStore {
  find(match: MatchId, user: UserId): Promise<Note | undefined>;
  /** In place of the one there was. */
  save(note: Note): Promise<void>;
  /** Nothing happens where there is none. */
  remove(match: MatchId, user: UserId): Promise<void>;
}
