import { type Box, PAGE } from '../../geometry/shapes.ts';

/** The smallest type size: its digits are 28 pixels high, which is 7 on a phone that shows the picture 400 pixels wide. */
export const TYPE = 41;

/** Positions of the parts of the picture: sea to the left, tracks to the right, seats along the bottom. */
const EDGE = 14;
export const GAP = 10;
const SEATS_HEIGHT = 162;
const SIDE_WIDTH = 424;
const CREATURES_HEIGHT = 130;

const side: Box = {
  x: PAGE.width - EDGE - SIDE_WIDTH,
  y: EDGE,
  width: SIDE_WIDTH,
  height: PAGE.height - 2 * EDGE - SEATS_HEIGHT - GAP,
};

export const SEA: Box = { x: 0, y: 0, width: side.x - GAP, height: PAGE.height - EDGE - SEATS_HEIGHT - 4 };

const strip = (y: number, height: number): Box => ({ x: EDGE, y, width: PAGE.width - 2 * EDGE, height });
const underSea = PAGE.height - EDGE - SEATS_HEIGHT;

/** The creature track and what is next to it: between sea and seats. A match without creatures has none. */
export const CREATURES_STRIP = strip(underSea, CREATURES_HEIGHT);

/** How much taller the pictures of matches with creatures are. */
const taller = CREATURES_HEIGHT + GAP;
export const TALL_PAGE = { width: PAGE.width, height: PAGE.height + taller } as const;

export const seatsStrip = (creatures: boolean): Box => strip(underSea + (creatures ? taller : 0), SEATS_HEIGHT);

const stacked = (top: number, height: number): Box => ({ ...side, y: top, height });

const HEADER_HEIGHT = 132;
const GOD_HEIGHT = 110;
const godTop = side.y + HEADER_HEIGHT + GAP;
const trackTop = godTop + 5 * (GOD_HEIGHT + GAP);
const trackHeight = (side.y + side.height - trackTop - GAP) / 2;

export const HEADER = stacked(side.y, HEADER_HEIGHT);
/** Five tiles: four gods from the top, then Apollo. */
export const GOD_TILES: readonly Box[] = [0, 1, 2, 3, 4].map((row) => stacked(godTop + row * (GOD_HEIGHT + GAP), GOD_HEIGHT));
export const NOW_TRACK = stacked(trackTop, trackHeight);
export const NEXT_TRACK = stacked(trackTop + trackHeight + GAP, trackHeight);
