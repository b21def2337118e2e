import { type Brush, drawBox, drawCounter, drawDisc, drawLabel, drawPictogram } from '../../drawing/brush.ts';
import type { Part } from '../../drawing/plan.ts';
import { boxOf } from '../../geometry/boxOf.ts';
import { type Box, boxAround, inset, type Label } from '../../geometry/shapes.ts';
import { drawMeander } from '../art/drawVase.ts';
import { inksOf } from '../art/inks.ts';
import { CHOSEN_PICTOGRAM, DISASTER_PICTOGRAMS, GOAL_PICTOGRAM, GOOD_PICTOGRAMS } from '../art/pictograms.ts';
import type { CampaignRow, DisasterTrack, Due, Header, RoundPip } from '../layout/header.ts';
import { detailRegion } from './detailRegion.ts';

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

type Stack = NonNullable<Header['stack']>;

/** Draws three tiles, one behind the other, and the number left. */
const drawStack = (brush: Brush, { icon, left }: Stack): void => {
  for (const step of [8, 4, 0])
    drawBox(brush, { ...inset(icon, 6), y: icon.y + 2 + step }, 5, {
      fill: brush.palette.plate,
      stroke: brush.palette.muted,
      line: 2.5,
    });
  drawLabel(brush, left, brush.writing.caption);
};

/** Draws the offer of the seat that was pushed out of its tile. */
const drawPushedOut = (brush: Brush, { coin, coins }: NonNullable<Header['pushedOut']>): void => {
  drawPictogram(brush, GOOD_PICTOGRAMS.coins, coin, inksOf(brush).goods.coins);
  drawLabel(brush, coins, brush.writing.title);
};

/** Includes the rim of an actor, and the tick of a seat that has chosen. */
const DUE = 62;
/** Margin around the icon of the current disaster. */
const BORNE = 8;
const CHIT = 12;

const trackBox = ({ icon, chits }: DisasterTrack): Box => {
  const { x, y, width, height } = inset(icon, -BORNE);
  const right = Math.max(x + width, ...chits.map(({ place }) => place.x + CHIT));
  return { x, y, width: right - x, height };
};

/** Returns a part of the panel for one piece of the header. It overlaps no other piece and is cached separately. */
const piece = <Piece>(box: Box, what: Piece, draw: (brush: Brush, what: Piece) => void): Part =>
  detailRegion('panel', box, what, (brush) => draw(brush, what));

const pieces = <Piece>(what: Piece | undefined, draw: (brush: Brush, what: Piece) => void): readonly Part[] =>
  what === undefined ? [] : [piece(boxOf([what]), what, draw)];

const words =
  (writing: 'title' | 'words' | 'caption') =>
  (brush: Brush, label: Label): void =>
    drawLabel(brush, label, brush.writing[writing]);

/** Returns the header panel and its pieces as separate parts, because each changes at a different time. */
export const headerParts = (header: Header): readonly Part[] => {
  const { box, frieze, title, rounds, stack, order, campaign, phase, due, pushedOut, dueNames, disasters, blank } = header;
  return [
    detailRegion('sea', box, 'header', (brush) => {
      drawBox(brush, box, 14, { fill: brush.palette.panel });
      if (frieze !== undefined) drawMeander(brush, frieze, brush.palette.panelEdge);
    }),
    ...pieces(title, words('title')),
    ...rounds.map((round) => piece(boxAround(round.letter, 2 * round.radius + 2), round, drawRound)),
    ...pieces(stack, drawStack),
    ...pieces(order?.caption, words('caption')),
    ...(order?.counters ?? []).flatMap((counter) =>
      pieces(counter, (brush, { seat, radius }) => drawCounter(brush, seat, counter, radius)),
    ),
    ...pieces(campaign, drawCampaign),
    ...pieces(phase, words('words')),
    ...due.map((one) => piece(boxAround(one, DUE), one, drawDue)),
    ...pieces(pushedOut, drawPushedOut),
    ...pieces(dueNames, words('words')),
    ...disasters.map((track) => piece(trackBox(track), track, drawDisaster)),
    ...pieces(blank, (brush, { x, y }) =>
      drawDisc(brush, { x: x + 20, y: y + 20 }, 18, { stroke: brush.palette.muted, line: 3 }),
    ),
  ];
};
