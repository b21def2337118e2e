import { drawCounter } from '#renderers/brush.ts';
import { drawLabel, encodeJpeg, measure, newPage } from '#renderers/canvas.ts';
import type { Picture, SeatNames } from '#renderers/index.ts';
import { printableName } from '#renderers/names.ts';
import type { View } from './types.ts';

const LINE = 80;
const SIZE = 36;

/** A line for each diver: counter, name, pearls. */
export const drawDivers = async ({ divers }: View, names: SeatNames): Promise<Picture> => {
  const { page, context } = newPage(800, LINE * (divers.length + 1));
  context.fillStyle = '#1c5d7d';
  context.fillRect(0, 0, page.width, page.height);
  for (const [seat, { pearls, lost }] of divers.entries()) {
    const y = LINE * (seat + 1);
    const text = `${printableName(names[seat] ?? '', String(seat + 1))}: ${lost ? 'lost' : pearls}`;
    drawCounter(context, seat, { x: LINE, y }, 28);
    drawLabel(
      context,
      { text, x: 2 * LINE, y, face: 'body', size: SIZE, align: 'left', width: measure(text, 'body', SIZE) },
      '#fdf8ea',
    );
  }
  return { file: await encodeJpeg(page, 80), name: 'board.jpg', width: page.width, height: page.height };
};
