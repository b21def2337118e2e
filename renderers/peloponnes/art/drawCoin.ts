import { type Brush, drawDisc } from '../../drawing/brush.ts';
import { type Box, middleOf } from '../../geometry/shapes.ts';

/** Draws a struck coin, with a rim and a shadow. */
export const drawCoin = (brush: Brush, box: Box): void => {
  const { x, y } = middleOf(box);
  const radius = box.width / 2;
  drawDisc(brush, { x: x + 2, y: y + 3 }, radius, { fill: 'rgba(0,0,0,0.45)' });
  drawDisc(brush, { x, y }, radius, { fill: brush.palette.goldInk });
  drawDisc(brush, { x, y }, radius - 2, { fill: brush.palette.gold });
  drawDisc(brush, { x, y }, radius * 0.68, { stroke: brush.palette.goldInk, line: radius / 12 });
};
