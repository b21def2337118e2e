import type { Creature } from '#games/cyclades/types.ts';
import { type Brush, drawBox, drawLabel, drawPictogram, drawPolygon, withStops } from '../../drawing/brush.ts';
import { drawKept } from '../../drawing/sprites.ts';
import { type Box, inset, labelBox, middleOf } from '../../geometry/shapes.ts';
import { EMBLEMS } from '../art/emblems.ts';
import { throwNone, throwShadow } from '../art/light.ts';
import { GOOD_PICTOGRAMS } from '../art/pictograms.ts';
import type { CreatureRow, TrackSpace } from '../layout/creatures.ts';
import { drawFrame } from './drawHighlights.ts';

/** Dark lines above and below, as on a vase. */
const drawBands = (brush: Brush, { x, y, width, height }: Box): void => {
  for (const line of [y + 5, y + height - 8]) {
    drawBox(brush, { x: x + 6, y: line, width: width - 12, height: 3 }, 0, { fill: brush.palette.clayEdge });
  }
};

const paintCard = (brush: Brush, box: Box, creature: Creature | undefined): void => {
  const { context, palette } = brush;
  throwShadow(brush, 6);
  drawBox(brush, box, 10, { fill: palette.clayEdge });
  throwNone(brush);
  const { x, y } = middleOf(box);
  const glow = context.createRadialGradient(x - box.width / 6, y - box.height / 5, 4, x, y, box.height * 0.7);
  const fill = withStops(glow, { 0: palette.clayLight, 0.55: palette.clay, 1: palette.clayShade });
  drawBox(brush, inset(box, 2), 9, { fill });
  drawBands(brush, box);
  if (creature !== undefined) drawPictogram(brush, EMBLEMS[creature], inset(box, 7), palette.ink);
};

/** Draws a card: a black figure on clay, or its back when there is no creature. */
export const drawCard = (brush: Brush, box: Box, creature?: Creature): void =>
  drawKept(brush, `card ${creature ?? ''}`, box, (sprite, at) => paintCard(sprite, at, creature));

/** Draws the empty place of a card that has been used. */
const drawGap = (brush: Brush, box: Box): void => {
  brush.context.setLineDash([9, 8]);
  drawBox(brush, inset(box, 1), 10, { fill: brush.palette.plate, stroke: brush.palette.panelEdge, line: 3 });
  brush.context.setLineDash([]);
};

const drawSpace = (brush: Brush, { box, card, creature, name, highlighted, coin, cost, printed }: TrackSpace): void => {
  drawBox(brush, box, 14, { fill: brush.palette.panel });
  if (creature === undefined) drawGap(brush, card);
  else drawCard(brush, card, creature);
  if (name !== undefined) drawLabel(brush, name, brush.writing.words);
  const writing = creature === undefined ? brush.writing.caption : brush.writing.title;
  drawPictogram(brush, GOOD_PICTOGRAMS.gold, coin, writing.ink);
  drawLabel(brush, cost, writing);
  if (printed !== undefined) {
    drawLabel(brush, printed, brush.writing.caption);
    const { x, y, width, height } = labelBox(printed);
    drawPolygon(
      brush,
      [
        { x: x - 5, y: y + height + 2 },
        { x: x + width + 5, y: y - 2 },
      ],
      { stroke: brush.palette.alarm, line: 4 },
    );
  }
  if (highlighted) drawFrame(brush, box);
};

/** Draws two cards below and the last one face down on top. */
const drawDeck = (brush: Brush, { deck, count, empty }: CreatureRow): void => {
  if (empty) drawGap(brush, deck);
  else for (const shift of [8, 4, 0]) drawCard(brush, { ...deck, x: deck.x + shift, width: deck.width - 8 });
  drawLabel(brush, count, empty ? brush.writing.caption : brush.writing.card);
};

export const drawCreatures = (brush: Brush, row: CreatureRow): void => {
  for (const space of row.spaces) drawSpace(brush, space);
  drawBox(brush, row.pile, 14, { fill: brush.palette.panel });
  drawDeck(brush, row);
  for (const { creature, box } of row.discards) drawPictogram(brush, EMBLEMS[creature], box, brush.palette.muted);
};
