import { type Brush, drawBox, drawCounter, drawDisc, drawLabel, drawPictogram } from '../brush.ts';
import { boxAround, inset } from '../shapes.ts';
import { drawMeander } from './drawVase.ts';
import { FRIEZE } from './frame.ts';
import type { CampaignRow, DisasterTrack, Due, Header, RoundPip } from './header.ts';
import { inksOf } from './inks.ts';
import { CHOSEN_PICTOGRAM, DISASTER_PICTOGRAMS, GOAL_PICTOGRAM, GOOD_PICTOGRAMS } from './pictograms.ts';

const drawRound = (brush: Brush, { letter, radius, time }: RoundPip): void => {
  if (time === 'now') drawDisc(brush, letter, radius, { fill: brush.palette.gold });
  else
    drawDisc(
      brush,
      letter,
      radius - 2,
      time === 'past' ? { fill: brush.palette.plate } : { stroke: brush.palette.panelEdge, line: 3 },
    );
  drawLabel(brush, letter, time === 'now' ? brush.writing.gold : brush.writing.caption);
};

const drawDue = (brush: Brush, due: Due): void => {
  drawCounter(brush, due.seat, due, due.radius);
  if (due.state === 'acting') drawDisc(brush, due, due.radius + 2, { stroke: brush.palette.accent, line: 5 });
  if (due.state === 'pushedOut') drawDisc(brush, due, due.radius + 2, { stroke: brush.palette.alarm, line: 5 });
  if (due.state !== 'done') return;
  const at = { x: due.x + 17, y: due.y + 17 };
  drawDisc(brush, at, 14, { fill: brush.palette.ink });
  drawPictogram(brush, CHOSEN_PICTOGRAM, boxAround(at, 20), brush.palette.stone);
};

const drawDisaster = (brush: Brush, { disaster, icon, chits, struck, now }: DisasterTrack): void => {
  const colour = inksOf(brush).disasters[disaster];
  brush.context.globalAlpha = struck && !now ? 0.5 : 1;
  if (now) drawBox(brush, inset(icon, -5), 10, { stroke: brush.palette.alarm, line: 4 });
  drawPictogram(brush, DISASTER_PICTOGRAMS[disaster], icon, colour);
  for (const { place, turned } of chits) {
    if (turned) drawDisc(brush, place, 11, { fill: colour });
    else drawDisc(brush, place, 9.5, { stroke: brush.palette.muted, line: 3 });
  }
  brush.context.globalAlpha = 1;
};

const drawCampaign = (brush: Brush, { level, goal, target, bonuses }: CampaignRow): void => {
  drawLabel(brush, level, brush.writing.title);
  drawPictogram(brush, GOAL_PICTOGRAM, goal, brush.palette.accent);
  drawLabel(brush, target, brush.writing.title);
  for (const { good, icon } of bonuses) drawPictogram(brush, GOOD_PICTOGRAMS[good], icon, inksOf(brush).goods[good]);
};

/** The panel on top. */
export const drawHeader = (brush: Brush, header: Header): void => {
  drawBox(brush, header.box, 14, { fill: brush.palette.panel });
  drawMeander(brush, FRIEZE, brush.palette.panelEdge);
  drawLabel(brush, header.title, brush.writing.title);
  for (const round of header.rounds) drawRound(brush, round);
  if (header.stack !== undefined) {
    for (const step of [8, 4, 0])
      drawBox(brush, { ...inset(header.stack.icon, 6), y: header.stack.icon.y + 2 + step }, 5, {
        fill: brush.palette.plate,
        stroke: brush.palette.muted,
        line: 2.5,
      });
    drawLabel(brush, header.stack.left, brush.writing.caption);
  }
  if (header.order !== undefined) {
    drawLabel(brush, header.order.caption, brush.writing.caption);
    for (const counter of header.order.counters) drawCounter(brush, counter.seat, counter, counter.radius);
  }
  if (header.campaign !== undefined) drawCampaign(brush, header.campaign);
  drawLabel(brush, header.phase, brush.writing.words);
  for (const due of header.due) drawDue(brush, due);
  if (header.pushedOut !== undefined) {
    drawPictogram(brush, GOOD_PICTOGRAMS.coins, header.pushedOut.coin, inksOf(brush).goods.coins);
    drawLabel(brush, header.pushedOut.coins, brush.writing.title);
  }
  if (header.dueNames !== undefined) drawLabel(brush, header.dueNames, brush.writing.words);
  for (const disaster of header.disasters) drawDisaster(brush, disaster);
  if (header.blank !== undefined)
    drawDisc(brush, { x: header.blank.x + 20, y: header.blank.y + 20 }, 18, { stroke: brush.palette.muted, line: 3 });
};
