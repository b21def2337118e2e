import { type Box, PAGE } from '../../geometry/shapes.ts';

/** How much each part of a picture shows: all of it, or what matters, in less room. */
export type Shape = 'wide' | 'tall';

/**
 * The wide picture of posts, the tall one for phones, and that of posts for five seats in two columns: a desktop shows a picture in
 * a box of 550 × 350 pixels, in which five rows under each other would be too small to read.
 */
export type Format = Shape | 'double';

/** Positions of the parts of the picture: header, tiles for offers, then one full-width band per seat, below or beside them. */
export const EDGE = 14;
export const GAP = 10;

/**
 * The smallest type size of what matters: its capitals are seven pixels high where the wide picture is shown 400 pixels wide, and
 * nine where the tall one is shown 308 pixels wide, or the one in two columns on a desktop.
 */
export const TYPE = 40;
/** On the small cards of the tall picture: seven pixels high. */
export const SMALL_TYPE = 31;

/** Scale relative to the wide picture. */
export const ZOOMS: Readonly<Record<Format, number>> = { wide: 1, tall: 1.47, double: 1 };

const box = (x: number, width: number, height = 0): Box => ({ x, y: EDGE, width, height });

export const HEADERS: Readonly<Record<Format, Box>> = {
  wide: box(EDGE, PAGE.width - 2 * EDGE, 166),
  tall: box(EDGE, 952, 194),
  double: box(EDGE, 742, 256),
};
/** The column of the bands. */
export const BANDS: Readonly<Record<Format, Box>> = {
  wide: HEADERS.wide,
  tall: HEADERS.tall,
  double: box(EDGE + HEADERS.double.width + GAP, HEADERS.tall.width),
};

export const CAPTION_HEIGHT = 46;

/** Returns a box as wide as the header. */
export const across = (format: Format, y: number, height: number): Box => ({ ...HEADERS[format], y, height });

/** Returns the place of the tiles for sale and their captions, or of the stage: as high as one row of the wide picture. */
export const underHeader = (format: Format): Box => {
  const { y, height } = HEADERS[format];
  return across(format, y + height, CAPTION_HEIGHT + (format === 'double' ? 788 : 440));
};
