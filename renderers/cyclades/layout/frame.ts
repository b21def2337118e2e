import { type Box, PAGE } from '../../geometry/shapes.ts';

/** The type size of the board: its digits are 28 pixels high, which is 7 on a phone that shows the picture 400 pixels wide. */
export const BOARD_TYPE = 41;

/** The place of the map on every page. */
export const SEA: Box = { x: 0, y: 0, width: 1152, height: 1020 };

/** The shape of a page: where the map and everything beside it lie, and how large its words are. */
export interface Frame {
  readonly page: { readonly width: number; readonly height: number };
  /** The smallest type size beside the map. */
  readonly type: number;
  readonly header: Box;
  /** Five tiles: four gods from the first, then Apollo. */
  readonly gods: readonly Box[];
  readonly now: Box;
  readonly next: Box;
  /** The creature track and what is next to it. A match without creatures has none. */
  readonly creatures?: Box;
  /** The strip of the seats' cards. */
  readonly seats: Box;
}

/** Between parts beside the map. */
export const GAP = 10;

const EDGE = 14;
const SEATS_HEIGHT = 162;
const SIDE_WIDTH = 424;
const CREATURES_HEIGHT = 130;
const HEADER_HEIGHT = 132;
const GOD_HEIGHT = 110;

/** Returns a page with the sea to the left, tracks to the right, and creatures and seats along the bottom. */
const wide = (creatures: boolean): Frame => {
  const side: Box = {
    x: PAGE.width - EDGE - SIDE_WIDTH,
    y: EDGE,
    width: SIDE_WIDTH,
    height: PAGE.height - 2 * EDGE - SEATS_HEIGHT - GAP,
  };
  const strip = (y: number, height: number): Box => ({ x: EDGE, y, width: PAGE.width - 2 * EDGE, height });
  const stacked = (top: number, height: number): Box => ({ ...side, y: top, height });
  const underSea = PAGE.height - EDGE - SEATS_HEIGHT;
  /** How much taller the pictures of matches with creatures are. */
  const taller = creatures ? CREATURES_HEIGHT + GAP : 0;
  const godTop = side.y + HEADER_HEIGHT + GAP;
  const trackTop = godTop + 5 * (GOD_HEIGHT + GAP);
  const trackHeight = (side.y + side.height - trackTop - GAP) / 2;
  return {
    page: { width: PAGE.width, height: PAGE.height + taller },
    type: 41,
    header: stacked(side.y, HEADER_HEIGHT),
    gods: [0, 1, 2, 3, 4].map((row) => stacked(godTop + row * (GOD_HEIGHT + GAP), GOD_HEIGHT)),
    now: stacked(trackTop, trackHeight),
    next: stacked(trackTop + trackHeight + GAP, trackHeight),
    ...(creatures && { creatures: strip(underSea, CREATURES_HEIGHT) }),
    seats: strip(underSea + taller, SEATS_HEIGHT),
  };
};

const WITH_CREATURES = wide(true);
const WITHOUT_CREATURES = wide(false);

/** Returns the page of a match with creatures or without. */
export const wideFrame = (creatures: boolean): Frame => (creatures ? WITH_CREATURES : WITHOUT_CREATURES);
