import type { Box, Point } from '../../geometry/shapes.ts';

/** Radius of the sign for a tile that is new or was paid off: on the corner of its card, above the icons of its powers. */
export const NEWS_RADIUS = 14;
export const newsAt = ({ x, y, width }: Box): Point => ({ x: x + width - 11, y: y + 11 });
