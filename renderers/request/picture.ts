import type { BaseEvent } from '#engine/game.ts';
import type { ThemeName } from '../themes/theme.ts';

/** A picture of a match, ready to be attached. */
export interface Picture {
  readonly file: Uint8Array;
  /** With its ending, e.g. `board.jpg`. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** How seats are called on a picture: plain text, as typed; drawing shortens what does not fit. */
export type SeatNames = readonly string[];

/** What a picture is to show, and how. */
export interface PictureRequest {
  /** The game's id. */
  readonly game: string;
  /** What the one who looks may see. */
  readonly view: unknown;
  readonly names: SeatNames;
  /** The words that are written on it, in one language, as the game's renderer needs them. */
  readonly words: unknown;
  readonly theme: ThemeName;
  /** One part of the board, larger and in full: a place or a seat, as the game calls it. */
  readonly detail?: string;
  /** Places that can be chosen now, by the ids of commands. */
  readonly highlighted?: readonly string[];
  /** What happened since the picture before, as the one who looks may know it, in order: it is marked. */
  readonly told?: readonly BaseEvent[];
}
