import type { Creature } from '#games/cyclades/types.ts';
import { type Brush, drawBox, drawLabel, drawPictogram, drawPolygon } from '../brush.ts';
import { type Box, inset, labelBox } from '../shapes.ts';
import type { CreatureRow, TrackSpace } from './creatures.ts';
import { EMBLEMS } from './emblems.ts';
import { GOOD_PICTOGRAMS } from './pictograms.ts';

/** A card: a black figure on clay; without a creature its back. */
export const drawCard = (brush: Brush, box: Box, creature?: Creature): void => {
  drawBox(brush, box, 10, { fill: brush.palette.clay, stroke: brush.palette.clayEdge, line: 3 });
  if (creature !== undefined) drawPictogram(brush, EMBLEMS[creature], inset(box, 6), brush.palette.ink);
};

/** Where a card lay that has been used. */
const drawGap = (brush: Brush, box: Box): void => {
  brush.context.setLineDash([9, 8]);
  drawBox(brush, inset(box, 1), 10, { fill: brush.palette.plate, stroke: brush.palette.panelEdge, line: 3 });
  brush.context.setLineDash([]);
};

const drawSpace = (brush: Brush, { box, card, creature, name, coin, cost, printed }: TrackSpace): void => {
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
};

/** Two cards below, the last one face down on top. */
const drawDeck = (brush: Brush, { deck, count, empty }: CreatureRow): void => {
  if (empty) drawGap(brush, deck);
  else for (const shift of [8, 4, 0]) drawCard(brush, { ...deck, x: deck.x + shift, width: deck.width - 8 });
  drawLabel(brush, count, empty ? brush.writing.caption : brush.writing.card);
};

export const drawCreatures = (brush: Brush, row: CreatureRow): void => {
  for (const space of row.spaces) drawSpace(brush, space);
  drawBox(brush, row.pile, 14, { fill: brush.palette.panel });
  drawDeck(brush, row);
  drawLabel(brush, row.title, brush.writing.caption);
  for (const { creature, box } of row.discards) drawPictogram(brush, EMBLEMS[creature], box, brush.palette.muted);
};
