import { tileOf } from '#games/peloponnes/data/tiles.ts';
import type { TileId } from '#games/peloponnes/types.ts';
import { type Brush, drawBox } from '../../drawing/brush.ts';
import type { Box } from '../../geometry/shapes.ts';
import { ACCENTS } from './accents.ts';
import { drawLand } from './drawLand.ts';
import { drawFigure, drawGroundLine } from './drawVase.ts';
import { EMBLEMS } from './emblems.ts';
import { VASE } from './inks.ts';

/** The picture area of a tile. */
export interface Art {
  readonly box: Box;
  /** The part of it that nothing covers: a landscape's figures are there. */
  readonly scene: Box;
  readonly emblem: Box | undefined;
}

/**
 * Draws the picture of a tile, with its upper corners rounded: the landscape of a land, or a building in the style of Greek
 * vase painting.
 */
export const drawArt = (brush: Brush, id: TileId, { box, scene, emblem }: Art, radius: number): void => {
  const { context } = brush;
  context.save();
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, [radius, radius, 0, 0]);
  context.clip();
  const figure = EMBLEMS[id];
  if (figure === undefined) drawLand(brush, tileOf(id), box, scene);
  else {
    drawBox(brush, box, 0, { fill: VASE.clay });
    drawGroundLine(brush, box);
    if (emblem !== undefined) drawFigure(brush, figure, ACCENTS[id] ?? {}, emblem);
  }
  context.restore();
};
