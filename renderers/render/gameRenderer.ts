import { encodeJpeg, measure, type Page } from '../canvas/canvas.ts';
import { giveBackMemory } from '../canvas/memory.ts';
import { encodePng, type IndexedImage } from '../canvas/png.ts';
import type { Colour } from '../canvas/quantize.ts';
import type { RgbImage } from '../canvas/rgb.ts';
import type { Brush } from '../drawing/brush.ts';
import type { Emojis } from '../drawing/emojis.ts';
import { createLayers } from '../drawing/layers.ts';
import { createMosaic, type Mosaic } from '../drawing/mosaic.ts';
import { type Plan, paintPlan } from '../drawing/plan.ts';
import type { Box, Measure } from '../geometry/shapes.ts';
import type { Picture, PictureRequest, SeatNames } from '../request/picture.ts';
import { type Theme, type ThemeName, themes } from '../themes/theme.ts';

/**
 * JPEG quality, by measurement: the largest pictures stay below 400 KB, all above 0.97 in similarity (SSIM) to a PNG. WebP
 * would be little more than half as large, but takes six times as long.
 */
const QUALITY = 70;

/** Returns a picture as a file, encoded on a thread of the library's own. */
const jpegOf = async (page: Page | RgbImage): Promise<Picture> => ({
  file: await encodeJpeg(page, QUALITY),
  name: 'board.jpg',
  width: page.width,
  height: page.height,
});

/** Returns a picture of few colours as a file, and gives its memory back. */
const pngOf = (picture: IndexedImage, palette: readonly Colour[]): Picture => {
  const file = encodePng(picture, palette);
  giveBackMemory(picture.rows);
  return { file, name: 'board.png', width: picture.width, height: picture.height };
};

/** Renders one game's views: layout first, then painting. */
export interface GameRenderer {
  /** Its signs for texts, buttons and menus. */
  readonly emojis?: Emojis;
  layOut(request: PictureRequest): unknown;
  draw(layout: unknown, theme: Theme): Page;
  /** Returns a finished page as a file of the same format. */
  encode(page: Page, theme: ThemeName): Promise<Picture>;
  /** Returns the picture as the file that is sent. */
  paint(layout: unknown, theme: ThemeName): Promise<Picture>;
  /** Draws the art above a poster into a box; absent in games without any. */
  backdrop?(brush: Brush, box: Box, layout: unknown): void;
  /** Each theme contains what this game has painted and cached. */
  readonly themes: Readonly<Record<ThemeName, Theme>>;
}

type LayOut<View, Words, Layout> = (
  view: View,
  names: SeatNames,
  words: Words,
  measure: Measure,
  request: PictureRequest,
) => Layout;

const themesOfOwn = (): GameRenderer['themes'] => ({
  dark: { ...themes.dark, kept: new Map() },
  light: { ...themes.light, kept: new Map() },
});

/** Returns the renderer of a game with many shades: composed of cached parts, as a JPEG. */
export const shaded = <View, Words, Layout>(
  lay: LayOut<View, Words, Layout>,
  plan: (layout: Layout, theme: Theme) => Plan,
  own = themesOfOwn(),
): GameRenderer => {
  const layers = { dark: createLayers(own.dark), light: createLayers(own.light) };
  return {
    themes: own,
    layOut: (request) => lay(request.view as View, request.names, request.words as Words, measure, request),
    draw: (layout, theme) => paintPlan(plan(layout as Layout, theme), theme),
    encode: jpegOf,
    paint: async (layout, theme) => {
      const picture = layers[theme].compose(plan(layout as Layout, own[theme]));
      try {
        return await jpegOf(picture);
      } finally {
        giveBackMemory(picture.data);
      }
    },
  };
};

/** Returns the renderer of a game with flat colours: composed of cached parts, as a PNG of few colours. */
export const flat = <View, Words, Layout>(
  lay: LayOut<View, Words, Layout>,
  plan: (layout: Layout, theme: Theme) => Plan,
  coloursOf: (theme: Theme) => readonly Colour[],
  own = themesOfOwn(),
): GameRenderer => {
  const mosaics = new Map<ThemeName, Mosaic>();
  const mosaicOf = (name: ThemeName): Mosaic => {
    const mosaic = mosaics.get(name) ?? createMosaic(own[name], coloursOf(own[name]));
    mosaics.set(name, mosaic);
    return mosaic;
  };
  return {
    themes: own,
    layOut: (request) => lay(request.view as View, request.names, request.words as Words, measure, request),
    draw: (layout, theme) => paintPlan(plan(layout as Layout, theme), theme),
    encode: async (page, theme) => pngOf(mosaicOf(theme).copy(page), mosaicOf(theme).palette),
    paint: async (layout, theme) => {
      const mosaic = mosaicOf(theme);
      return pngOf(mosaic.compose(plan(layout as Layout, own[theme])), mosaic.palette);
    },
  };
};
