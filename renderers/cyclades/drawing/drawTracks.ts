import { type Brush, drawBox, drawCounter, drawDisc, drawLabel, drawLine, drawPictogram } from '../../drawing/brush.ts';
import type { Part } from '../../drawing/plan.ts';
import { type Box, type Counter, type Label, middleOf, outline } from '../../geometry/shapes.ts';
import { drawMedallion } from '../art/drawMedallion.ts';
import { GIFTS, METROPOLIS_PICTOGRAM } from '../art/pictograms.ts';
import type { GodTile } from '../layout/gods.ts';
import type { Header } from '../layout/layout.ts';
import type { Track } from '../layout/tracks.ts';
import { drawFrame } from './drawHighlights.ts';
import { fresh, layer } from './layer.ts';

export const drawSeat = (brush: Brush, { seat, radius, ...at }: Counter): void => drawCounter(brush, seat, at, radius);

const drawGoal = (brush: Brush, { goal, goalIcon }: Pick<Header, 'goal' | 'goalIcon'>): void => {
  drawPictogram(brush, METROPOLIS_PICTOGRAM, goalIcon, brush.palette.seaTitle);
  drawLabel(brush, goal, brush.writing.seaTitle);
};

export const headerParts = ({ title, goal, goalIcon, counters, due }: Header): readonly Part[] => [
  layer('title', title, (brush, label) => drawLabel(brush, label, brush.writing.seaTitle)),
  layer('goal', { goal, goalIcon }, drawGoal),
  ...counters.map((counter) => layer('counter', counter, drawSeat)),
  layer('due', due, (brush, label) => drawLabel(brush, label, brush.writing.words)),
];

const KEY = 42;

/** Draws one turn of a meander. */
const drawKey = (brush: Brush, x: number, y: number): void => {
  const corners = MEANDER.map((corner) => ({ x: x + corner.x * KEY, y: y + corner.y * KEY }));
  drawLine(brush, corners, { stroke: brush.palette.panelEdge, line: 4 });
};

const MEANDER = outline('0.48,0.52 0.28,0.52 0.28,0.76 0.76,0.76 0.76,0.24 0.04,0.24 0.04,1 1,1');

/** Draws a row of keys along the middle of a box. */
const drawMeander = (brush: Brush, box: Box): void => {
  for (let x = box.x; x + KEY <= box.x + box.width; x += KEY) drawKey(brush, x, middleOf(box).y - KEY / 2);
};

const drawFaceDown = (brush: Brush, { box, emblem }: Pick<GodTile, 'box' | 'emblem'>): void => {
  drawBox(brush, box, 14, { fill: brush.palette.plate, stroke: brush.palette.panelEdge, line: 2 });
  drawDisc(brush, middleOf(emblem), emblem.width / 2, { stroke: brush.palette.panelEdge, line: 4 });
  drawDisc(brush, middleOf(emblem), emblem.width / 2 - 14, { stroke: brush.palette.panelEdge, line: 4 });
  drawDisc(brush, middleOf(emblem), 8, { fill: brush.palette.panelEdge });
  const left = emblem.x + emblem.width + 14;
  drawMeander(brush, { ...box, x: left, width: box.x + box.width - 12 - left });
};

type Tile = Omit<GodTile, 'counters' | 'amount'>;

/** A tile whose turn is over is drawn faint: its medallion grey, its words as a caption. */
const drawTile = (brush: Brush, tile: Tile): void => {
  const { patron, name, done } = tile;
  if (patron === undefined || name === undefined) {
    drawFaceDown(brush, tile);
    return;
  }
  const { palette, writing } = brush;
  drawBox(brush, tile.box, 14, { fill: done ? palette.plate : palette.panel });
  if (tile.acting || tile.highlighted) drawFrame(brush, tile.box, tile.highlighted);
  drawMedallion(brush, patron, tile.emblem, done);
  drawLabel(brush, name, done ? writing.caption : writing.words);
  GIFTS[patron].forEach((gift, place) => {
    const box = tile.gifts[place];
    if (box !== undefined) drawPictogram(brush, gift, box, palette.muted);
  });
};

const drawAmount = (brush: Brush, { amount, done }: { readonly amount: Label; readonly done: boolean }): void =>
  drawLabel(brush, amount, done ? brush.writing.caption : brush.writing.title);

/** Returns the parts of the god track. Only its viewer sees what can be chosen. */
export const godParts = (tiles: readonly GodTile[]): readonly Part[] =>
  tiles.flatMap(({ counters, amount, ...tile }) => [
    tile.highlighted ? fresh(tile, drawTile) : layer('god', tile, drawTile),
    ...counters.map((counter) => layer('counter', counter, drawSeat)),
    ...(amount === undefined ? [] : [layer('offer', { amount, done: tile.done }, drawAmount)]),
  ]);

const drawPlace = (brush: Brush, { box, number }: Track['places'][number]): void => {
  drawDisc(brush, middleOf(box), box.width / 2 - 1, { stroke: brush.palette.panelEdge, line: 3 });
  if (number !== undefined) drawLabel(brush, number, brush.writing.sea);
};

const drawDisplaced = (brush: Brush, counter: Counter): void => {
  drawSeat(brush, counter);
  drawDisc(brush, counter, counter.radius + 3, { stroke: brush.palette.alarm, line: 5 });
};

export const trackParts = ({ title, places, counters, displaced }: Track): readonly Part[] => [
  ...(title === undefined ? [] : [layer('heading', title, (brush, label) => drawLabel(brush, label, brush.writing.sea))]),
  ...places.map((place) => layer('place', place, drawPlace)),
  ...counters.map((counter, index) =>
    index === 0 && displaced ? layer('displaced', counter, drawDisplaced) : layer('counter', counter, drawSeat),
  ),
];
