import { type Brush, drawBox, drawDisc, drawLabel, drawPictogram } from '../../drawing/brush.ts';
import { inset, labelBox, middleOf } from '../../geometry/shapes.ts';
import { drawBuilding, drawMetropolis } from '../art/drawBuildings.ts';
import { drawUnits } from '../art/drawUnits.ts';
import { HORN, SWORDS } from '../art/pictograms.ts';
import type { BattleMark, Pieces, Yield } from '../layout/pieces.ts';
import { drawFigures } from './drawFigures.ts';
import { drawMarkedSea } from './drawHighlights.ts';

const drawYield = (brush: Brush, { horn, amount, grown }: Yield): void => {
  if (horn === undefined) {
    drawBox(brush, inset(labelBox(amount), -4), 9, { fill: brush.palette.gold, stroke: brush.palette.goldInk, line: 1.5 });
    drawLabel(brush, amount, brush.writing.gold);
    return;
  }
  if (grown)
    drawDisc(brush, middleOf(horn), horn.width / 2 + 2, { fill: brush.palette.gold, stroke: brush.palette.goldInk, line: 1.5 });
  drawPictogram(brush, HORN, grown ? inset(horn, 3) : horn, grown ? brush.palette.goldInk : brush.palette.landHorn);
  drawLabel(brush, amount, brush.writing.land);
};

const drawSwords = (brush: Brush, { swords }: BattleMark): void => {
  drawDisc(brush, middleOf(swords), swords.width / 2, { fill: brush.palette.ink, stroke: brush.palette.battle, line: 3 });
  drawPictogram(brush, SWORDS, inset(swords, 6), brush.palette.stone);
};

/** Draws everything that lies on the board. */
export const drawPieces = (brush: Brush, pieces: Pieces): void => {
  const { battle, voyage } = pieces;
  if (voyage !== undefined) drawMarkedSea(brush, voyage, brush.palette.gold);
  if (battle?.space !== undefined) drawMarkedSea(brush, battle.space, brush.palette.battle);
  for (const { building, box } of pieces.buildings) drawBuilding(brush, building, box);
  for (const metropolis of pieces.metropolises) drawMetropolis(brush, metropolis);
  for (const one of pieces.yields) drawYield(brush, one);
  for (const units of pieces.units) drawUnits(brush, units);
  drawFigures(brush, pieces.figures);
  if (battle !== undefined) drawSwords(brush, battle);
};
