import { encodePage, giveBack, newPage } from '../canvas/canvas.ts';
import type { Box } from '../geometry/shapes.ts';
import { SEATS } from '../themes/seatStyles.ts';
import { themes } from '../themes/theme.ts';
import { type Brush, brushOn, drawCounter, drawRimmed, type Outline } from './brush.ts';

/** Draws a small sign for texts, buttons and menus on nothing, so that it is visible on light and dark. */
export type DrawEmoji = (brush: Brush, box: Box) => void;

/** The signs of a game by what they show, in the words of its commands and events: `ares`, `port`. */
export type Emojis = Readonly<Record<string, DrawEmoji>>;

/** A sign as a PNG file. */
export interface EmojiImage {
  readonly sign: string;
  readonly file: Uint8Array;
}

/** Discord's size of an emoji in pixels. */
const SIDE = 128;
/** Every sign is drawn in this box. */
const BOX: Box = { x: 2, y: 2, width: 60, height: 60 };
const SCALE = SIDE / 64;

/** Returns a sign that is a pictogram in a colour. */
export const rimmed =
  (outline: Outline, colour: string): DrawEmoji =>
  (brush, { x, y, width, height }) =>
    drawRimmed(brush, outline, { x: x + 3, y: y + 3, width: width - 6, height: height - 6 }, colour);

/** The marks of the seats in their colours, named after the marks. */
const SEAT_EMOJIS: Emojis = Object.fromEntries(
  SEATS.map(({ mark }, seat) => [
    mark,
    (brush, { x, y, width }) => drawCounter(brush, seat, { x: x + width / 2, y: y + width / 2 }, width / 2),
  ]),
);

/** Returns the signs of a game, and those of the seats, as files. */
export const drawEmojis = (own: Emojis = {}): Promise<readonly EmojiImage[]> =>
  Promise.all(
    Object.entries({ ...SEAT_EMOJIS, ...own }).map(async ([sign, draw]) => {
      const { page, context } = newPage(SIDE, SIDE);
      draw(brushOn(context, themes.dark, SCALE), BOX);
      const file = await encodePage(page);
      giveBack(page);
      return { sign, file };
    }),
  );
