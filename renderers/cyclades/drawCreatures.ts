import type { Creature } from '#games/cyclades/types.ts';
import { drawBox, drawPictogram, drawPolygon } from '../brush.ts';
import { type Context, drawLabel } from '../canvas.ts';
import { type Box, inset, labelBox } from '../shapes.ts';
import { PALETTE } from '../theme.ts';
import type { CreatureRow, TrackSpace } from './creatures.ts';
import { EMBLEMS } from './emblems.ts';
import { GOOD_PICTOGRAMS } from './pictograms.ts';

/** A card: a black figure on clay; without a creature its back. */
export const drawCard = (context: Context, box: Box, creature?: Creature): void => {
  drawBox(context, box, 10, { fill: PALETTE.clay, stroke: PALETTE.clayEdge, line: 3 });
  if (creature !== undefined) drawPictogram(context, EMBLEMS[creature], inset(box, 6), PALETTE.ink);
};

/** Where a card lay that has been used. */
const drawGap = (context: Context, box: Box): void => {
  context.setLineDash([9, 8]);
  drawBox(context, inset(box, 1), 10, { fill: PALETTE.night, stroke: PALETTE.panelEdge, line: 3 });
  context.setLineDash([]);
};

const drawSpace = (context: Context, { box, card, creature, name, coin, cost, printed }: TrackSpace): void => {
  drawBox(context, box, 14, { fill: PALETTE.panel });
  if (creature === undefined) drawGap(context, card);
  else drawCard(context, card, creature);
  if (name !== undefined) drawLabel(context, name, PALETTE.paper);
  const colour = creature === undefined ? PALETTE.seaLine : PALETTE.gold;
  drawPictogram(context, GOOD_PICTOGRAMS.gold, coin, colour);
  drawLabel(context, cost, colour);
  if (printed !== undefined) {
    drawLabel(context, printed, PALETTE.muted);
    const { x, y, width, height } = labelBox(printed);
    drawPolygon(
      context,
      [
        { x: x - 5, y: y + height + 2 },
        { x: x + width + 5, y: y - 2 },
      ],
      { stroke: PALETTE.alarm, line: 4 },
    );
  }
};

/** Two cards below, the last one face down on top. */
const drawDeck = (context: Context, { deck, count, empty }: CreatureRow): void => {
  if (empty) drawGap(context, deck);
  else for (const shift of [8, 4, 0]) drawCard(context, { ...deck, x: deck.x + shift, width: deck.width - 8 });
  drawLabel(context, count, empty ? PALETTE.muted : PALETTE.ink);
};

export const drawCreatures = (context: Context, row: CreatureRow): void => {
  for (const space of row.spaces) drawSpace(context, space);
  drawBox(context, row.pile, 14, { fill: PALETTE.panel });
  drawDeck(context, row);
  drawLabel(context, row.title, PALETTE.muted);
  for (const { creature, box } of row.discards) drawPictogram(context, EMBLEMS[creature], box, PALETTE.muted);
};
