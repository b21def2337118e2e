import { type Box, PAGE } from '../shapes.ts';

/** Where the parts of the picture stand: header, tiles for offers, then a band a seat from edge to edge. */
const EDGE = 14;
export const GAP = 10;
const HEADER_HEIGHT = 150;
const CAPTION_HEIGHT = 46;
const ROW_HEIGHT = 392;
const BAND_HEIGHT = 254;

const across = (y: number, height: number): Box => ({ x: EDGE, y, width: PAGE.width - 2 * EDGE, height });

export const HEADER = across(EDGE, HEADER_HEIGHT);
/** What the rows of tiles are called. */
export const CAPTIONS = across(HEADER.y + HEADER_HEIGHT, CAPTION_HEIGHT);
/** Both rows of tiles: the auction row, then the conquest row. */
export const ROWS = across(CAPTIONS.y + CAPTION_HEIGHT, ROW_HEIGHT);

/** In place of both rows, while no tile is for sale. */
export const STAGE = across(HEADER.y + HEADER_HEIGHT + GAP, CAPTION_HEIGHT + ROW_HEIGHT - GAP);

const BANDS_TOP = ROWS.y + ROW_HEIGHT + GAP;

export const bandAt = (index: number): Box => across(BANDS_TOP + index * (BAND_HEIGHT + GAP), BAND_HEIGHT);

/** The picture grows with its seats. */
export const pageOf = (seats: number): { readonly width: number; readonly height: number } => ({
  width: PAGE.width,
  height: BANDS_TOP + seats * (BAND_HEIGHT + GAP) - GAP + EDGE,
});
