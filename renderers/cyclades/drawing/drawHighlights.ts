import { rimLabel } from '../../canvas/canvas.ts';
import { type Brush, drawBox, drawLabel, drawPolygon, type Paint } from '../../drawing/brush.ts';
import type { Part } from '../../drawing/plan.ts';
import { drawKept } from '../../drawing/sprites.ts';
import { type Box, boundsOf, inset, type Label, labelBox, type Point } from '../../geometry/shapes.ts';
import { seatStyle } from '../../themes/seatStyles.ts';
import { type Chart, hexagon, type IslandSpot, type SeaSpot } from '../layout/board.ts';
import { coastLines } from '../layout/coast.ts';
import type { Highlights, Named } from '../layout/highlighted.ts';
import type { Pieces } from '../layout/pieces.ts';
import { fresh, layer, onPixels } from './layer.ts';

/** Outside the surf, and outside the coast for the rim of an island that can be chosen. */
const [MARGIN, RIM_MARGIN] = [7, 24];
const shores = new Map<string, readonly (readonly Point[])[]>();

/** Interval of the points of an outline that a thick line uses: fewer are faster and look the same. */
const SPARSE = 3;

/** Returns the outline around one island alone. Cached. */
export const shoreOf = (chart: Chart, island: IslandSpot, margin = MARGIN): readonly (readonly Point[])[] => {
  const key = `${chart.id} ${island.id} ${margin}`;
  const rings = (): readonly (readonly Point[])[] => coastLines({ ...chart, islands: [island] }, [margin]).flat(2);
  const known = shores.get(key) ?? rings().map((ring) => ring.filter((_, point) => point % SPARSE === 0));
  shores.set(key, known);
  return known;
};

const RIM = 5;
/** Width of the thickest line with its dark edges. */
const EDGE = 13;
const LINES = { gold: 6, battle: 6, choice: 8 } as const;

const strokes = ({ palette }: Brush, colour: keyof typeof LINES): readonly Paint[] => [
  { stroke: palette.ink, line: LINES[colour] + 5 },
  { stroke: palette[colour], line: LINES[colour] },
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
const drawCoast = (brush: Brush, chart: Chart, { island, seat }: Pieces['coasts'][number]): void => {
  const { context, palette } = brush;
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
};

/** Returns the box around the shore of an island and a line of this width along it. */
export const shoreBox = (chart: Chart, island: IslandSpot, line: number, margin = MARGIN): Box =>
  onPixels(inset(boundsOf(shoreOf(chart, island, margin).flat()), -line / 2));

export const coastParts = (chart: Chart, coasts: Pieces['coasts']): readonly Part[] =>
  coasts.map((coast) => {
    const box = shoreBox(chart, coast.island, COAST.ink);
    return { box, look: `coast ${chart.id} ${coast.island.id} ${coast.seat}`, paint: (brush) => drawCoast(brush, chart, coast) };
  });

const drawEdge = (brush: Brush, sea: SeaSpot, colour: keyof typeof LINES): void => {
  for (const paint of strokes(brush, colour)) drawPolygon(brush, hexagon(sea, 2), paint);
};

/** Returns the box around a sea space and a line along its edge. */
const seaBox = (sea: SeaSpot): Box => inset(boundsOf(hexagon(sea, 2)), -EDGE);

/** Returns a sea space inside a line of this colour, with its name on top. */
export const markedSea = ({ sea, name }: Named, colour: 'gold' | 'battle'): readonly Part[] => [
  layer(`${colour} sea`, sea, (brush, spot) => drawEdge(brush, spot, colour), seaBox(sea)),
  layer('sea name', name, drawSeaName),
];

/** Draws a frame around a tile next to the board that is being played, or that can be chosen. */
export const drawFrame = (brush: Brush, box: Box, choice: boolean): void => {
  if (choice) for (const paint of strokes(brush, 'choice')) drawBox(brush, box, 14, paint);
  else drawBox(brush, inset(box, 2), 13, { stroke: brush.palette.accent, line: 5 });
};

const drawSlot = (brush: Brush, { box, number }: Highlights['slots'][number]): void => {
  drawBox(brush, box, 9, { fill: brush.palette.gold, stroke: brush.palette.ink, line: 3 });
  drawLabel(brush, number, brush.writing.gold);
};

/** Returns the numbers of slots that can be chosen, above the pieces. Only their viewer sees them. */
export const slotParts = ({ slots }: Highlights): readonly Part[] => slots.map((slot) => fresh(slot, drawSlot));

const drawShore = (brush: Brush, chart: Chart, island: IslandSpot): void => {
  for (const paint of strokes(brush, 'choice')) {
    for (const ring of shoreOf(chart, island, RIM_MARGIN)) drawPolygon(brush, ring, paint);
  }
};

/** Returns bright rims around the sea spaces and islands that can be chosen. Only their viewer sees them. */
export const highlightParts = (chart: Chart, { seas, islands, names }: Highlights): readonly Part[] => [
  ...islands.map((island) =>
    fresh(island, (brush) => drawShore(brush, chart, island), shoreBox(chart, island, EDGE, RIM_MARGIN)),
  ),
  ...seas.map((sea) => fresh(sea, (brush) => drawEdge(brush, sea, 'choice'), seaBox(sea))),
  ...names.map((name) => fresh(name, drawSeaName)),
];
