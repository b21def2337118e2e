import { type Brush, drawBox, drawCounter, drawDisc, drawLabel, drawLine, drawPictogram } from '../../drawing/brush.ts';
import { type Box, middleOf, outline } from '../../geometry/shapes.ts';
import { drawMedallion } from '../art/drawMedallion.ts';
import { GIFTS, METROPOLIS_PICTOGRAM } from '../art/pictograms.ts';
import type { GodTile } from '../layout/gods.ts';
import type { Header } from '../layout/layout.ts';
import type { Track } from '../layout/tracks.ts';
import { drawFrame } from './drawHighlights.ts';

export const drawHeader = (brush: Brush, header: Header): void => {
  drawLabel(brush, header.title, brush.writing.seaTitle);
  drawPictogram(brush, METROPOLIS_PICTOGRAM, header.goalIcon, brush.palette.seaTitle);
  drawLabel(brush, header.goal, brush.writing.seaTitle);
  for (const counter of header.counters) drawCounter(brush, counter.seat, counter, counter.radius);
  drawLabel(brush, header.due, brush.writing.words);
};

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

const drawFaceDown = (brush: Brush, { box, emblem }: GodTile): void => {
  drawBox(brush, box, 14, { fill: brush.palette.plate, stroke: brush.palette.panelEdge, line: 2 });
  drawDisc(brush, middleOf(emblem), emblem.width / 2, { stroke: brush.palette.panelEdge, line: 4 });
  drawDisc(brush, middleOf(emblem), emblem.width / 2 - 14, { stroke: brush.palette.panelEdge, line: 4 });
  drawDisc(brush, middleOf(emblem), 8, { fill: brush.palette.panelEdge });
  const left = emblem.x + emblem.width + 14;
  drawMeander(brush, { ...box, x: left, width: box.x + box.width - 12 - left });
};

/** A tile whose turn is over is drawn faint: its medallion grey, its words as a caption. */
const drawTile = (brush: Brush, tile: GodTile): void => {
  const { patron, name, done, amount } = tile;
  if (patron === undefined || name === undefined) {
    drawFaceDown(brush, tile);
    return;
  }
  const { palette, writing } = brush;
  drawBox(brush, tile.box, 14, { fill: done ? palette.plate : palette.panel });
  drawMedallion(brush, patron, tile.emblem, done);
  drawLabel(brush, name, done ? writing.caption : writing.words);
  GIFTS[patron].forEach((gift, place) => {
    const box = tile.gifts[place];
    if (box !== undefined) drawPictogram(brush, gift, box, palette.muted);
  });
  for (const counter of tile.counters) drawCounter(brush, counter.seat, counter, counter.radius);
  if (amount !== undefined) drawLabel(brush, amount, done ? writing.caption : writing.title);
  if (tile.acting || tile.highlighted) drawFrame(brush, tile.box);
};

export const drawGods = (brush: Brush, tiles: readonly GodTile[]): void => {
  for (const tile of tiles) drawTile(brush, tile);
};

export const drawTrack = (brush: Brush, track: Track): void => {
  if (track.title !== undefined) drawLabel(brush, track.title, brush.writing.sea);
  for (const { box, number } of track.places) {
    drawDisc(brush, middleOf(box), box.width / 2 - 1, { stroke: brush.palette.panelEdge, line: 3 });
    if (number !== undefined) drawLabel(brush, number, brush.writing.sea);
  }
  track.counters.forEach((counter, index) => {
    drawCounter(brush, counter.seat, counter, counter.radius);
    if (index === 0 && track.displaced) drawDisc(brush, counter, counter.radius + 3, { stroke: brush.palette.alarm, line: 5 });
  });
};
