import type { Patron } from '#games/cyclades/types.ts';
import { type Brush, drawDisc, drawPictogram, withStops } from '../../drawing/brush.ts';
import { drawKept } from '../../drawing/sprites.ts';
import { type Box, inset, middleOf } from '../../geometry/shapes.ts';
import { BRONZE, MARBLE } from './colours.ts';
import { throwNone, throwShadow } from './light.ts';
import { PATRON_PICTOGRAMS } from './pictograms.ts';

/** Each god's enamel, from its lit side to its dark one. */
export const ENAMEL: Readonly<Record<Patron, readonly [string, string]>> = {
  poseidon: ['#3f95d8', '#17548c'],
  ares: ['#c9513c', '#7c2416'],
  zeus: ['#d3a02a', '#86600a'],
  athena: ['#4d9f6a', '#1f5c38'],
  apollo: ['#dd8c3e', '#8f4d13'],
};
const FADED: readonly [string, string] = ['#7d8990', '#4d575d'];

const lit = ({ context }: Brush, box: Box, [from, to]: readonly [string, string]) =>
  withStops(context.createLinearGradient(box.x, box.y, box.x + box.width, box.y + box.height), { 0: from, 1: to });

/** Grey veins across a disc of marble. */
const drawVeins = ({ context }: Brush, { x, y, width }: Box): void => {
  context.strokeStyle = MARBLE.vein;
  context.lineWidth = 1.2;
  for (const [from, bend, to] of [
    [0.08, 0.3, 0.24],
    [0.62, 0.95, 0.86],
    [0.9, 0.6, 0.98],
  ] as const) {
    context.beginPath();
    context.moveTo(x + width * from, y);
    context.quadraticCurveTo(x + width * bend, y + width * 0.5, x + width * to, y + width);
    context.stroke();
  }
};

const paint = (brush: Brush, box: Box, patron: Patron, faded: boolean): void => {
  const { context } = brush;
  const middle = middleOf(box);
  const radius = box.width / 2;
  const ring = radius / 8;
  throwShadow(brush, 6);
  drawDisc(brush, middle, radius, { fill: BRONZE.dark });
  throwNone(brush);
  drawDisc(brush, middle, radius - 1, { fill: lit(brush, box, [BRONZE.light, BRONZE.dark]) });
  context.save();
  context.beginPath();
  context.arc(middle.x, middle.y, radius - 3, 0, 2 * Math.PI);
  context.clip();
  drawDisc(brush, middle, radius - 3, { fill: lit(brush, box, [MARBLE.light, MARBLE.shade]) });
  drawVeins(brush, box);
  context.restore();
  drawDisc(brush, middle, radius - 1.7 * ring, { fill: lit(brush, box, [BRONZE.dark, BRONZE.light]) });
  drawDisc(brush, middle, radius - 2.1 * ring, { fill: lit(brush, box, faded ? FADED : ENAMEL[patron]) });
  const emblem = inset(box, 3.4 * ring);
  drawPictogram(brush, PATRON_PICTOGRAMS[patron], { ...emblem, x: emblem.x + 1.5, y: emblem.y + 2 }, 'rgba(0,0,0,0.45)');
  drawPictogram(brush, PATRON_PICTOGRAMS[patron], emblem, MARBLE.light);
};

/** Draws a god's medallion: enamel in bronze in marble, grey once the god's turn is over. */
export const drawMedallion = (brush: Brush, patron: Patron, box: Box, faded: boolean): void =>
  drawKept(brush, `${patron} ${faded}`, box, (sprite, at) => paint(sprite, at, patron, faded));
