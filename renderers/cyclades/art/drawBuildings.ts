import type { Seat } from '#engine/game.ts';
import type { Building } from '#games/cyclades/types.ts';
import { type Brush, drawBox, drawPictogram, drawPolygon } from '../../drawing/brush.ts';
import { drawKept } from '../../drawing/sprites.ts';
import { type Box, boundsOf, inset, type Point } from '../../geometry/shapes.ts';
import { seatStyle } from '../../themes/seatStyles.ts';
import type { Pieces, PlacedMetropolis } from '../layout/pieces.ts';
import { MARBLE } from './colours.ts';
import { throwNone, throwShadow } from './light.ts';
import { BUILDING_PICTOGRAMS, METROPOLIS_PICTOGRAM } from './pictograms.ts';

type Placed = Pieces['buildings'][number];

const BUILDING_COLOURS: Readonly<Record<Building, string>> = {
  port: '#14508c',
  fortress: '#9b2f1f',
  temple: '#5c3d00',
  university: '#256238',
};

const CORNER = 9;

/** A dark slab in the building's colour, which no free slot looks like, framed in the owner's colour, and the building on it. */
const paintBuilding = (brush: Brush, { building, seat }: Placed, box: Box): void => {
  const { palette } = brush;
  const colour = BUILDING_COLOURS[building];
  throwShadow(brush, 6);
  drawBox(brush, inset(box, -1), CORNER, { fill: palette.ink });
  throwNone(brush);
  drawBox(brush, inset(box, 1), CORNER - 2, { fill: seat === undefined ? colour : seatStyle(seat).colour });
  drawBox(brush, inset(box, 4), CORNER - 4, { fill: colour, stroke: palette.ink, line: 1 });
  drawPictogram(brush, BUILDING_PICTOGRAMS[building], inset(box, 6), MARBLE.light);
};

export const drawBuilding = (brush: Brush, placed: Placed): void =>
  drawKept(brush, `${placed.building} ${placed.seat}`, placed.box, (sprite, at) => paintBuilding(sprite, placed, at));

const paintMetropolis = (brush: Brush, ground: readonly Point[], box: Box, seat?: Seat): void => {
  const { palette } = brush;
  const { colour, on } = seat === undefined ? { colour: palette.marbleShade, on: palette.gold } : seatStyle(seat);
  throwShadow(brush, 8);
  drawPolygon(brush, ground, { fill: palette.ink, stroke: palette.ink, line: 6 });
  throwNone(brush);
  drawPolygon(brush, ground, { fill: colour, stroke: palette.gold, line: 5 });
  drawPictogram(brush, METROPOLIS_PICTOGRAM, { ...box, x: box.x + 1.5, y: box.y + 2 }, 'rgba(0,0,0,0.35)');
  drawPictogram(brush, METROPOLIS_PICTOGRAM, box, on);
};

/** In the owner's colour, walled round with gold. */
export const drawMetropolis = (brush: Brush, { ground, box, seat }: PlacedMetropolis): void => {
  const bounds = boundsOf(ground);
  const moved = <Place extends Point>(place: Place, to: Point): Place => ({
    ...place,
    x: place.x - bounds.x + to.x,
    y: place.y - bounds.y + to.y,
  });
  const shape = ground.map(({ x, y }) => `${Math.round(x - bounds.x)} ${Math.round(y - bounds.y)}`).join();
  drawKept(brush, `metropolis ${seat} ${shape}`, bounds, (sprite, at) =>
    paintMetropolis(
      sprite,
      ground.map((corner) => moved(corner, at)),
      moved(box, at),
      seat,
    ),
  );
};
