import type { Building } from '#games/cyclades/types.ts';
import { drawBadge, drawBox, drawCounter, drawDisc, drawPictogram, drawPolygon, drawRimmed } from '../brush.ts';
import { type Context, drawLabel } from '../canvas.ts';
import { MARKS } from '../marks.ts';
import { type Box, boxAround, inset, middleOf } from '../shapes.ts';
import { PALETTE, seatStyle } from '../theme.ts';
import { drawFigures } from './drawFigures.ts';
import { BUILDING_PICTOGRAMS, METROPOLIS_PICTOGRAM, SHIP, SWORDS } from './pictograms.ts';
import type { Badge, BattleMark, Pieces, PlacedMetropolis, Ring, Units } from './pieces.ts';

const BUILDING_COLOURS: Readonly<Record<Building, string>> = {
  port: '#14508c',
  fortress: '#9b2f1f',
  temple: '#7d5a06',
  university: '#256238',
};

const drawBuilding = (context: Context, building: Building, box: Box): void => {
  drawBox(context, inset(box, -1), 9, { fill: PALETTE.stone, stroke: PALETTE.ink, line: 2.5 });
  drawPictogram(context, BUILDING_PICTOGRAMS[building], inset(box, 6), BUILDING_COLOURS[building]);
};

const drawMetropolis = (context: Context, { ground, box }: PlacedMetropolis): void => {
  drawPolygon(context, ground, { stroke: PALETTE.ink, line: 8 });
  drawPolygon(context, ground, { fill: PALETTE.marbleShade, stroke: PALETTE.gold, line: 4 });
  drawPictogram(context, METROPOLIS_PICTOGRAM, box, PALETTE.gold);
};

const drawMarkers = (context: Context, { label, radius }: Badge): void => {
  drawDisc(context, { x: label.x + 1, y: label.y }, radius, { fill: PALETTE.gold, stroke: PALETTE.goldInk, line: 2 });
  drawLabel(context, label, PALETTE.goldInk);
};

const drawShip = (context: Context, seat: number, box: Box): void => {
  const { colour, on, mark } = seatStyle(seat);
  drawRimmed(context, SHIP, box, colour);
  drawPictogram(context, MARKS[mark], boxAround({ x: box.x + box.width / 2, y: box.y + box.height * 0.33 }, 25), on);
};

const drawUnits = (context: Context, { kind, seat, box, badge }: Units): void => {
  if (kind === 'troops') drawCounter(context, seat, middleOf(box), box.width / 2);
  else drawShip(context, seat, box);
  drawBadge(context, badge.label, badge.radius);
};

const drawRing = (context: Context, ring: Ring, colour: string): void => {
  drawDisc(context, ring, ring.radius, { stroke: PALETTE.night, line: 9 });
  drawDisc(context, ring, ring.radius, { stroke: colour, line: 5 });
};

const drawSwords = (context: Context, { swords }: BattleMark): void => {
  drawDisc(context, middleOf(swords), swords.width / 2, { fill: PALETTE.night, stroke: PALETTE.alarm, line: 3 });
  drawPictogram(context, SWORDS, inset(swords, 6), PALETTE.stone);
};

/** Everything that lies on the board. */
export const drawPieces = (context: Context, pieces: Pieces): void => {
  for (const { building, box } of pieces.buildings) drawBuilding(context, building, box);
  for (const metropolis of pieces.metropolises) drawMetropolis(context, metropolis);
  for (const markers of pieces.markers) drawMarkers(context, markers);
  if (pieces.voyage !== undefined) drawRing(context, pieces.voyage, PALETTE.gold);
  if (pieces.battle !== undefined) drawRing(context, pieces.battle.ring, PALETTE.alarm);
  for (const units of pieces.units) drawUnits(context, units);
  drawFigures(context, pieces.figures);
  if (pieces.battle !== undefined) drawSwords(context, pieces.battle);
};
