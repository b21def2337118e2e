import { rimLabel } from '../../canvas/canvas.ts';
import { type Brush, drawBox, drawLabel, drawPolygon, type Paint } from '../../drawing/brush.ts';
import { drawKept } from '../../drawing/sprites.ts';
import { type Box, inset, type Label, labelBox, type Point } from '../../geometry/shapes.ts';
import { seatStyle } from '../../themes/seatStyles.ts';
import { type Chart, hexagon, type IslandSpot, type SeaSpot } from '../layout/board.ts';
import { coastLines } from '../layout/coast.ts';
import type { Highlights, Named } from '../layout/highlighted.ts';
import type { Pieces } from '../layout/pieces.ts';

/** Outside the surf. */
const MARGIN = 7;
const shores = new Map<IslandSpot, readonly (readonly Point[])[]>();

/** Interval of the points of an outline that a thick line uses: fewer are faster and look the same. */
const SPARSE = 3;

/** Returns the outline around one island alone. Cached. */
export const shoreOf = (chart: Chart, island: IslandSpot): readonly (readonly Point[])[] => {
  const rings = (): readonly (readonly Point[])[] => coastLines({ ...chart, islands: [island] }, [MARGIN]).flat(2);
  const known = shores.get(island) ?? rings().map((ring) => ring.filter((_, point) => point % SPARSE === 0));
  shores.set(island, known);
  return known;
};

const RIM = 5;
const EDGE = 11;
const LINE = 6;

const strokes = ({ palette }: Brush, colour: string): readonly Paint[] => [
  { stroke: palette.ink, line: EDGE },
  { stroke: colour, line: LINE },
];

export const drawRim = ({ context, palette }: Brush, name: Label): void => rimLabel(context, name, palette.sea, RIM);

/** Draws the name of a sea space, rimmed so that the lines below keep clear of its letters. */
export const drawSeaName = (brush: Brush, name: Label): void =>
  drawKept(brush, `name ${name.text}`, labelBox(name), (sprite, { x, y, width, height }) => {
    const label = { ...name, x: x + width / 2, y: y + height / 2 };
    drawRim(sprite, label);
    drawLabel(sprite, label, sprite.writing.sea);
  });

const COAST = { ink: 22, stone: 20, colour: 17, pattern: 4 } as const;

/** Draws a coast in its owner's colour and pattern. */
export const drawCoasts = (brush: Brush, chart: Chart, coasts: Pieces['coasts']): void => {
  const { context, palette } = brush;
  for (const { island, seat } of coasts) {
    const { colour, on, dash } = seatStyle(seat);
    for (const ring of shoreOf(chart, island)) {
      drawPolygon(brush, ring, { stroke: palette.ink, line: COAST.ink });
      drawPolygon(brush, ring, { stroke: palette.stone, line: COAST.stone });
      drawPolygon(brush, ring, { stroke: colour, line: COAST.colour });
      if (dash === undefined) continue;
      context.setLineDash([...dash]);
      drawPolygon(brush, ring, { stroke: on, line: COAST.pattern });
      context.setLineDash([]);
    }
  }
};

const drawEdge = (brush: Brush, sea: SeaSpot, colour: string): void => {
  for (const paint of strokes(brush, colour)) drawPolygon(brush, hexagon(sea, 2), paint);
};

/** Draws a sea space inside a line of this colour, with its name on top. */
export const drawMarkedSea = (brush: Brush, { sea, name }: Named, colour: string): void => {
  drawEdge(brush, sea, colour);
  drawSeaName(brush, name);
};

/** Draws a frame around a tile next to the board that is being played, or can be chosen. */
export const drawFrame = (brush: Brush, box: Box): void =>
  drawBox(brush, inset(box, 2), 13, { stroke: brush.palette.accent, line: 5 });

/** Draws the numbers of slots that can be chosen, above the pieces. */
export const drawSlots = (brush: Brush, { slots }: Highlights): void => {
  const { palette, writing } = brush;
  for (const { box, number } of slots) {
    drawBox(brush, box, 9, { fill: palette.gold, stroke: palette.ink, line: 3 });
    drawLabel(brush, number, writing.gold);
  }
};

/** Draws gold lines around sea spaces and islands. */
export const drawHighlights = (brush: Brush, chart: Chart, { seas, islands, names }: Highlights): void => {
  for (const island of islands) {
    for (const paint of strokes(brush, brush.palette.gold)) {
      for (const ring of shoreOf(chart, island)) drawPolygon(brush, ring, paint);
    }
  }
  for (const sea of seas) drawEdge(brush, sea, brush.palette.gold);
  for (const name of names) drawSeaName(brush, name);
};
