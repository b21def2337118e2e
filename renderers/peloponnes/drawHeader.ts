import { type Brush, drawBox, drawCounter, drawDisc, drawLabel, drawPictogram } from '../brush.ts';
import type { Part } from '../mosaic.ts';
import { type Box, boxAround, inset } from '../shapes.ts';
import { drawMeander } from './drawVase.ts';
import { FRIEZE } from './frame.ts';
import type { CampaignRow, DisasterTrack, Due, Header, RoundPip } from './header.ts';
import { inksOf } from './inks.ts';
import { partOn } from './partOn.ts';
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

/** Round, stack and turn order, or the campaign. */
const drawCourse = (brush: Brush, { title, rounds, stack, order, campaign }: Header): void => {
  drawLabel(brush, title, brush.writing.title);
  for (const round of rounds) drawRound(brush, round);
  if (stack !== undefined) {
    for (const step of [8, 4, 0])
      drawBox(brush, { ...inset(stack.icon, 6), y: stack.icon.y + 2 + step }, 5, {
        fill: brush.palette.plate,
        stroke: brush.palette.muted,
        line: 2.5,
      });
    drawLabel(brush, stack.left, brush.writing.caption);
  }
  if (order !== undefined) {
    drawLabel(brush, order.caption, brush.writing.caption);
    for (const counter of order.counters) drawCounter(brush, counter.seat, counter, counter.radius);
  }
  if (campaign !== undefined) drawCampaign(brush, campaign);
};

/** What goes on, and who has to do with it. */
const drawStep = (brush: Brush, { phase, due, pushedOut, dueNames }: Header): void => {
  drawLabel(brush, phase, brush.writing.words);
  for (const one of due) drawDue(brush, one);
  if (pushedOut !== undefined) {
    drawPictogram(brush, GOOD_PICTOGRAMS.coins, pushedOut.coin, inksOf(brush).goods.coins);
    drawLabel(brush, pushedOut.coins, brush.writing.title);
  }
  if (dueNames !== undefined) drawLabel(brush, dueNames, brush.writing.words);
};

const drawChits = (brush: Brush, { disasters, blank }: Header): void => {
  for (const disaster of disasters) drawDisaster(brush, disaster);
  if (blank !== undefined) drawDisc(brush, { x: blank.x + 20, y: blank.y + 20 }, 18, { stroke: brush.palette.muted, line: 3 });
};

/** Where the first of two lines ends, and how far before the disasters their part begins. */
const LINE = 76;
const BEFORE = 14;

/** The panel on top, in parts that change at times of their own. */
export const headerParts = (header: Header): readonly Part[] => {
  const { box, title, rounds, stack, order, campaign, phase, due, pushedOut, dueNames, disasters, blank } = header;
  const part = (within: Box, what: readonly unknown[], paint: (brush: Brush, header: Header) => void): Part =>
    partOn('sea', within, what, (brush) => {
      drawBox(brush, box, 14, { fill: brush.palette.panel });
      drawMeander(brush, FRIEZE, brush.palette.panelEdge);
      paint(brush, header);
    });
  const split = Math.min(...disasters.map(({ icon }) => icon.x)) - BEFORE;
  const second = { y: box.y + LINE, height: box.height - LINE };
  return [
    part({ ...box, height: LINE }, [title, rounds, stack, order, campaign], drawCourse),
    part({ ...second, x: box.x, width: split - box.x }, [phase, due, pushedOut, dueNames], drawStep),
    part({ ...second, x: split, width: box.x + box.width - split }, [disasters, blank], drawChits),
  ];
};
