import type { BoardId } from '#games/cyclades/types.ts';
import { type Brush, drawBox, drawDisc, drawLabel, drawPictogram } from '../../drawing/brush.ts';
import type { Part } from '../../drawing/plan.ts';
import { boxOf } from '../../geometry/boxOf.ts';
import { boundsOf, inset, middleOf } from '../../geometry/shapes.ts';
import { drawBuilding, drawMetropolis } from '../art/drawBuildings.ts';
import { drawUnits } from '../art/drawUnits.ts';
import { SWORDS } from '../art/pictograms.ts';
import type { BattleMark, Pieces, Yield } from '../layout/pieces.ts';
import { figureParts } from './drawFigures.ts';
import { drawSeaName, markedSea } from './drawHighlights.ts';
import { drawSeat } from './drawTracks.ts';
import { fresh, layer, onPixels } from './layer.ts';

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

/** Around the sail of a ship, whose hull lies below it. */
const AROUND_PLATE = 14;

/** Returns everything that lies on the board. */
export const pieceParts = (board: BoardId, pieces: Pieces): readonly Part[] => {
  const { battle, voyage, names } = pieces;
  const drawNames = (brush: Brush): void => {
    for (const name of names) drawSeaName(brush, name);
  };
  return [
    { ...fresh(names, drawNames, onPixels(boxOf(names))), look: `names ${board}` },
    ...(voyage === undefined ? [] : markedSea(voyage, 'gold')),
    ...(battle?.space === undefined ? [] : markedSea(battle.space, 'battle')),
    ...pieces.buildings.map((building) => layer('building', building, drawBuilding)),
    ...pieces.metropolises.map((metropolis) => layer('metropolis', metropolis, drawMetropolis, boundsOf(metropolis.ground))),
    ...pieces.yields.map((one) => layer('yield', one, drawYield)),
    ...pieces.units.map((units) => layer('units', units, drawUnits, inset(units.plate, -AROUND_PLATE))),
    ...pieces.owners.map((counter) => layer('counter', counter, drawSeat)),
    ...figureParts(pieces.figures),
    ...(battle === undefined ? [] : [layer('swords', battle, drawSwords, battle.swords)]),
  ];
};
