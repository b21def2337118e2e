import { type Brush, drawBox, drawCounter, drawDisc, drawLabel, drawPictogram } from '../../drawing/brush.ts';
import type { Part } from '../../drawing/plan.ts';
import { boxOf } from '../../geometry/boxOf.ts';
import { type Box, inset } from '../../geometry/shapes.ts';
import { seatStyle } from '../../themes/seatStyles.ts';
import { drawArt } from '../art/drawArt.ts';
import { inksOf, POWER, WINE } from '../art/inks.ts';
import { GOOD_PICTOGRAMS, LINE_PICTOGRAMS } from '../art/pictograms.ts';
import { GAP } from '../layout/frame.ts';
import type { Badge, OfferPlate, Rows, RowTile } from '../layout/rowTiles.ts';
import { detailRegion } from './detailRegion.ts';
import { drawAmounts, drawChoice } from './drawAmounts.ts';
import { drawOnce } from './drawOnce.ts';
import { drawSpecials } from './drawSpecials.ts';
import { drawStamp } from './drawStamp.ts';

/** Draws power points on wine red. */
export const drawPower = (brush: Brush, { label, radius }: Badge): void => {
  drawDisc(brush, label, radius, { fill: brush.palette.stone });
  drawDisc(brush, label, radius - 3, { fill: WINE });
  drawLabel(brush, label, POWER);
};

/** Draws a minimum offer on gold; a fixed price on a dark background with a golden rim. */
const drawLeast = (brush: Brush, { label, radius }: Badge, fixed: boolean): void => {
  drawDisc(brush, label, radius, { fill: fixed ? brush.palette.plate : brush.palette.goldInk });
  drawDisc(brush, label, radius - 3, fixed ? { stroke: brush.palette.accent, line: 4 } : { fill: brush.palette.gold });
  drawLabel(brush, label, fixed ? brush.writing.title : brush.writing.gold);
};

const drawOffer = (brush: Brush, { counter, coin, coins }: OfferPlate): void => {
  if (counter === undefined || coin === undefined || coins === undefined) return;
  drawCounter(brush, counter.seat, counter, counter.radius);
  drawPictogram(brush, GOOD_PICTOGRAMS.coins, coin, inksOf(brush).goods.coins);
  drawLabel(brush, coins, brush.writing.title);
};

/** Draws a bright rim around what can be chosen now, as wide as the gap to the next tile allows. */
export const drawHighlight = (brush: Brush, box: Box, radius: number): void =>
  drawBox(brush, inset(box, 0.5), radius, { stroke: brush.palette.accent, line: 8 });

/** Draws a tile without its offer, but with a rim in the colour of the seat that made the offer. */
const drawTile = (brush: Brush, tile: RowTile): void => {
  drawBox(brush, tile.box, 14, { fill: brush.palette.tile });
  drawOnce(brush, `art of ${tile.tile}`, tile.art, (kept) =>
    drawArt(kept, tile.tile, { box: tile.art, scene: tile.art, emblem: tile.emblem }, 14),
  );
  drawLeast(brush, tile.least, tile.fixed);
  drawPower(brush, tile.power);
  for (const line of tile.name) drawLabel(brush, line, brush.writing.words);
  for (const { about, sign, amounts, choice } of tile.lines) {
    if (amounts.length === 0 && choice === undefined) continue;
    if (sign !== undefined && about !== 'once') drawPictogram(brush, LINE_PICTOGRAMS[about], sign, brush.palette.muted);
    drawAmounts(brush, amounts);
    if (choice !== undefined) drawChoice(brush, choice);
  }
  drawSpecials(brush, tile.specials);
  if (tile.stamp !== undefined) drawStamp(brush, tile.stamp);
  drawBox(brush, tile.offer.box, [0, 0, 14, 14], { fill: brush.palette.plate });
  if (tile.highlighted) drawHighlight(brush, tile.box, 14);
  const { counter } = tile.offer;
  if (counter === undefined) return;
  drawBox(brush, inset(tile.box, 3.5), 12, { stroke: brush.palette.stone, line: 7 });
  drawBox(brush, inset(tile.box, 3.5), 12, { stroke: seatStyle(counter.seat).colour, line: 4 });
};

const drawEmpty = (brush: Brush, box: Box): void =>
  drawBox(brush, inset(box, 2), 14, { stroke: brush.palette.panelEdge, line: 3 });

const tileParts = (tile: RowTile): readonly Part[] => {
  const { offer, ...rest } = tile;
  const whole = inset(tile.box, -GAP / 2);
  const draw = (brush: Brush): void => drawTile(brush, tile);
  const { counter, coin, coins } = offer;
  const plain = detailRegion('sea', whole, [rest, counter?.seat], draw, tile.stamp !== undefined);
  if (counter === undefined) return [plain];
  return [plain, detailRegion('plate', boxOf([counter, coin, coins]), offer, (brush) => drawOffer(brush, offer))];
};

/** Returns both rows of tiles and their captions. */
export const rowParts = ({ captions, tiles, empty }: Rows): readonly Part[] => [
  ...captions.map(({ labels, box }) =>
    detailRegion('sea', box, labels, (brush) => {
      for (const label of labels) drawLabel(brush, label, brush.writing.sea);
    }),
  ),
  ...empty.map((box) => detailRegion('sea', box, 'empty', (brush) => drawEmpty(brush, box))),
  ...tiles.flatMap(tileParts),
];
