import { drawBox, drawCounter, drawDisc, drawPictogram } from '../brush.ts';
import { type Context, drawLabel } from '../canvas.ts';
import { boxAround, inset } from '../shapes.ts';
import { PALETTE } from '../theme.ts';
import type { CampaignRow, DisasterTrack, Due, Header, RoundPip } from './header.ts';
import { DISASTER_COLOURS, GOOD_COLOURS } from './inks.ts';
import { CHOSEN_PICTOGRAM, DISASTER_PICTOGRAMS, GOAL_PICTOGRAM, GOOD_PICTOGRAMS } from './pictograms.ts';

const drawRound = (context: Context, { letter, radius, time }: RoundPip): void => {
  if (time === 'now') drawDisc(context, letter, radius, { fill: PALETTE.gold });
  else drawDisc(context, letter, radius - 2, time === 'past' ? { fill: PALETTE.night } : { stroke: PALETTE.panelEdge, line: 3 });
  drawLabel(context, letter, time === 'now' ? PALETTE.goldInk : PALETTE.muted);
};

const drawDue = (context: Context, due: Due): void => {
  drawCounter(context, due.seat, due, due.radius);
  if (due.state === 'acting') drawDisc(context, due, due.radius + 2, { stroke: PALETTE.gold, line: 5 });
  if (due.state === 'pushedOut') drawDisc(context, due, due.radius + 2, { stroke: PALETTE.alarm, line: 5 });
  if (due.state !== 'done') return;
  const at = { x: due.x + 17, y: due.y + 17 };
  drawDisc(context, at, 14, { fill: PALETTE.ink });
  drawPictogram(context, CHOSEN_PICTOGRAM, boxAround(at, 20), PALETTE.paper);
};

const drawDisaster = (context: Context, { disaster, icon, chits, struck, now }: DisasterTrack): void => {
  const colour = DISASTER_COLOURS[disaster];
  context.globalAlpha = struck && !now ? 0.5 : 1;
  if (now) drawBox(context, inset(icon, -5), 10, { stroke: PALETTE.alarm, line: 4 });
  drawPictogram(context, DISASTER_PICTOGRAMS[disaster], icon, colour);
  for (const { place, turned } of chits) {
    if (turned) drawDisc(context, place, 10, { fill: colour });
    else drawDisc(context, place, 8.5, { stroke: PALETTE.muted, line: 3 });
  }
  context.globalAlpha = 1;
};

const drawCampaign = (context: Context, { level, goal, target, bonuses }: CampaignRow): void => {
  drawLabel(context, level, PALETTE.gold);
  drawPictogram(context, GOAL_PICTOGRAM, goal, PALETTE.gold);
  drawLabel(context, target, PALETTE.gold);
  for (const { good, icon } of bonuses) drawPictogram(context, GOOD_PICTOGRAMS[good], icon, GOOD_COLOURS[good]);
};

/** The panel on top. */
export const drawHeader = (context: Context, header: Header): void => {
  drawBox(context, header.box, 14, { fill: PALETTE.panel });
  drawLabel(context, header.title, PALETTE.gold);
  for (const round of header.rounds) drawRound(context, round);
  if (header.stack !== undefined) {
    for (const step of [8, 4, 0])
      drawBox(context, { ...inset(header.stack.icon, 6), y: header.stack.icon.y + 2 + step }, 5, {
        fill: PALETTE.night,
        stroke: PALETTE.muted,
        line: 2.5,
      });
    drawLabel(context, header.stack.left, PALETTE.muted);
  }
  if (header.order !== undefined) {
    drawLabel(context, header.order.caption, PALETTE.muted);
    for (const counter of header.order.counters) drawCounter(context, counter.seat, counter, counter.radius);
  }
  if (header.campaign !== undefined) drawCampaign(context, header.campaign);
  drawLabel(context, header.phase, PALETTE.paper);
  for (const due of header.due) drawDue(context, due);
  if (header.pushedOut !== undefined) {
    drawPictogram(context, GOOD_PICTOGRAMS.coins, header.pushedOut.coin, GOOD_COLOURS.coins);
    drawLabel(context, header.pushedOut.coins, PALETTE.gold);
  }
  if (header.dueNames !== undefined) drawLabel(context, header.dueNames, PALETTE.paper);
  for (const disaster of header.disasters) drawDisaster(context, disaster);
  if (header.blank !== undefined)
    drawDisc(context, { x: header.blank.x + 20, y: header.blank.y + 20 }, 18, { stroke: PALETTE.muted, line: 3 });
};
