import type { Patron } from '#games/cyclades/types.ts';
import { drawBox, drawCounter, drawDisc, drawPictogram } from '../brush.ts';
import { type Context, drawLabel } from '../canvas.ts';
import { type Box, inset, middleOf } from '../shapes.ts';
import { PALETTE } from '../theme.ts';
import type { GodTile } from './gods.ts';
import type { Header } from './layout.ts';
import { GIFTS, METROPOLIS_PICTOGRAM, PATRON_PICTOGRAMS } from './pictograms.ts';
import type { Track } from './tracks.ts';

const PATRON_COLOURS: Readonly<Record<Patron, string>> = {
  poseidon: '#2b7fc4',
  ares: '#b23a28',
  zeus: '#b98712',
  athena: '#3b8b58',
  apollo: '#c9772b',
};

export const drawHeader = (context: Context, header: Header): void => {
  drawBox(context, header.box, 14, { fill: PALETTE.panel });
  drawLabel(context, header.title, PALETTE.gold);
  drawPictogram(context, METROPOLIS_PICTOGRAM, header.goalIcon, PALETTE.gold);
  drawLabel(context, header.goal, PALETTE.gold);
  for (const counter of header.counters) drawCounter(context, counter.seat, counter, counter.radius);
  drawLabel(context, header.due, PALETTE.paper);
};

const KEY = 42;

/** One turn of a meander. */
const drawKey = (context: Context, x: number, y: number): void => {
  context.beginPath();
  for (const [right, down] of MEANDER) context.lineTo(x + right * KEY, y + down * KEY);
  context.strokeStyle = PALETTE.panelEdge;
  context.lineWidth = 4;
  context.stroke();
};

const MEANDER: readonly (readonly [number, number])[] = [
  [0.48, 0.52],
  [0.28, 0.52],
  [0.28, 0.76],
  [0.76, 0.76],
  [0.76, 0.24],
  [0.04, 0.24],
  [0.04, 1],
  [1, 1],
];

/** A row of keys along the middle of a box. */
const drawMeander = (context: Context, box: Box): void => {
  for (let x = box.x; x + KEY <= box.x + box.width; x += KEY) drawKey(context, x, middleOf(box).y - KEY / 2);
};

const drawFaceDown = (context: Context, { box, emblem }: GodTile): void => {
  drawBox(context, box, 14, { fill: PALETTE.night, stroke: PALETTE.panelEdge, line: 2 });
  drawDisc(context, middleOf(emblem), emblem.width / 2, { stroke: PALETTE.panelEdge, line: 4 });
  drawDisc(context, middleOf(emblem), emblem.width / 2 - 14, { stroke: PALETTE.panelEdge, line: 4 });
  drawDisc(context, middleOf(emblem), 8, { fill: PALETTE.panelEdge });
  const left = emblem.x + emblem.width + 14;
  drawMeander(context, { ...box, x: left, width: box.x + box.width - 12 - left });
};

const drawTile = (context: Context, tile: GodTile): void => {
  if (tile.patron === undefined || tile.name === undefined) {
    drawFaceDown(context, tile);
    return;
  }
  context.globalAlpha = tile.done ? 0.5 : 1;
  drawBox(context, tile.box, 14, { fill: PALETTE.panel });
  drawDisc(context, middleOf(tile.emblem), tile.emblem.width / 2, { fill: PATRON_COLOURS[tile.patron] });
  drawPictogram(context, PATRON_PICTOGRAMS[tile.patron], inset(tile.emblem, 16), PALETTE.stone);
  drawLabel(context, tile.name, PALETTE.paper);
  GIFTS[tile.patron].forEach((gift, place) => {
    const box = tile.gifts[place];
    if (box !== undefined) drawPictogram(context, gift, box, PALETTE.muted);
  });
  for (const counter of tile.counters) drawCounter(context, counter.seat, counter, counter.radius);
  for (const label of tile.amount) drawLabel(context, label, PALETTE.gold);
  context.globalAlpha = 1;
  if (tile.acting) drawBox(context, inset(tile.box, 2), 13, { stroke: PALETTE.gold, line: 5 });
};

export const drawGods = (context: Context, tiles: readonly GodTile[]): void => {
  for (const tile of tiles) drawTile(context, tile);
};

export const drawTrack = (context: Context, track: Track): void => {
  drawBox(context, track.box, 14, { fill: PALETTE.panel });
  if (track.title === undefined) drawMeander(context, inset(track.box, 22));
  else drawLabel(context, track.title, PALETTE.muted);
  for (const { box, number } of track.places) {
    drawDisc(context, middleOf(box), box.width / 2 - 1, { stroke: PALETTE.panelEdge, line: 3 });
    if (number !== undefined) drawLabel(context, number, PALETTE.muted);
  }
  track.counters.forEach((counter, index) => {
    drawCounter(context, counter.seat, counter, counter.radius);
    if (index === 0 && track.displaced) drawDisc(context, counter, counter.radius + 3, { stroke: PALETTE.alarm, line: 5 });
  });
};
