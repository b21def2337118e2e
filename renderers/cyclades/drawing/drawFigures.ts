import { type Brush, drawPictogram, drawRimmed } from '../../drawing/brush.ts';
import { boxAround } from '../../geometry/shapes.ts';
import { seatStyle } from '../../themes/seatStyles.ts';
import { EMBLEMS } from '../art/emblems.ts';
import { ROCK } from '../art/pictograms.ts';
import type { Figures, PlacedFigure } from '../layout/figures.ts';

/** Draws the silhouette of a figure in its seat's colour, rimmed so that it is visible on land and sea. */
export const drawFigure = (brush: Brush, { creature, seat, radius, ...at }: PlacedFigure): void =>
  drawRimmed(brush, EMBLEMS[creature], boxAround(at, radius * 1.8), seatStyle(seat).colour);

/** Draws figures on islands, the Kraken at sea, and rocks where no fleet may go. */
export const drawFigures = (brush: Brush, { standing, kraken, rocks }: Figures): void => {
  for (const rock of rocks) drawPictogram(brush, ROCK, rock, brush.palette.rock);
  if (kraken !== undefined) drawRimmed(brush, EMBLEMS.kraken, kraken, brush.palette.kraken);
  for (const figure of standing) drawFigure(brush, figure);
};
