import { rimLabel } from '../../canvas/canvas.ts';
import { type Brush, drawBox, drawLabel, drawPolygon, type Paint } from '../../drawing/brush.ts';
import { type Box, inset, type Label, type Point } from '../../geometry/shapes.ts';
import { type Chart, hexagon, type IslandSpot, type SeaSpot } from '../layout/board.ts';
import { coastLines } from '../layout/coast.ts';
import type { Highlights, Named } from '../layout/highlighted.ts';

/** Outside the surf. */
const MARGIN = 7;
const shores = new Map<IslandSpot, readonly (readonly Point[])[]>();

/** Returns the outline around one island alone. Cached. */
export const shoreOf = (chart: Chart, island: IslandSpot): readonly (readonly Point[])[] => {
  const known = shores.get(island) ?? coastLines({ ...chart, islands: [island] }, [MARGIN]).flat(2);
  shores.set(island, known);
  return known;
};

const RIM = 4;
const EDGE = 11;
const LINE = 6;

const strokes = ({ palette }: Brush, colour: string): readonly Paint[] => [
  { stroke: palette.ink, line: EDGE },
  { stroke: colour, line: LINE },
];

/** Draws the name of a sea space again, on top of lines that run below it. */
const drawName = (brush: Brush, name: Label): void => {
  rimLabel(brush.context, name, brush.palette.sea, RIM);
  drawLabel(brush, name, brush.writing.sea);
};

const drawEdge = (brush: Brush, sea: SeaSpot, colour: string): void => {
  for (const paint of strokes(brush, colour)) drawPolygon(brush, hexagon(sea, 2), paint);
};

/** Draws a sea space inside a line of this colour, with its name on top. */
export const drawMarkedSea = (brush: Brush, { sea, name }: Named, colour: string): void => {
  drawEdge(brush, sea, colour);
  drawName(brush, name);
};

/** Draws a frame around a tile next to the board that is being played, or can be chosen. */
export const drawFrame = (brush: Brush, box: Box): void =>
  drawBox(brush, inset(box, 2), 13, { stroke: brush.palette.accent, line: 5 });

/** Draws gold lines around sea spaces and islands. */
export const drawHighlights = (brush: Brush, chart: Chart, { seas, islands, names }: Highlights): void => {
  for (const island of islands) {
    for (const paint of strokes(brush, brush.palette.gold)) {
      for (const ring of shoreOf(chart, island)) drawPolygon(brush, ring, paint);
    }
  }
  for (const sea of seas) drawEdge(brush, sea, brush.palette.gold);
  for (const name of names) drawName(brush, name);
};
