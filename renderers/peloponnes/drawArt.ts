import { tileOf } from '#games/peloponnes/data/tiles.ts';
import type { TileId } from '#games/peloponnes/types.ts';
import { drawBox, drawPictogram } from '../brush.ts';
import type { Context } from '../canvas.ts';
import type { Box } from '../shapes.ts';
import { drawTerrain } from './drawTerrain.ts';
import { EMBLEMS } from './emblems.ts';
import { MARBLE, MARBLE_INK } from './inks.ts';

/** What a tile shows, with its upper corners round: the landscape of a land, or the emblem of a building on marble. */
export const drawArt = (context: Context, id: TileId, box: Box, emblem: Box | undefined, radius: number): void => {
  context.save();
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, [radius, radius, 0, 0]);
  context.clip();
  const outline = EMBLEMS[id];
  if (outline === undefined) drawTerrain(context, tileOf(id).terrain, box);
  else {
    drawBox(context, box, 0, { fill: MARBLE });
    if (emblem !== undefined) drawPictogram(context, outline, emblem, MARBLE_INK);
  }
  context.restore();
};
