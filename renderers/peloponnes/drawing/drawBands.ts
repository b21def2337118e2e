import type { Seat } from '#engine/game.ts';
import { type Brush, drawBox, drawCounter, drawDisc, drawLabel, drawPictogram } from '../../drawing/brush.ts';
import type { Part } from '../../drawing/plan.ts';
import { boxOf } from '../../geometry/boxOf.ts';
import { type Box, inset, middleOf } from '../../geometry/shapes.ts';
import { seatStyle } from '../../themes/seatStyles.ts';
import { drawArt } from '../art/drawArt.ts';
import { drawCoin } from '../art/drawCoin.ts';
import { DEVICES } from '../art/emblems.ts';
import { inksOf } from '../art/inks.ts';
import { GOOD_PICTOGRAMS, LINE_PICTOGRAMS, POWER_PICTOGRAM } from '../art/pictograms.ts';
import type { Band, ScoreOf } from '../layout/bands.ts';
import type { Marker, OwnTile } from '../layout/ownTiles.ts';
import type { Store } from '../layout/stores.ts';
import type { Centre } from '../layout/tableau.ts';
import { detailRegion } from './detailRegion.ts';
import { drawAmounts, drawChoice, drawIcons } from './drawAmounts.ts';
import { drawChips, drawNews } from './drawChanges.ts';
import { drawOnce } from './drawOnce.ts';
import { drawHighlight, drawPower } from './drawRows.ts';
import { drawSpecials } from './drawSpecials.ts';
import { drawStamp } from './drawStamp.ts';

const drawStore = (brush: Brush, { good, icon, amount, income, spent, track }: Store): void => {
  drawPictogram(brush, GOOD_PICTOGRAMS[good], icon, inksOf(brush).goods[good]);
  drawLabel(brush, amount, brush.writing.words);
  if (income !== undefined) drawLabel(brush, income, brush.writing.caption);
  if (spent !== undefined) drawLabel(brush, spent, brush.writing.alarm);
  if (track === undefined) return;
  drawBox(brush, track.box, 4, { fill: brush.palette.panelEdge });
  if (track.filled.width > 0) drawBox(brush, track.filled, 4, { fill: inksOf(brush).goods[good] });
};

/** Between lines that are close, only as high as the icon, which is higher than digits. */
const storeBox = (store: Store): Box => {
  const whole = boxOf([store]);
  return store.close ? { ...whole, y: store.icon.y, height: store.icon.height } : whole;
};

/** Draws the cost that is still to be paid on a hatched background, and the coin on the figure. */
const drawMarker = (brush: Brush, box: Box, { coin, owed }: Marker): void => {
  if (owed !== undefined) {
    drawPictogram(brush, LINE_PICTOGRAMS.cost, owed.sign, brush.palette.alarm);
    drawAmounts(brush, owed.cost);
  }
  drawCoin(brush, coin);
  brush.context.setLineDash([12, 8]);
  drawBox(brush, inset(box, 2), 9, { stroke: brush.palette.alarm, line: 4 });
  brush.context.setLineDash([]);
};

/** Draws what is always on a tile's card, marked or not. */
const drawCard = (brush: Brush, tile: OwnTile): void => {
  drawBox(brush, tile.box, 10, { fill: brush.palette.tile });
  drawArt(brush, tile.tile, { box: tile.art, scene: tile.scene, emblem: tile.emblem }, 10);
  drawPower(brush, tile.power);
  drawLabel(brush, tile.name, brush.writing.words);
  drawIcons(brush, tile.line?.income ?? []);
  if (tile.line?.choice !== undefined) drawChoice(brush, tile.line.choice);
  drawSpecials(brush, tile.specials);
  if (tile.marker !== undefined) drawMarker(brush, tile.box, tile.marker);
};

const drawOwnTile = (brush: Brush, tile: OwnTile): void => {
  const look = [tile.tile, tile.name.text, ...(tile.marker ? ['marked'] : []), ...tile.specials.map(({ special }) => special)];
  drawOnce(brush, look.join(' '), tile.box, (kept) => drawCard(kept, tile));
  if (tile.stamp !== undefined) drawStamp(brush, tile.stamp);
  if (tile.highlighted) drawHighlight(brush, tile.box, 10);
  if (tile.news !== undefined) drawNews(brush, tile.news.sign, tile.news);
};

