import type { View as CycladesView } from '#games/cyclades/viewTypes.ts';
import type { View as PeloponnesView } from '#games/peloponnes/viewTypes.ts';
import { encodeJpeg, giveBack, measure, type Page } from './canvas.ts';
import { draw as drawCyclades } from './cyclades/draw.ts';
import { layOutAsked as layOutCyclades } from './cyclades/layout.ts';
import { draw as drawPeloponnes } from './peloponnes/draw.ts';
import { layOut as layOutPeloponnes } from './peloponnes/layout.ts';
import type { Picture, PictureRequest, SeatNames } from './picture.ts';
import { type Theme, themes } from './theme.ts';

/** How one game's views become a page: numbers first, then paint. */
interface Renderer {
  layOut(request: PictureRequest): unknown;
  draw(layout: unknown, theme: Theme): Page;
  /** With what this game has painted once. */
  readonly themes: typeof themes;
}

const renderer = <View, Layout>(
  lay: (view: View, names: SeatNames, request: PictureRequest) => Layout,
  paint: (layout: Layout, theme: Theme) => Page,
): Renderer => ({
  themes: { dark: { ...themes.dark, kept: new Map() }, light: { ...themes.light, kept: new Map() } },
  layOut: (request) => lay(request.view as View, request.names, request),
  draw: (layout, theme) => paint(layout as Layout, theme),
});

/** By game id. */
const RENDERERS: Readonly<Record<string, Renderer>> = {
  cyclades: renderer((view: CycladesView, names, request) => layOutCyclades(view, names, measure, request), drawCyclades),
  peloponnes: renderer((view: PeloponnesView, names, request) => layOutPeloponnes(view, names, measure, request), drawPeloponnes),
};

const rendererOf = (game: string): Renderer => {
  const found = RENDERERS[game];
  if (found === undefined) throw new Error(`no pictures of ${game}`);
  return found;
};

/** The page that a request asks for. Throws on a game without a renderer. */
export const pageOf = (request: PictureRequest): Page => {
  const { layOut, draw, themes } = rendererOf(request.game);
  return draw(layOut(request), themes[request.theme]);
};

/** The same with everything painted anew, for comparison. */
export const plainPageOf = (request: PictureRequest): Page => {
  const { layOut, draw } = rendererOf(request.game);
  return draw(layOut(request), { ...themes[request.theme], kept: new Map() });
};

/**
 * Of the JPEG, by measurement: the fullest pictures stay below 400 KB, all above 0.98 in likeness (SSIM) to a PNG. WebP would be
 * little more than half as large, but takes six times as long.
 */
const QUALITY = 74;

/** A page as the file that is sent; encoded on a thread of the library's own. */
export const encoded = async (page: Page): Promise<Picture> => ({
  file: await encodeJpeg(page, QUALITY),
  name: 'board.jpg',
  width: page.width,
  height: page.height,
});

/**
 * The picture of a match as the request's view shows it, with the names of its seats. The same request gives the same bytes.
 * Throws on a game without a renderer.
 */
export const paint = async (request: PictureRequest): Promise<Picture> => {
  const page = pageOf(request);
  try {
    return await encoded(page);
  } finally {
    giveBack(page);
  }
};
