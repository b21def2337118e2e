import type { MatchId, UserId } from '../model/types.ts';

/** A user's private note on a match. */
export interface Note {
  readonly match: MatchId;
  readonly user: UserId;
  readonly text: string;
  readonly changedAt: Date;
}

export interface NoteStore {
  find(match: MatchId, user: UserId): Promise<Note | undefined>;
  /** Replaces any earlier note. An empty text deletes it. */
  save(note: Note): Promise<void>;
}
