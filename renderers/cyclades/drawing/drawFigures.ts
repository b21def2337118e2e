import { type Brush, drawPictogram, drawRimmed } from '../../drawing/brush.ts';
import type { Part } from '../../drawing/plan.ts';
import { boxAround } from '../../geometry/shapes.ts';
import { seatStyle } from '../../themes/seatStyles.ts';
import { EMBLEMS } from '../art/emblems.ts';
import { ROCK } from '../art/pictograms.ts';
import type { Figures, PlacedFigure } from '../layout/figures.ts';
import { layer } from './layer.ts';

/** Draws the silhouette of a figure in its seat's colour, rimmed so that it is visible on land and sea. */
export const drawFigure = (brush: Brush, { creature, seat, radius, ...at }: PlacedFigure): void =>
  drawRimmed(brush, EMBLEMS[creature], boxAround(at, radius * 1.8), seatStyle(seat).colour);

/** Returns figures on islands, the Kraken at sea, and rocks where no fleet may go. */
export const figureParts = ({ standing, kraken, rocks }: Figures): readonly Part[] => [
  ...rocks.map((rock) => layer('rock', rock, (brush, box) => drawPictogram(brush, ROCK, box, brush.palette.rock))),
  ...(kraken === undefined
    ? []
    : [layer('kraken', kraken, (brush, box) => drawRimmed(brush, EMBLEMS.kraken, box, brush.palette.kraken))]),
  ...standing.map((figure) => layer('figure', figure, drawFigure)),
];
