import type { Building } from '#games/cyclades/types.ts';
import {
  type Brush,
  drawBadge,
  drawBox,
  drawCounter,
  drawDisc,
  drawLabel,
  drawPictogram,
  drawPolygon,
  drawRimmed,
} from '../brush.ts';
import { MARKS } from '../marks.ts';
import { seatStyle } from '../seatStyles.ts';
import { type Box, boxAround, inset, middleOf } from '../shapes.ts';
import { drawFigures } from './drawFigures.ts';
import { BUILDING_PICTOGRAMS, METROPOLIS_PICTOGRAM, SHIP, SWORDS } from './pictograms.ts';
import type { Badge, BattleMark, Pieces, PlacedMetropolis, Ring, Units } from './pieces.ts';

const BUILDING_COLOURS: Readonly<Record<Building, string>> = {
  port: '#14508c',
  fortress: '#9b2f1f',
  temple: '#7d5a06',
  university: '#256238',
};

const drawBuilding = (brush: Brush, building: Building, box: Box): void => {
  drawBox(brush, inset(box, -1), 9, { fill: brush.palette.stone, stroke: brush.palette.ink, line: 2.5 });
  drawPictogram(brush, BUILDING_PICTOGRAMS[building], inset(box, 6), BUILDING_COLOURS[building]);
};

const drawMetropolis = (brush: Brush, { ground, box }: PlacedMetropolis): void => {
  drawPolygon(brush, ground, { stroke: brush.palette.ink, line: 8 });
  drawPolygon(brush, ground, { fill: brush.palette.marbleShade, stroke: brush.palette.gold, line: 4 });
  drawPictogram(brush, METROPOLIS_PICTOGRAM, box, brush.palette.gold);
};

const drawMarkers = (brush: Brush, { label, radius }: Badge): void => {
  drawDisc(brush, { x: label.x + 1, y: label.y }, radius, { fill: brush.palette.gold, stroke: brush.palette.goldInk, line: 2 });
  drawLabel(brush, label, brush.writing.gold);
};

const drawShip = (brush: Brush, seat: number, box: Box): void => {
  const { colour, on, mark } = seatStyle(seat);
  drawRimmed(brush, SHIP, box, colour);
  drawPictogram(brush, MARKS[mark], boxAround({ x: box.x + box.width / 2, y: box.y + box.height * 0.33 }, 25), on);
};

const drawUnits = (brush: Brush, { kind, seat, box, badge }: Units): void => {
  if (kind === 'troops') drawCounter(brush, seat, middleOf(box), box.width / 2);
  else drawShip(brush, seat, box);
  drawBadge(brush, badge.label, badge.radius);
};

const drawRing = (brush: Brush, ring: Ring, colour: string): void => {
  drawDisc(brush, ring, ring.radius, { stroke: brush.palette.ink, line: 9 });
  drawDisc(brush, ring, ring.radius, { stroke: colour, line: 5 });
};

const drawSwords = (brush: Brush, { swords }: BattleMark): void => {
  drawDisc(brush, middleOf(swords), swords.width / 2, { fill: brush.palette.ink, stroke: brush.palette.battle, line: 3 });
  drawPictogram(brush, SWORDS, inset(swords, 6), brush.palette.stone);
};

/** Everything that lies on the board. */
export const drawPieces = (brush: Brush, pieces: Pieces): void => {
  for (const { building, box } of pieces.buildings) drawBuilding(brush, building, box);
  for (const metropolis of pieces.metropolises) drawMetropolis(brush, metropolis);
  for (const markers of pieces.markers) drawMarkers(brush, markers);
  if (pieces.voyage !== undefined) drawRing(brush, pieces.voyage, brush.palette.gold);
  if (pieces.battle !== undefined) drawRing(brush, pieces.battle.ring, brush.palette.battle);
  for (const units of pieces.units) drawUnits(brush, units);
  drawFigures(brush, pieces.figures);
  if (pieces.battle !== undefined) drawSwords(brush, pieces.battle);
};
