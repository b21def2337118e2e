import { type Brush, drawBox, drawCounter, drawDisc, drawLabel, drawPictogram } from '../brush.ts';
import { seatStyle } from '../seatStyles.ts';
import { type Box, inset } from '../shapes.ts';
import { drawAmounts, drawChoice } from './drawAmounts.ts';
import { drawArt } from './drawArt.ts';
import { drawOnce } from './drawOnce.ts';
import { drawSpecials } from './drawSpecials.ts';
import { drawStamp } from './drawStamp.ts';
import { inksOf, POWER, WINE } from './inks.ts';
import { GOOD_PICTOGRAMS, LINE_PICTOGRAMS } from './pictograms.ts';
import type { Badge, OfferPlate, Rows, RowTile } from './rowTiles.ts';

/** Points of power on wine red. */
export const drawPower = (brush: Brush, { label, radius }: Badge): void => {
  drawDisc(brush, label, radius, { fill: brush.palette.stone });
  drawDisc(brush, label, radius - 3, { fill: WINE });
  drawLabel(brush, label, POWER);
};

/** A least offer on gold; a price that is fixed on dark ground with a golden rim. */
const drawLeast = (brush: Brush, { label, radius }: Badge, fixed: boolean): void => {
  drawDisc(brush, label, radius, { fill: fixed ? brush.palette.plate : brush.palette.goldInk });
  drawDisc(brush, label, radius - 3, fixed ? { stroke: brush.palette.accent, line: 4 } : { fill: brush.palette.gold });
  drawLabel(brush, label, fixed ? brush.writing.title : brush.writing.gold);
};

const drawOffer = (brush: Brush, { box, counter, coin, coins }: OfferPlate): void => {
  drawBox(brush, box, [0, 0, 14, 14], { fill: brush.palette.plate });
  if (counter === undefined || coin === undefined || coins === undefined) return;
  drawCounter(brush, counter.seat, counter, counter.radius);
  drawPictogram(brush, GOOD_PICTOGRAMS.coins, coin, inksOf(brush).goods.coins);
  drawLabel(brush, coins, brush.writing.title);
};

/** A bright rim around what can be chosen now. */
export const drawLit = (brush: Brush, box: Box, radius: number): void => {
  const { context, palette } = brush;
  context.save();
  context.shadowColor = palette.gold;
  context.shadowBlur = 14;
  drawBox(brush, inset(box, -2), radius, { stroke: palette.accent, line: 6 });
  context.restore();
};

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
  drawOffer(brush, tile.offer);
  if (tile.lit) drawLit(brush, tile.box, 14);
  const { counter } = tile.offer;
  if (counter === undefined) return;
  drawBox(brush, inset(tile.box, 3.5), 12, { stroke: brush.palette.stone, line: 7 });
  drawBox(brush, inset(tile.box, 3.5), 12, { stroke: seatStyle(counter.seat).colour, line: 4 });
};

/** Both rows of tiles, with what they are called. */
export const drawRows = (brush: Brush, { captions, tiles, empty }: Rows): void => {
  for (const caption of captions) drawLabel(brush, caption, brush.writing.sea);
  for (const box of empty) drawBox(brush, inset(box, 2), 14, { stroke: brush.palette.panelEdge, line: 3 });
  for (const tile of tiles) drawTile(brush, tile);
};
