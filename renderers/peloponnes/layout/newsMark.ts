import type { Box, Point } from '../../geometry/shapes.ts';

/** The sign of a tile that came or was paid off: on the corner of its card, above what its tile is good for. */
export const NEWS_RADIUS = 14;
export const newsAt = ({ x, y, width }: Box): Point => ({ x: x + width - 11, y: y + 11 });
