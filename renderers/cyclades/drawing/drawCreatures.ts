import type { Creature } from '#games/cyclades/types.ts';
import { type Brush, drawBox, drawLabel, drawPictogram, drawPolygon, withStops } from '../../drawing/brush.ts';
import type { Part } from '../../drawing/plan.ts';
import { drawKept } from '../../drawing/sprites.ts';
import { type Box, inset, labelBox, middleOf } from '../../geometry/shapes.ts';
import { EMBLEMS } from '../art/emblems.ts';
import { throwNone, throwShadow } from '../art/light.ts';
import { GOOD_PICTOGRAMS } from '../art/pictograms.ts';
import type { CreatureRow, TrackSpace } from '../layout/creatures.ts';
import { drawFrame } from './drawHighlights.ts';
import { fresh, layer } from './layer.ts';

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

type Space = Pick<TrackSpace, 'box' | 'card' | 'creature' | 'name' | 'highlighted'>;

const drawSpace = (brush: Brush, { box, card, creature, name, highlighted }: Space): void => {
  drawBox(brush, box, 14, { fill: brush.palette.panel });
  if (highlighted) drawFrame(brush, box, true);
  if (creature === undefined) drawGap(brush, card);
  else drawCard(brush, card, creature);
  if (name !== undefined) drawLabel(brush, name, brush.writing.words);
};

const drawCost = (
  brush: Brush,
  { creature, coin, cost, printed }: Omit<TrackSpace, keyof Space> & Pick<Space, 'creature'>,
): void => {
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

/** Draws two cards below and the last one face down on top. */
const drawDeck = (brush: Brush, { pile, deck, count, empty }: Omit<CreatureRow, 'spaces' | 'discards'>): void => {
  drawBox(brush, pile, 14, { fill: brush.palette.panel });
  if (empty) drawGap(brush, deck);
  else for (const shift of [8, 4, 0]) drawCard(brush, { ...deck, x: deck.x + shift, width: deck.width - 8 });
  drawLabel(brush, count, empty ? brush.writing.caption : brush.writing.card);
};

const drawDiscard = (brush: Brush, { creature, box }: CreatureRow['discards'][number]): void =>
  drawPictogram(brush, EMBLEMS[creature], box, brush.palette.muted);

/** Returns the parts of the creature row. Only its viewer sees what can be bought, and at which price. */
export const creatureParts = ({ spaces, discards, ...row }: CreatureRow): readonly Part[] => [
  ...spaces.flatMap(({ coin, cost, printed, ...space }) => {
    const price = { ...(space.creature && { creature: space.creature }), coin, cost, ...(printed && { printed }) };
    return [
      space.highlighted ? fresh(space, drawSpace) : layer('space', space, drawSpace),
      printed === undefined ? layer('cost', price, drawCost) : fresh(price, drawCost),
    ];
  }),
  layer('deck', row, drawDeck),
  ...discards.map((discard) => layer('discard', discard, drawDiscard)),
];
