import { tileOf } from '#games/peloponnes/data/tiles.ts';
import type { TileId } from '#games/peloponnes/types.ts';
import { type Brush, drawBox, drawPictogram } from '../brush.ts';
import type { Box } from '../shapes.ts';
import { drawTerrain } from './drawTerrain.ts';
import { EMBLEMS } from './emblems.ts';
import { MARBLE, MARBLE_INK } from './inks.ts';

/** What a tile shows, with its upper corners round: the landscape of a land, or the emblem of a building on marble. */
export const drawArt = (brush: Brush, id: TileId, box: Box, emblem: Box | undefined, radius: number): void => {
  const { context } = brush;
  context.save();
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, [radius, radius, 0, 0]);
  context.clip();
  const outline = EMBLEMS[id];
  if (outline === undefined) drawTerrain(brush, tileOf(id).terrain, box);
  else {
    drawBox(brush, box, 0, { fill: MARBLE });
    if (emblem !== undefined) drawPictogram(brush, outline, emblem, MARBLE_INK);
  }
  context.restore();
};
