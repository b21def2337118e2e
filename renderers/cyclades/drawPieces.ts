import type { Building } from '#games/cyclades/types.ts';
import { drawBadge, drawBox, drawCounter, drawDisc, drawPictogram, drawPolygon, drawRimmed } from '../brush.ts';
import { type Context, drawLabel, measure } from '../canvas.ts';
import { MARKS } from '../marks.ts';
import { type Box, boxAround, inset } from '../shapes.ts';
import { PALETTE, seatStyle } from '../theme.ts';
import { BUILDING_PICTOGRAMS, METROPOLIS_PICTOGRAM, SHIP, SWORDS } from './pictograms.ts';
import type { BattleMark, Markers, Pieces, PlacedMetropolis, Units } from './pieces.ts';
import { textWith } from './text.ts';

const BUILDING_COLOURS: Readonly<Record<Building, string>> = {
  port: '#14508c',
  fortress: '#9b2f1f',
  temple: '#7d5a06',
  university: '#256238',
};

const text = textWith(measure);
const badge = (words: string, x: number, y: number, size = 30): ReturnType<typeof text> =>
  text(words, x, y, { face: 'body', size, align: 'center' });

const drawBuilding = (context: Context, building: Building, box: Box): void => {
  drawBox(context, inset(box, -1), 9, { fill: PALETTE.stone, stroke: PALETTE.ink, line: 2.5 });
  drawPictogram(context, BUILDING_PICTOGRAMS[building], inset(box, 6), BUILDING_COLOURS[building]);
};

const drawMetropolis = (context: Context, { ground, box }: PlacedMetropolis): void => {
  drawPolygon(context, ground, { fill: PALETTE.metropolisPlace, stroke: PALETTE.ink, line: 8 });
  drawPolygon(context, ground, { fill: PALETTE.metropolisPlace, stroke: PALETTE.stone, line: 4 });
  drawPictogram(context, METROPOLIS_PICTOGRAM, box, PALETTE.stone);
};

const drawMarkers = (context: Context, markers: Markers): void => {
  drawDisc(context, markers, 16, { fill: PALETTE.gold, stroke: PALETTE.goldInk, line: 2 });
  drawLabel(context, badge(`+${markers.count}`, markers.x - 1, markers.y, 23), PALETTE.goldInk);
};

const SHIP_SIDE = 62;

const drawShip = (context: Context, { x, y, seat, count }: Units): void => {
  const { colour, on, mark } = seatStyle(seat);
  const ship = boxAround({ x: x - 7, y }, SHIP_SIDE);
  drawRimmed(context, SHIP, ship, colour);
  drawPictogram(context, MARKS[mark], boxAround({ x: ship.x + SHIP_SIDE / 2, y: ship.y + SHIP_SIDE * 0.33 }, 25), on);
  drawBadge(context, badge(String(count), x + 25, y + 15), 19);
};

const drawTroops = (context: Context, { x, y, seat, count }: Units): void => {
  drawCounter(context, seat, { x, y }, 27);
  drawBadge(context, badge(String(count), x + 15, y + 22), 18);
};

const drawUnits = (context: Context, units: Units): void =>
  units.kind === 'troops' ? drawTroops(context, units) : drawShip(context, units);

const drawBattle = (context: Context, { space, attackers }: BattleMark): void => {
  drawDisc(context, space, 52, { stroke: PALETTE.alarm, line: 5 });
  drawUnits(context, attackers);
  const middle = { x: (space.x + attackers.x) / 2, y: (space.y + attackers.y) / 2 - 34 };
  drawDisc(context, middle, 20, { fill: PALETTE.night, stroke: PALETTE.alarm, line: 3 });
  drawPictogram(context, SWORDS, boxAround(middle, 24), PALETTE.stone);
};

/** Everything that lies on the board. */
export const drawPieces = (context: Context, pieces: Pieces): void => {
  for (const { building, box } of pieces.buildings) drawBuilding(context, building, box);
  for (const metropolis of pieces.metropolises) drawMetropolis(context, metropolis);
  for (const markers of pieces.markers) drawMarkers(context, markers);
  for (const units of pieces.units) drawUnits(context, units);
  if (pieces.battle !== undefined) drawBattle(context, pieces.battle);
};
