import { type Box, PAGE } from '../../geometry/shapes.ts';

/** Positions of the parts of the picture: header, tiles for offers, then one full-width band per seat. */
export const EDGE = 14;
export const GAP = 10;
const HEADER_HEIGHT = 166;
const CAPTION_HEIGHT = 46;
const ROW_HEIGHT = 440;

/** The smallest type size: its capitals are seven pixels high where the picture is shown 400 pixels wide. */
export const TYPE = 40;

const across = (y: number, height: number): Box => ({ x: EDGE, y, width: PAGE.width - 2 * EDGE, height });

export const HEADER = across(EDGE, HEADER_HEIGHT);
/** Along the bottom of the header. */
export const FRIEZE = { x: EDGE + 14, y: EDGE + HEADER_HEIGHT - 22, width: PAGE.width - 2 * EDGE - 28, height: 14 };
/** Captions of the rows of tiles. */
export const CAPTIONS = across(HEADER.y + HEADER_HEIGHT, CAPTION_HEIGHT);
/** Both rows of tiles: the auction row, then the conquest row. */
export const ROWS = across(CAPTIONS.y + CAPTION_HEIGHT, ROW_HEIGHT);

/** In place of both rows, while no tile is for sale. */
export const STAGE = across(HEADER.y + HEADER_HEIGHT + GAP, CAPTION_HEIGHT + ROW_HEIGHT - GAP);

/** The bands, one below the other: each is as high as its tiles need. */
export const BANDS = across(ROWS.y + ROW_HEIGHT + GAP, 0);
