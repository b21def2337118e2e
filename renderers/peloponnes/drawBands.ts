import type { Seat } from '#engine/game.ts';
import { drawBox, drawCounter, drawDisc, drawPictogram } from '../brush.ts';
import { type Context, drawLabel } from '../canvas.ts';
import { inset, middleOf } from '../shapes.ts';
import { PALETTE, seatStyle } from '../theme.ts';
import type { Band } from './bands.ts';
import { drawAmounts } from './drawAmounts.ts';
import { drawArt } from './drawArt.ts';
import { drawPower } from './drawRows.ts';
import { drawSpecials } from './drawSpecials.ts';
import { drawStamp } from './drawStamp.ts';
import { CITY } from './emblems.ts';
import { GOOD_COLOURS, TILE } from './inks.ts';
import { GOOD_PICTOGRAMS, LINE_PICTOGRAMS, POWER_PICTOGRAM } from './pictograms.ts';
import type { Store } from './stores.ts';
import type { Centre, OwnTile } from './tableau.ts';

const drawStore = (context: Context, { good, icon, amount, income, spent, track, filled }: Store): void => {
  drawPictogram(context, GOOD_PICTOGRAMS[good], icon, GOOD_COLOURS[good]);
  drawLabel(context, amount, PALETTE.paper);
  if (income !== undefined) drawLabel(context, income, PALETTE.muted);
  if (spent !== undefined) drawLabel(context, spent, PALETTE.alarm);
  track.forEach((place, index) => {
    drawBox(context, place, 2, { fill: index < filled ? GOOD_COLOURS[good] : PALETTE.panelEdge });
  });
};

const drawOwnTile = (context: Context, tile: OwnTile): void => {
  const { marker, stamp } = tile;
  drawBox(context, tile.box, 10, { fill: TILE });
  drawArt(context, tile.tile, tile.art, tile.emblem, 10);
  drawPower(context, tile.power);
  for (const line of tile.name) drawLabel(context, line, PALETTE.paper);
  drawAmounts(context, tile.income);
  drawSpecials(context, tile.specials);
  if (marker !== undefined) {
    drawDisc(context, middleOf(marker.coin), marker.coin.width / 2, { fill: PALETTE.ink });
    drawPictogram(context, GOOD_PICTOGRAMS.coins, inset(marker.coin, 2), GOOD_COLOURS.coins);
    drawPictogram(context, LINE_PICTOGRAMS.cost, marker.sign, PALETTE.gold);
    drawAmounts(context, marker.cost, PALETTE.gold);
  }
  if (stamp !== undefined) drawStamp(context, stamp);
};

const drawCentre = (context: Context, { box, city, income, name }: Centre, seat: Seat): void => {
  const { colour, on } = seatStyle(seat);
  drawBox(context, box, 10, { fill: TILE });
  drawBox(context, { ...box, height: 60 }, [10, 10, 0, 0], { fill: colour });
  drawPictogram(context, CITY, city, on);
  drawAmounts(context, income);
  drawLabel(context, name, PALETTE.gold);
  drawBox(context, inset(box, 1.5), 9, { stroke: colour, line: 3 });
};

const drawBand = (context: Context, band: Band): void => {
  const { colour } = seatStyle(band.seat);
  drawBox(context, band.box, 14, { fill: PALETTE.panel });
  drawBox(context, { ...band.box, width: 8 }, [14, 0, 0, 14], { fill: colour });
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
