import type { Seat } from '#engine/game.ts';
import { drawBox, drawCounter, drawPictogram } from '../brush.ts';
import { type Context, drawLabel } from '../canvas.ts';
import { inset } from '../shapes.ts';
import { PALETTE, seatStyle } from '../theme.ts';
import type { Band } from './bands.ts';
import { drawAmounts, drawChoice } from './drawAmounts.ts';
import { drawArt } from './drawArt.ts';
import { drawPower } from './drawRows.ts';
import { drawSpecials } from './drawSpecials.ts';
import { drawStamp } from './drawStamp.ts';
import { CITY } from './emblems.ts';
import { GOOD_COLOURS, TILE } from './inks.ts';
import { GOOD_PICTOGRAMS, POWER_PICTOGRAM } from './pictograms.ts';
import type { Store } from './stores.ts';
import type { Centre, OwnTile } from './tableau.ts';

const drawStore = (context: Context, { good, icon, amount, income, spent, track }: Store): void => {
  drawPictogram(context, GOOD_PICTOGRAMS[good], icon, GOOD_COLOURS[good]);
  drawLabel(context, amount, PALETTE.paper);
  if (income !== undefined) drawLabel(context, income, PALETTE.muted);
  if (spent !== undefined) drawLabel(context, spent, PALETTE.alarm);
  if (track === undefined) return;
  drawBox(context, track.box, 4, { fill: PALETTE.panelEdge });
  if (track.filled.width > 0) drawBox(context, track.filled, 4, { fill: GOOD_COLOURS[good] });
};

const drawOwnTile = (context: Context, tile: OwnTile): void => {
  const { marker, stamp } = tile;
  drawBox(context, tile.box, 10, { fill: TILE });
  drawArt(context, tile.tile, tile.art, tile.emblem, 10);
  drawPower(context, tile.power);
  for (const line of tile.name) drawLabel(context, line, PALETTE.paper);
  drawAmounts(context, tile.income);
  if (tile.choice !== undefined) drawChoice(context, tile.choice);
  drawSpecials(context, tile.specials);
  if (marker !== undefined) {
    drawPictogram(context, GOOD_PICTOGRAMS.coins, marker.coin, GOOD_COLOURS.coins);
    drawAmounts(context, marker.cost, PALETTE.gold);
    drawBox(context, inset(tile.box, 1.5), 9, { stroke: PALETTE.gold, line: 3 });
  }
  if (stamp !== undefined) drawStamp(context, stamp);
};

const drawCentre = (context: Context, { box, city, income, name }: Centre, seat: Seat): void => {
  const { colour, on } = seatStyle(seat);
  drawBox(context, box, 10, { fill: TILE });
  drawBox(context, { ...box, height: 60 }, [10, 10, 0, 0], { fill: colour });
  drawPictogram(context, CITY, city, on);
  drawAmounts(context, income);
  for (const line of name) drawLabel(context, line, PALETTE.gold);
  drawBox(context, inset(box, 1), 10, { stroke: PALETTE.stone, line: 2 });
};

const drawBand = (context: Context, band: Band): void => {
  const { colour } = seatStyle(band.seat);
  drawBox(context, band.box, 14, { fill: PALETTE.panel });
  drawBox(context, { ...band.box, width: 10 }, [14, 0, 0, 14], { fill: colour });
  drawBox(context, { ...band.box, x: band.box.x + 10, width: 2 }, 0, { fill: PALETTE.stone });
  drawCounter(context, band.seat, band.counter, band.counter.radius);
  drawLabel(context, band.name, PALETTE.paper);
  for (const { side, icon, points, counts } of band.scores) {
    const ink = counts ? PALETTE.gold : PALETTE.muted;
    drawPictogram(context, side === 'power' ? POWER_PICTOGRAM : GOOD_PICTOGRAMS.inhabitants, icon, ink);
    drawLabel(context, points, ink);
    if (counts)
      drawBox(context, { x: icon.x, y: icon.y + icon.height + 5, width: points.x + points.width - icon.x, height: 5 }, 2, {
        fill: ink,
      });
  }
  for (const store of band.stores) drawStore(context, store);
  for (const tile of band.tableau.tiles) drawOwnTile(context, tile);
  if (band.tableau.centre !== undefined) drawCentre(context, band.tableau.centre, band.seat);
  if (band.active || band.winner) drawBox(context, inset(band.box, 2), 13, { stroke: PALETTE.gold, line: 5 });
};

export const drawBands = (context: Context, bands: readonly Band[]): void => {
  for (const band of bands) drawBand(context, band);
};
