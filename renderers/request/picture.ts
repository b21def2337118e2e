import type { BaseEvent, Seat } from '#engine/game.ts';
import type { ThemeName } from '../themes/theme.ts';

/** A picture of a match, ready to be attached. */
export interface Picture {
  readonly file: Uint8Array;
  /** With its extension, e.g. `board.jpg`. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** Names of the seats on a picture: plain text, as typed; drawing shortens what does not fit. */
export type SeatNames = readonly string[];

/** What a poster says: the cover at the start of a match, or the podium at its end. */
export interface Poster {
  /** In our own words, without names. */
  readonly title: string;
  readonly headline: string;
  /** What the amounts of the rows are; none on a cover. */
  readonly columns: readonly string[];
  /** The seats from top to bottom. */
  readonly rows: readonly PosterRow[];
  /** Lines under the rows. */
  readonly notes: readonly string[];
}

export interface PosterRow {
  readonly seat: Seat;
  /** Absent on a cover. */
  readonly place?: number;
  readonly won: boolean;
  readonly amounts: readonly number[];
}

/** What a picture shows, and how. */
export interface PictureRequest {
  /** The game's id. */
  readonly game: string;
  /** What the viewer may see. */
  readonly view: unknown;
  readonly names: SeatNames;
  /** The words on the picture in one language, as the game's renderer needs them. */
  readonly words: unknown;
  readonly theme: ThemeName;
  /** One part of the board, enlarged and in full: a place or a seat, depending on the game. */
  readonly detail?: string;
  /** Places that can be chosen now, by the ids of commands. */
  readonly highlighted?: readonly string[];
  /** What happened since the previous picture, as the viewer may know it, in order: the picture marks it. */
  readonly told?: readonly BaseEvent[];
  /** For phones; without it, the shape of pictures in posts. */
  readonly shape?: 'tall';
  /** What to say on a poster of the match; without it, the picture is of the board. */
  readonly poster?: Poster;
}
