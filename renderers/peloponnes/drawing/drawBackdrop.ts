import type { Brush } from '../../drawing/brush.ts';
import { type Box, boxAround, columns, middleOf } from '../../geometry/shapes.ts';
import { drawArt } from '../art/drawArt.ts';

/** Buildings among lands, as wide as they are high. */
const TILES = ['A08', 'B15', 'B09', 'A13', 'C03', 'C08'] as const;

/** Draws a row of tiles. */
export const drawBackdrop = (brush: Brush, area: Box): void => {
  for (const [index, box] of columns(area, TILES.length, 0).entries()) {
    drawArt(brush, TILES[index] ?? '', { box, scene: box, emblem: boxAround(middleOf(box), box.height * 0.72) }, 0);
  }
};
