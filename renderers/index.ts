import type { View as CycladesView } from '#games/cyclades/viewTypes.ts';
import type { View as PeloponnesView } from '#games/peloponnes/viewTypes.ts';
import { encodeJpeg, measure, type Page } from './canvas.ts';
import { draw as drawCyclades } from './cyclades/draw.ts';
import { layOut as layOutCyclades } from './cyclades/layout.ts';
import { draw as drawPeloponnes } from './peloponnes/draw.ts';
import { layOut as layOutPeloponnes } from './peloponnes/layout.ts';
import type { Picture, PictureRequest, SeatNames } from './picture.ts';
import { type Theme, themes } from './theme.ts';

export type { Picture, PictureRequest, SeatNames } from './picture.ts';
export { THEMES, type ThemeName } from './theme.ts';

/** How one game's views become a page: numbers first, then paint. */
interface Renderer {
  layOut(request: PictureRequest): unknown;
  draw(layout: unknown, theme: Theme): Page;
  /** Of the JPEG, such that letters and thin lines stay sharp. */
  readonly quality: number;
}

const renderer = <View, Layout>(
  lay: (view: View, names: SeatNames, request: PictureRequest) => Layout,
  paint: (layout: Layout, theme: Theme) => Page,
  quality: number,
): Renderer => ({
  quality,
  layOut: (request) => lay(request.view as View, request.names, request),
  draw: (layout, theme) => paint(layout as Layout, theme),
});

/** By game id. */
const RENDERERS: Readonly<Record<string, Renderer>> = {
  cyclades: renderer((view: CycladesView, names) => layOutCyclades(view, names, measure), drawCyclades, 84),
  peloponnes: renderer(
    (view: PeloponnesView, names, request) => layOutPeloponnes(view, names, measure, request),
    drawPeloponnes,
    76,
  ),
};

/** What a picture cost, step by step, in milliseconds. */
export interface RenderSteps {
  readonly layout: number;
  readonly draw: number;
  readonly encode: number;
  readonly bytes: number;
}

/** A picture, and what each step of it took by `now` (milliseconds from any beginning). */
export const renderSteps = async (
  request: PictureRequest,
  now: () => number,
): Promise<{ readonly picture: Picture; readonly steps: RenderSteps }> => {
  const renderer = RENDERERS[request.game];
  if (renderer === undefined) throw new Error(`no pictures of ${request.game}`);
  const start = now();
  const layout = renderer.layOut(request);
  const laidOut = now();
  const page = renderer.draw(layout, themes[request.theme]);
  const drawn = now();
  const file = await encodeJpeg(page, renderer.quality);
  const encoded = now();
  return {
    picture: { file, name: 'board.jpg', width: page.width, height: page.height },
    steps: { layout: laidOut - start, draw: drawn - laidOut, encode: encoded - drawn, bytes: file.length },
  };
};

/**
 * The picture of a match as the request's view shows it, with the names of its seats. The same request gives the same bytes.
 * Throws on a game without a renderer.
 */
export const render = async (request: PictureRequest): Promise<Picture> => (await renderSteps(request, () => 0)).picture;
