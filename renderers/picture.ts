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
