import { drawPictogram, drawPolygon, drawRimmed } from '../brush.ts';
import type { Context } from '../canvas.ts';
import { boxAround } from '../shapes.ts';
import { PALETTE, seatStyle } from '../theme.ts';
import { EMBLEMS } from './emblems.ts';
import { type Figures, type PlacedFigure, tileCorners } from './figures.ts';
import { ROCK } from './pictograms.ts';

/** Ringed like a shield, so that it stands out on land and sea. */
export const drawFigure = (context: Context, { creature, seat, radius, ...at }: PlacedFigure): void => {
  const { colour, on } = seatStyle(seat);
  drawPolygon(context, tileCorners(at, radius), { fill: PALETTE.ink });
  drawPolygon(context, tileCorners(at, radius - 1.5), { fill: PALETTE.stone });
  drawPolygon(context, tileCorners(at, radius - 3.5), { fill: colour });
  drawPictogram(context, EMBLEMS[creature], boxAround(at, radius * 1.4), on);
};

/** Figures on islands, the Kraken at sea, rocks where no fleet may go. */
export const drawFigures = (context: Context, { standing, kraken, rocks }: Figures): void => {
  for (const rock of rocks) drawPictogram(context, ROCK, rock, PALETTE.rock);
  if (kraken !== undefined) drawRimmed(context, EMBLEMS.kraken, kraken, PALETTE.kraken);
  for (const figure of standing) drawFigure(context, figure);
};
