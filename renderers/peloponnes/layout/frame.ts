import { type Box, PAGE } from '../../geometry/shapes.ts';

/** The wide shape of posts, or the tall one for phones. */
export type Shape = 'wide' | 'tall';

/** Positions of the parts of the picture: header, tiles for offers, then one full-width band per seat. */
export const EDGE = 14;
export const GAP = 10;

/**
 * The smallest type size of what matters: its capitals are seven pixels high where the wide picture is shown 400 pixels wide, and
 * nine where the tall one is shown 308 pixels wide.
 */
export const TYPE = 40;
/** On the small cards of the tall picture: seven pixels high. */
export const SMALL_TYPE = 31;

const PAGE_WIDTHS: Readonly<Record<Shape, number>> = { wide: PAGE.width, tall: 980 };
/** Scale relative to the wide picture. */
export const ZOOMS: Readonly<Record<Shape, number>> = { wide: 1, tall: 1.47 };

export const across = (shape: Shape, y: number, height: number): Box => ({
  x: EDGE,
  y,
  width: PAGE_WIDTHS[shape] - 2 * EDGE,
  height,
});

export const HEADERS: Readonly<Record<Shape, Box>> = { wide: across('wide', EDGE, 166), tall: across('tall', EDGE, 194) };
export const CAPTION_HEIGHT = 46;

/** Returns the place of the tiles for sale and their captions, or of the stage: as high as one row of the wide picture. */
export const underHeader = (shape: Shape): Box => {
  const { y, height } = HEADERS[shape];
  return across(shape, y + height, CAPTION_HEIGHT + 440);
};
