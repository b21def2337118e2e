import { encodeJpeg, giveBack, measure, newPage, type Page } from '../canvas/canvas.ts';
import { type Brush, brushOn, drawBox, drawLabel, drawLine } from '../drawing/brush.ts';
import type { Emojis } from '../drawing/emojis.ts';
import type { Box } from '../geometry/shapes.ts';
import type { CardRequest } from '../request/card.ts';
import type { Picture } from '../request/picture.ts';
import { themes } from '../themes/theme.ts';
import { type CardLayout, layOutCard } from './card.ts';

/** Three pixels for each of a phone's 300 points. */
const SCALE = 0.75;

/** High enough for sharp letters on plain panels. */
const QUALITY = 88;

/** One turn of the meander, from the lower left to the lower right, on a grid of 5 × 4. */
const MEANDER = [
  [0, 4],
  [0, 0],
  [4, 0],
  [4, 3],
  [2, 3],
  [2, 1.5],
] as const;

/** Draws a Greek key along a box. */
const drawMeander = (brush: Brush, { x, y, width, height }: Box): void => {
  const step = height / 4;
  const turns = Math.floor(width / (5 * step));
  const unit = width / (5 * turns);
  for (let turn = 0; turn < turns; turn++) {
    const at = ([right, down]: readonly [number, number]) => ({ x: x + (turn * 5 + right) * unit, y: y + down * step });
    drawLine(brush, MEANDER.map(at), { stroke: brush.palette.accent, line: 6 });
    drawLine(brush, [at([0, 4]), at([5, 4])], { stroke: brush.palette.accent, line: 6 });
  }
};

const drawOn = (
  brush: Brush,
  { page, frieze, head, title, headline, figures, stage, podium, lists }: CardLayout,
  signs: Signs,
): void => {
  const { palette, writing } = brush;
  drawBox(brush, { x: 0, y: 0, ...page }, 0, { fill: palette.sea });
  drawBox(brush, frieze, [14, 14, 0, 0], { fill: palette.plate });
  drawMeander(brush, { x: frieze.x + 20, y: frieze.y + 12, width: frieze.width - 40, height: frieze.height - 22 });
  drawBox(brush, head, [0, 0, 14, 14], { fill: palette.panel });
  drawLabel(brush, title, writing.title);
  drawLabel(brush, headline, writing.words);
  for (const { box, value, label } of figures) {
    drawBox(brush, box, 14, { fill: palette.panel });
    drawLabel(brush, value, writing.title);
    drawLabel(brush, label, writing.words);
  }
  if (stage !== undefined) drawBox(brush, stage, 14, { fill: palette.panel });
  for (const { box, name, place, value } of podium) {
    drawBox(brush, box, [14, 14, 0, 0], { fill: palette.plate });
    drawBox(brush, { ...box, height: 12 }, [14, 14, 0, 0], { fill: palette.accent });
    drawLabel(brush, name, writing.words);
    drawLabel(brush, place, writing.title);
    drawLabel(brush, value, writing.words);
  }
  for (const list of lists) {
    drawBox(brush, list.box, 14, { fill: palette.panel });
    drawLabel(brush, list.title, writing.title);
    for (const { signed, name, value, bar, filled } of list.entries) {
      drawBox(brush, bar, 5, { fill: palette.plate });
      if (filled.width > 0) drawBox(brush, filled, 5, { fill: palette.accent });
      drawLabel(brush, name, writing.words);
      drawLabel(brush, value, writing.words);
      if (signed !== undefined) drawSign(brush, signed.box, signs.get(signed.game)?.[signed.sign]);
    }
  }
};

/** The signs of the games that a card shows. */
export type Signs = ReadonlyMap<string, Emojis>;

/** Draws a sign, which is made for a box of 60 × 60, into a box. */
const drawSign = (brush: Brush, { x, y, width }: Box, draw: Emojis[string] | undefined): void => {
  const { context } = brush;
  context.save();
  context.translate(x, y);
  context.scale(width / 60, width / 60);
  draw?.(brush, { x: 0, y: 0, width: 60, height: 60 });
  context.restore();
};

/** Returns the page of a card. */
export const cardPage = ({ card, theme }: CardRequest, signs: Signs): Page => {
  const layout = layOutCard(card, (game, sign) => signs.get(game)?.[sign] !== undefined, measure);
  const { page, context } = newPage(Math.round(layout.page.width * SCALE), Math.round(layout.page.height * SCALE));
  drawOn(brushOn(context, { ...themes[theme], kept: new Map() }, SCALE), layout, signs);
  return page;
};

/** Returns a card as a file. */
export const paintCard = async (request: CardRequest, signs: Signs): Promise<Picture> => {
  const page = cardPage(request, signs);
  try {
    return { file: await encodeJpeg(page, QUALITY), name: 'record.jpg', width: page.width, height: page.height };
  } finally {
    giveBack(page);
  }
};
