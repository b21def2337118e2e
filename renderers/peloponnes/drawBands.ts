import type { Seat } from '#engine/game.ts';
import { type Brush, drawBox, drawCounter, drawLabel, drawPictogram } from '../brush.ts';
import { seatStyle } from '../seatStyles.ts';
import { inset } from '../shapes.ts';
import type { Band } from './bands.ts';
import { drawAmounts, drawChoice } from './drawAmounts.ts';
import { drawArt } from './drawArt.ts';
import { drawPower } from './drawRows.ts';
import { drawSpecials } from './drawSpecials.ts';
import { drawStamp } from './drawStamp.ts';
import { CITY } from './emblems.ts';
import { inksOf } from './inks.ts';
import { GOOD_PICTOGRAMS, POWER_PICTOGRAM } from './pictograms.ts';
import type { Store } from './stores.ts';
import type { Centre, OwnTile } from './tableau.ts';

const drawStore = (brush: Brush, { good, icon, amount, income, spent, track }: Store): void => {
  drawPictogram(brush, GOOD_PICTOGRAMS[good], icon, inksOf(brush).goods[good]);
  drawLabel(brush, amount, brush.writing.words);
  if (income !== undefined) drawLabel(brush, income, brush.writing.caption);
  if (spent !== undefined) drawLabel(brush, spent, brush.writing.alarm);
  if (track === undefined) return;
  drawBox(brush, track.box, 4, { fill: brush.palette.panelEdge });
  if (track.filled.width > 0) drawBox(brush, track.filled, 4, { fill: inksOf(brush).goods[good] });
};

const drawOwnTile = (brush: Brush, tile: OwnTile): void => {
  const { marker, stamp } = tile;
  drawBox(brush, tile.box, 10, { fill: brush.palette.tile });
  drawArt(brush, tile.tile, tile.art, tile.emblem, 10);
  drawPower(brush, tile.power);
  for (const line of tile.name) drawLabel(brush, line, brush.writing.words);
  drawAmounts(brush, tile.income);
  if (tile.choice !== undefined) drawChoice(brush, tile.choice);
  drawSpecials(brush, tile.specials);
  if (marker !== undefined) {
    drawPictogram(brush, GOOD_PICTOGRAMS.coins, marker.coin, inksOf(brush).goods.coins);
    drawAmounts(brush, marker.cost, brush.writing.title);
    drawBox(brush, inset(tile.box, 1.5), 9, { stroke: brush.palette.accent, line: 3 });
  }
  if (stamp !== undefined) drawStamp(brush, stamp);
};

const drawCentre = (brush: Brush, { box, city, income, name }: Centre, seat: Seat): void => {
  const { colour, on } = seatStyle(seat);
  drawBox(brush, box, 10, { fill: brush.palette.tile });
  drawBox(brush, { ...box, height: 60 }, [10, 10, 0, 0], { fill: colour });
  drawPictogram(brush, CITY, city, on);
  drawAmounts(brush, income);
  for (const line of name) drawLabel(brush, line, brush.writing.title);
  drawBox(brush, inset(box, 1), 10, { stroke: brush.palette.stone, line: 2 });
};

const drawBand = (brush: Brush, band: Band): void => {
  const { colour } = seatStyle(band.seat);
  drawBox(brush, band.box, 14, { fill: brush.palette.panel });
  drawBox(brush, { ...band.box, width: 10 }, [14, 0, 0, 14], { fill: colour });
  drawBox(brush, { ...band.box, x: band.box.x + 10, width: 2 }, 0, { fill: brush.palette.stone });
  drawCounter(brush, band.seat, band.counter, band.counter.radius);
  drawLabel(brush, band.name, brush.writing.words);
  for (const { side, icon, points, counts } of band.scores) {
    const writing = counts ? brush.writing.title : brush.writing.caption;
    drawPictogram(brush, side === 'power' ? POWER_PICTOGRAM : GOOD_PICTOGRAMS.inhabitants, icon, writing.ink);
    drawLabel(brush, points, writing);
    if (counts)
      drawBox(brush, { x: icon.x, y: icon.y + icon.height + 5, width: points.x + points.width - icon.x, height: 5 }, 2, {
        fill: writing.ink,
      });
  }
  for (const store of band.stores) drawStore(brush, store);
  for (const tile of band.tableau.tiles) drawOwnTile(brush, tile);
  if (band.tableau.centre !== undefined) drawCentre(brush, band.tableau.centre, band.seat);
  if (band.active || band.winner) drawBox(brush, inset(band.box, 2), 13, { stroke: brush.palette.accent, line: 5 });
};

export const drawBands = (brush: Brush, bands: readonly Band[]): void => {
  for (const band of bands) drawBand(brush, band);
};
