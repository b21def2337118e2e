import { tileOf } from '#games/peloponnes/data/tiles.ts';
import { drawBox, drawCounter, drawDisc, drawPictogram } from '../brush.ts';
import { type Context, drawLabel } from '../canvas.ts';
import { inset } from '../shapes.ts';
import { PALETTE, seatStyle } from '../theme.ts';
import type { Band } from './bands.ts';
import { drawAmounts } from './drawAmounts.ts';
import { drawArt } from './drawArt.ts';
import { drawPower } from './drawRows.ts';
import { drawSpecials } from './drawSpecials.ts';
import { GOOD_COLOURS, TILE } from './inks.ts';
import { CHOSEN_PICTOGRAM, GOOD_PICTOGRAMS, POWER_PICTOGRAM, WAITING_PICTOGRAM } from './pictograms.ts';
import type { Store } from './stores.ts';
import type { OwnTile, Tableau } from './tableau.ts';

const drawStore = (context: Context, { good, icon, amount, income, track, filled }: Store): void => {
  drawPictogram(context, GOOD_PICTOGRAMS[good], icon, GOOD_COLOURS[good]);
  drawLabel(context, amount, PALETTE.paper);
  if (income !== undefined) drawLabel(context, income, PALETTE.muted);
  track.forEach((place, index) => {
    drawBox(context, place, 2, { fill: index < filled ? GOOD_COLOURS[good] : PALETTE.panelEdge });
  });
};

const drawMarker = (context: Context, { x, y, width }: OwnTile['box']): void => {
  const middle = { x: x + width - 26, y: y + 78 };
  drawDisc(context, middle, 22, { fill: PALETTE.ink });
  drawPictogram(
    context,
    GOOD_PICTOGRAMS.coins,
    { x: middle.x - 20, y: middle.y - 20, width: 40, height: 40 },
    GOOD_COLOURS.coins,
  );
};

const drawOwnTile = (context: Context, tile: OwnTile): void => {
  drawBox(context, tile.box, 10, { fill: TILE });
  drawArt(context, tileOf(tile.tile), { ...tile.box, height: 54 }, [10, 10, 0, 0]);
  drawPower(context, tile.power);
  for (const line of tile.name) drawLabel(context, line, PALETTE.paper);
  drawAmounts(context, tile.income);
  drawSpecials(context, tile.specials);
  if (tile.marked) drawMarker(context, tile.box);
};

const drawTableau = (context: Context, { civilisation, tiles }: Tableau, colour: string): void => {
  for (const tile of tiles) drawOwnTile(context, tile);
  if (civilisation === undefined) return;
  drawBox(context, civilisation.box, 10, { fill: PALETTE.night, stroke: colour, line: 4 });
  drawLabel(context, civilisation.name, PALETTE.gold);
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
  }
  if (band.asked !== undefined)
    drawPictogram(
      context,
      band.asked.chosen ? CHOSEN_PICTOGRAM : WAITING_PICTOGRAM,
      band.asked.icon,
      band.asked.chosen ? PALETTE.paper : PALETTE.gold,
    );
  for (const store of band.stores) drawStore(context, store);
  drawTableau(context, band.tableau, colour);
  if (band.active || band.winner) drawBox(context, inset(band.box, 2), 13, { stroke: PALETTE.gold, line: 5 });
};

export const drawBands = (context: Context, bands: readonly Band[]): void => {
  for (const band of bands) drawBand(context, band);
};
