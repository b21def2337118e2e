import type { Building } from '#games/cyclades/types.ts';
import { type Brush, drawBox, drawPictogram, drawPolygon, withStops } from '../../drawing/brush.ts';
import { drawKept } from '../../drawing/sprites.ts';
import { type Box, boundsOf, inset, type Point } from '../../geometry/shapes.ts';
import type { PlacedMetropolis } from '../layout/pieces.ts';
import { BRONZE, MARBLE } from './colours.ts';
import { throwNone, throwShadow } from './light.ts';
import { BUILDING_PICTOGRAMS, METROPOLIS_PICTOGRAM } from './pictograms.ts';

const BUILDING_COLOURS: Readonly<Record<Building, string>> = {
  port: '#14508c',
  fortress: '#9b2f1f',
  temple: '#7d5a06',
  university: '#256238',
};

const CORNER = 9;

/** A slab of marble, lit from the upper left, on which the building stands in its colour. */
const paintBuilding = (brush: Brush, building: Building, box: Box): void => {
  const { context, palette } = brush;
  throwShadow(brush, 6);
  drawBox(brush, inset(box, -1), CORNER, { fill: palette.ink });
  throwNone(brush);
  const fall = context.createLinearGradient(box.x, box.y, box.x + box.width * 0.4, box.y + box.height);
  const lit = withStops(fall, { 0: MARBLE.light, 0.6: MARBLE.body, 1: MARBLE.vein });
  drawBox(brush, inset(box, 1), CORNER - 2, { fill: lit });
  const colour = BUILDING_COLOURS[building];
  drawBox(brush, inset(box, 3.5), CORNER - 4, { stroke: colour, line: 1.6 });
  drawPictogram(brush, BUILDING_PICTOGRAMS[building], { ...inset(box, 7.5), y: box.y + 8.5 }, MARBLE.shade);
  drawPictogram(brush, BUILDING_PICTOGRAMS[building], inset(box, 7.5), colour);
};

export const drawBuilding = (brush: Brush, building: Building, box: Box): void =>
  drawKept(brush, building, box, (sprite, at) => paintBuilding(sprite, building, at));

const paintMetropolis = (brush: Brush, ground: readonly Point[], box: Box): void => {
  const { palette } = brush;
  throwShadow(brush, 8);
  drawPolygon(brush, ground, { fill: palette.ink, stroke: palette.ink, line: 6 });
  throwNone(brush);
  drawPolygon(brush, ground, { fill: palette.marbleShade, stroke: palette.gold, line: 3 });
  drawPictogram(brush, METROPOLIS_PICTOGRAM, { ...box, x: box.x + 1.5, y: box.y + 2 }, BRONZE.dark);
  drawPictogram(brush, METROPOLIS_PICTOGRAM, box, palette.gold);
};

/** Gold on dark marble, walled round. */
export const drawMetropolis = (brush: Brush, { ground, box }: PlacedMetropolis): void => {
  const bounds = boundsOf(ground);
  const moved = <Place extends Point>(place: Place, to: Point): Place => ({
    ...place,
    x: place.x - bounds.x + to.x,
    y: place.y - bounds.y + to.y,
  });
  const shape = ground.map(({ x, y }) => `${Math.round(x - bounds.x)} ${Math.round(y - bounds.y)}`).join();
  drawKept(brush, `metropolis ${shape}`, bounds, (sprite, at) =>
    paintMetropolis(
      sprite,
      ground.map((corner) => moved(corner, at)),
      moved(box, at),
    ),
  );
};
