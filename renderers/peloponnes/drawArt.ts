import type { Tile } from '#games/peloponnes/data/tiles.ts';
import { drawBox } from '../brush.ts';
import type { Context } from '../canvas.ts';
import { type Box, columns } from '../shapes.ts';
import { MARBLE, TERRAIN_COLOURS } from './inks.ts';

/** What a tile shows: the ground of a land, or a building. */
export const drawArt = (context: Context, { terrain }: Tile, box: Box, corners: number[]): void => {
  context.save();
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, corners);
  context.clip();
  drawBox(context, box, 0, { fill: MARBLE });
  columns(box, Math.max(1, terrain.length), 0).forEach((part, index) => {
    const ground = terrain[index];
    if (ground !== undefined) drawBox(context, part, 0, { fill: TERRAIN_COLOURS[ground] });
  });
  context.restore();
};
