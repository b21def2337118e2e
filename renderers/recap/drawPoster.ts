import { encodeJpeg, giveBack, measure, newPage, type Page } from '../canvas/canvas.ts';
import { type Brush, brushOn, drawBox, drawCounter, drawLabel } from '../drawing/brush.ts';
import type { Box } from '../geometry/shapes.ts';
import type { GameRenderer } from '../render/gameRenderer.ts';
import type { Picture, PictureRequest, Poster } from '../request/picture.ts';
import { seatStyle } from '../themes/seatStyles.ts';
import { layOutPoster, type PosterLayout, type PosterLine } from './poster.ts';

/** High enough for sharp letters on plain panels. */
const QUALITY = 88;

const LEAVES = 8;

/** Draws a laurel wreath around a point, open at the top. */
const drawWreath = ({ context, palette }: Brush, x: number, y: number, radius: number): void => {
  for (const side of [-1, 1]) {
    for (let leaf = 0; leaf < LEAVES; leaf++) {
      const angle = Math.PI / 2 - side * (0.12 + (leaf * 2.5) / LEAVES);
      for (const lean of [-0.55, 0.55]) {
        context.save();
        context.translate(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
        context.rotate(angle - (side * Math.PI) / 2 + lean);
        context.beginPath();
        context.ellipse(radius * 0.14, 0, radius * 0.24, radius * 0.085, 0, 0, 2 * Math.PI);
        context.fillStyle = palette.gold;
        context.strokeStyle = palette.goldInk;
        context.lineWidth = 2;
        context.fill();
        context.stroke();
        context.restore();
      }
    }
  }
};

const drawRow = (brush: Brush, { box, won, counter, place, name, amounts }: PosterLine): void => {
  const { palette, writing } = brush;
  drawBox(brush, box, 14, { fill: palette.panel });
  drawBox(brush, { ...box, width: 12 }, [14, 0, 0, 14], { fill: seatStyle(counter.seat).colour });
  drawBox(brush, { ...box, x: box.x + 12, width: 2 }, 0, { fill: palette.stone });
  if (won) {
    drawBox(brush, box, 14, { stroke: palette.accent, line: 5 });
    drawWreath(brush, counter.x, counter.y, counter.radius + 9);
  }
  drawCounter(brush, counter.seat, counter, counter.radius);
  if (place !== undefined) drawLabel(brush, place, won ? writing.title : writing.caption);
  for (const label of [name, ...amounts]) drawLabel(brush, label, writing.words);
};

const drawOn = (brush: Brush, layout: PosterLayout, drawBackdrop: (art: Box) => void): void => {
  const { context, palette, writing } = brush;
  const { page, art, head, title, headlines, lines, notesBox } = layout;
  drawBox(brush, { x: 0, y: 0, ...page }, 0, { fill: palette.sea });
  context.save();
  context.beginPath();
  context.roundRect(art.x, art.y, art.width, art.height, [14, 14, 0, 0]);
  context.clip();
  drawBackdrop(art);
  context.restore();
  drawBox(brush, head, [0, 0, 14, 14], { fill: palette.panel });
  drawBox(brush, { ...head, height: 5 }, 0, { fill: palette.accent });
  drawLabel(brush, title, writing.title);
  for (const label of headlines) drawLabel(brush, label, writing.words);
  for (const label of layout.columns) drawLabel(brush, label, writing.sea);
  for (const line of lines) drawRow(brush, line);
  if (notesBox !== undefined) drawBox(brush, notesBox, 14, { fill: palette.panel });
  for (const label of layout.notes) drawLabel(brush, label, writing.words);
};

/** Returns the page of a poster, under a game's art. */
export const posterPage = ({ layOut, backdrop, themes }: GameRenderer, poster: Poster, request: PictureRequest): Page => {
  const layout = layOutPoster(poster, request.names, measure);
  const { page, context } = newPage(layout.page.width, layout.page.height);
  const brush = brushOn(context, themes[request.theme]);
  drawOn(brush, layout, (art) => backdrop?.(brush, art, layOut({ ...request, shape: 'tall' })));
  return page;
};

/** Returns a poster as a file. */
export const paintPoster = async (renderer: GameRenderer, poster: Poster, request: PictureRequest): Promise<Picture> => {
  const page = posterPage(renderer, poster, request);
  try {
    return { file: await encodeJpeg(page, QUALITY), name: 'poster.jpg', width: page.width, height: page.height };
  } finally {
    giveBack(page);
  }
};
