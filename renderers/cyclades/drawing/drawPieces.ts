import { type Brush, drawBox, drawDisc, drawLabel, drawPictogram } from '../../drawing/brush.ts';
import { inset, middleOf } from '../../geometry/shapes.ts';
import { drawBuilding, drawMetropolis } from '../art/drawBuildings.ts';
import { drawUnits } from '../art/drawUnits.ts';
import { SWORDS } from '../art/pictograms.ts';
import type { BattleMark, Pieces, Yield } from '../layout/pieces.ts';
import { drawFigures } from './drawFigures.ts';
import { drawMarkedSea, drawSeaName } from './drawHighlights.ts';

/** Draws an income on a coin, brighter where markers were added to what is printed. */
const drawYield = (brush: Brush, { coin, amount, grown }: Yield): void => {
  const { palette } = brush;
  const fill = grown ? palette.gold : palette.paleGold;
  drawBox(brush, inset(coin, 1), coin.height / 2, { fill, stroke: palette.goldInk, line: 2 });
  drawLabel(brush, amount, brush.writing.gold);
};

const drawSwords = (brush: Brush, { swords }: BattleMark): void => {
  drawDisc(brush, middleOf(swords), swords.width / 2, { fill: brush.palette.ink, stroke: brush.palette.battle, line: 3 });
  drawPictogram(brush, SWORDS, inset(swords, 6), brush.palette.stone);
};

/** Draws everything that lies on the board. */
export const drawPieces = (brush: Brush, pieces: Pieces): void => {
  const { battle, voyage } = pieces;
  for (const name of pieces.names) drawSeaName(brush, name);
  if (voyage !== undefined) drawMarkedSea(brush, voyage, brush.palette.gold);
  if (battle?.space !== undefined) drawMarkedSea(brush, battle.space, brush.palette.battle);
  for (const building of pieces.buildings) drawBuilding(brush, building);
  for (const metropolis of pieces.metropolises) drawMetropolis(brush, metropolis);
  for (const one of pieces.yields) drawYield(brush, one);
  for (const units of pieces.units) drawUnits(brush, units);
  drawFigures(brush, pieces.figures);
  if (battle !== undefined) drawSwords(brush, battle);
};
