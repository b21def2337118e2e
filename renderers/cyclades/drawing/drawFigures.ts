import { type Brush, drawPictogram, drawPolygon, drawRimmed } from '../../drawing/brush.ts';
import { boxAround, hexagonCorners } from '../../geometry/shapes.ts';
import { seatStyle } from '../../themes/seatStyles.ts';
import { EMBLEMS } from '../art/emblems.ts';
import { ROCK } from '../art/pictograms.ts';
import type { Figures, PlacedFigure } from '../layout/figures.ts';

/** Draws a figure with a ring like a shield's, so that it is visible on land and sea. */
export const drawFigure = (brush: Brush, { creature, seat, radius, ...at }: PlacedFigure): void => {
  const { colour, on } = seatStyle(seat);
  drawPolygon(brush, hexagonCorners(at, radius), { fill: brush.palette.ink });
  drawPolygon(brush, hexagonCorners(at, radius - 1.5), { fill: brush.palette.stone });
  drawPolygon(brush, hexagonCorners(at, radius - 3.5), { fill: colour });
  drawPictogram(brush, EMBLEMS[creature], boxAround(at, radius * 1.4), on);
};

/** Draws figures on islands, the Kraken at sea, and rocks where no fleet may go. */
export const drawFigures = (brush: Brush, { standing, kraken, rocks }: Figures): void => {
  for (const rock of rocks) drawPictogram(brush, ROCK, rock, brush.palette.rock);
  if (kraken !== undefined) drawRimmed(brush, EMBLEMS.kraken, kraken, brush.palette.kraken);
  for (const figure of standing) drawFigure(brush, figure);
};
