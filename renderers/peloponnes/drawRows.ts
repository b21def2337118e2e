import { drawBox, drawCounter, drawDisc, drawPictogram } from '../brush.ts';
import { type Context, drawLabel } from '../canvas.ts';
import { inset } from '../shapes.ts';
import { PALETTE, seatStyle } from '../theme.ts';
import { drawAmounts, drawChoice } from './drawAmounts.ts';
import { drawArt } from './drawArt.ts';
import { drawSpecials } from './drawSpecials.ts';
import { drawStamp } from './drawStamp.ts';
import { GOOD_COLOURS, TERRACOTTA, TILE } from './inks.ts';
import { GOOD_PICTOGRAMS, LINE_PICTOGRAMS } from './pictograms.ts';
import type { Badge, OfferPlate, Rows, RowTile } from './rowTiles.ts';

/** Points of power on terracotta. */
export const drawPower = (context: Context, { label, radius }: Badge): void => {
  drawDisc(context, label, radius, { fill: PALETTE.stone });
  drawDisc(context, label, radius - 3, { fill: TERRACOTTA });
  drawLabel(context, label, PALETTE.stone);
};

/** A least offer on gold; a price that is fixed on dark ground with a golden rim. */
const drawLeast = (context: Context, { label, radius }: Badge, fixed: boolean): void => {
  drawDisc(context, label, radius, { fill: fixed ? PALETTE.night : PALETTE.goldInk });
  drawDisc(context, label, radius - 3, fixed ? { stroke: PALETTE.gold, line: 4 } : { fill: PALETTE.gold });
  drawLabel(context, label, fixed ? PALETTE.gold : PALETTE.goldInk);
};

const drawOffer = (context: Context, { box, counter, coin, coins }: OfferPlate): void => {
  drawBox(context, box, [0, 0, 14, 14], { fill: PALETTE.night });
  if (counter === undefined || coin === undefined || coins === undefined) return;
  drawCounter(context, counter.seat, counter, counter.radius);
  drawPictogram(context, GOOD_PICTOGRAMS.coins, coin, GOOD_COLOURS.coins);
  drawLabel(context, coins, PALETTE.gold);
};

const drawTile = (context: Context, tile: RowTile): void => {
  drawBox(context, tile.box, 14, { fill: TILE });
  drawArt(context, tile.tile, tile.art, tile.emblem, 14);
  drawLeast(context, tile.least, tile.fixed);
  drawPower(context, tile.power);
  for (const line of tile.name) drawLabel(context, line, PALETTE.paper);
  for (const { about, sign, amounts, choice } of tile.lines) {
    if (amounts.length === 0 && choice === undefined) continue;
    if (sign !== undefined && about !== 'once') drawPictogram(context, LINE_PICTOGRAMS[about], sign, PALETTE.muted);
    drawAmounts(context, amounts);
    if (choice !== undefined) drawChoice(context, choice);
  }
  drawSpecials(context, tile.specials);
  if (tile.stamp !== undefined) drawStamp(context, tile.stamp);
  drawOffer(context, tile.offer);
  const { counter } = tile.offer;
  if (counter === undefined) return;
  drawBox(context, inset(tile.box, 3.5), 12, { stroke: PALETTE.stone, line: 7 });
  drawBox(context, inset(tile.box, 3.5), 12, { stroke: seatStyle(counter.seat).colour, line: 4 });
};

/** Both rows of tiles, with what they are called. */
export const drawRows = (context: Context, { captions, tiles, empty }: Rows): void => {
  for (const caption of captions) drawLabel(context, caption, PALETTE.seaName);
  for (const box of empty) drawBox(context, inset(box, 2), 14, { stroke: PALETTE.panelEdge, line: 3 });
  for (const tile of tiles) drawTile(context, tile);
};
