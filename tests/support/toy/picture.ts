import { encodeJpeg, measure, newPage } from '#renderers/canvas/canvas.ts';
import { brushOn, drawCounter, drawLabel } from '#renderers/drawing/brush.ts';
import { printableName } from '#renderers/geometry/printableNames.ts';
import type { Picture, PictureRequest } from '#renderers/index.ts';
import { themes } from '#renderers/themes/theme.ts';
import type { View } from './types.ts';

const LINE = 80;
const SIZE = 36;

/** A line for each diver: counter, name, pearls. */
export const drawDivers = async ({ view, names, words, theme }: PictureRequest): Promise<Picture> => {
  const { divers } = view as View;
  const said = words as { readonly lost: string };
  const { page, context } = newPage(800, LINE * (divers.length + 1));
  const brush = brushOn(context, themes[theme]);
  context.fillStyle = brush.palette.sea;
  context.fillRect(0, 0, page.width, page.height);
  for (const [seat, { pearls, lost }] of divers.entries()) {
    const y = LINE * (seat + 1);
    const text = `${printableName(names[seat] ?? '', String(seat + 1))}: ${lost ? said.lost : pearls}`;
    drawCounter(brush, seat, { x: LINE, y }, 28);
    drawLabel(
      brush,
      { text, x: 2 * LINE, y, face: 'body', size: SIZE, align: 'left', width: measure(text, 'body', SIZE) },
      brush.writing.sea,
    );
  }
  return { file: await encodeJpeg(page, 80), name: 'board.jpg', width: page.width, height: page.height };
};