const drawCentre = (brush: Brush, { civilisation, box, art, shield, income, name }: Centre, seat: Seat): void => {
  const { colour, on } = seatStyle(seat);
  const middle = middleOf(shield);
  const radius = shield.width / 2;
  drawBox(brush, box, 10, { fill: brush.palette.tile });
  drawBox(brush, art, art.height < box.height ? [10, 10, 0, 0] : 10, { fill: colour });
  drawDisc(brush, middle, radius, { fill: on });
  drawDisc(brush, middle, radius - 4, { stroke: colour, line: 2 });
  drawPictogram(brush, DEVICES[civilisation], inset(shield, radius * 0.46), colour);
  drawIcons(brush, income);
  if (name !== undefined) drawLabel(brush, name, brush.writing.title);
  drawBox(brush, inset(box, 1.5), 9, { stroke: brush.palette.accent, line: 3 });
};

/** Returns the line under the score that counts. */
const underline = ({ icon, points }: ScoreOf): Box => ({
  x: icon.x,
  y: icon.y + icon.height + 5,
  width: points.x + points.width - icon.x,
  height: 5,
});

const drawScore = (brush: Brush, score: ScoreOf): void => {
  const { side, icon, points, counts } = score;
  const writing = counts ? brush.writing.title : brush.writing.caption;
  drawPictogram(brush, side === 'power' ? POWER_PICTOGRAM : GOOD_PICTOGRAMS.inhabitants, icon, writing.ink);
  drawLabel(brush, points, writing);
  if (counts) drawBox(brush, underline(score), 2, { fill: writing.ink });
};

/** Draws the panel of a seat, its edge in the colour of the seat. */
const drawPanel = (brush: Brush, { box, seat, active, winner }: Band): void => {
  drawBox(brush, box, 14, { fill: brush.palette.panel });
  drawBox(brush, { ...box, width: 10 }, [14, 0, 0, 14], { fill: seatStyle(seat).colour });
  drawBox(brush, { ...box, x: box.x + 10, width: 2 }, 0, { fill: brush.palette.stone });
  if (active || winner) drawBox(brush, inset(box, 2), 13, { stroke: brush.palette.accent, line: 5 });
};

/** Width of the rim of a card that can be chosen: up to the middle of the gap to the next card. */
const CARD_EDGE = 3.5;

const bandParts = (band: Band): readonly Part[] => {
  const { box, seat, counter, name, stores, scores, tableau, losses, active, winner } = band;
  const { centre } = tableau;
  return [
    detailRegion('sea', box, [seat, active || winner, box], (brush) => drawPanel(brush, band)),
    detailRegion('panel', boxOf([counter, name]), [counter, name], (brush) => {
      drawCounter(brush, seat, counter, counter.radius);
      drawLabel(brush, name, brush.writing.words);
    }),
    ...stores.map((store) =>
      detailRegion('panel', storeBox(store), store, (brush) => drawStore(brush, store), store.spent !== undefined),
    ),
    ...scores.map((score) => detailRegion('panel', boxOf([score, underline(score)]), score, (brush) => drawScore(brush, score))),
    ...tableau.tiles.map((tile) =>
      detailRegion('panel', inset(tile.box, -CARD_EDGE), tile, (brush) => drawOwnTile(brush, tile), tile.stamp !== undefined),
    ),
    ...(centre === undefined
      ? []
      : [detailRegion('panel', centre.box, [seat, centre], (brush) => drawCentre(brush, centre, seat))]),
    ...(losses === undefined
      ? []
      : [detailRegion('panel', boxOf(losses.chips), losses, (brush) => drawChips(brush, losses.chips))]),
  ];
};

/** Returns the bands of all seats, each a panel with its contents. */
export const bandsParts = (bands: readonly Band[]): readonly Part[] => bands.flatMap(bandParts);
