import { type Brush, drawBox, drawDisc, drawLabel, drawPictogram } from '../../drawing/brush.ts';
import { drawPlus } from '../../drawing/drawPlus.ts';
import type { Part } from '../../drawing/plan.ts';
import { type Box, boxAround, middleOf, type Point } from '../../geometry/shapes.ts';
import { inksOf } from '../art/inks.ts';
import {
  CHOSEN_PICTOGRAM,
  DISASTER_PICTOGRAMS,
  GONE_PICTOGRAM,
  PROTECTED_PICTOGRAM,
  TURNOVER_PICTOGRAMS,
} from '../art/pictograms.ts';
import type { Chip, Sign } from '../layout/changes.ts';
import type { Legend } from '../layout/legend.ts';
import { NEWS_RADIUS } from '../layout/ownTiles.ts';
import type { News } from '../layout/recentEvents.ts';
import { detailRegion } from './detailRegion.ts';
import { drawAmounts } from './drawAmounts.ts';

/** Draws a plus for a new tile, a tick for a building that was paid off. */
export const drawNews = (brush: Brush, news: News, at: Point): void => {
  if (news === 'new') {
    drawPlus(brush, at, NEWS_RADIUS);
    return;
  }
  const { gold, ink, goldInk } = brush.palette;
  drawDisc(brush, at, NEWS_RADIUS - 1, { fill: gold, stroke: ink, line: 2 });
  drawPictogram(brush, CHOSEN_PICTOGRAM, boxAround(at, NEWS_RADIUS * 1.2), goldInk);
};

const drawSign = (brush: Brush, sign: Sign, box: Box): void => {
  if (sign === 'new' || sign === 'paid') drawNews(brush, sign, middleOf(box));
  else if (sign === 'gained' || sign === 'spent')
    drawPictogram(brush, TURNOVER_PICTOGRAMS[sign], box, sign === 'gained' ? brush.palette.accent : brush.palette.alarm);
  else if (sign === 'lost') drawPictogram(brush, GONE_PICTOGRAM, box, brush.palette.alarm);
  else if (sign === 'safe') drawPictogram(brush, PROTECTED_PICTOGRAM, box, brush.palette.words);
  else drawPictogram(brush, DISASTER_PICTOGRAMS[sign], box, inksOf(brush).disasters[sign]);
};

/** Draws signs and their words on a panel. */
export const drawChips = (brush: Brush, chips: readonly Chip[]): void => {
  for (const { sign, icon, label, amounts, shield } of chips) {
    drawSign(brush, sign, icon);
    if (label !== undefined) drawLabel(brush, label, brush.writing.words);
    drawAmounts(brush, amounts);
    if (shield !== undefined) drawSign(brush, 'safe', shield);
  }
};

export const legendPart = ({ box, chips }: Legend): Part =>
  detailRegion('sea', box, chips, (brush) => {
    drawBox(brush, box, 14, { fill: brush.palette.panel });
    drawChips(brush, chips);
  });
