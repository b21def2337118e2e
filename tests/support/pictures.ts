import type { Page } from '#renderers/canvas/canvas.ts';
import type { Picture, PictureRequest } from '#renderers/index.ts';
import { posterPage } from '#renderers/recap/drawPoster.ts';
import type { GameRenderer } from '#renderers/render/gameRenderer.ts';
import * as rendering from '#renderers/render/renderPicture.ts';
import { themes } from '#renderers/themes/theme.ts';
import { REGISTRY } from './games.ts';

/** Pictures of the bot's games, painted on this thread. */

const loaded = await Promise.all(REGISTRY.ids.map(async (id) => [id, await REGISTRY.find(id)?.picture?.()] as const));
const RENDERERS = new Map(loaded);

export const rendererOf = ({ game }: { readonly game: string }): GameRenderer => {
  const found = RENDERERS.get(game);
  if (found === undefined) throw new Error(`no renderer for game ${game}`);
  return found;
};

export const pageOf = (request: PictureRequest): Page =>
  request.poster === undefined
    ? rendering.pageOf(rendererOf(request), request)
    : posterPage(rendererOf(request), request.poster, request);
/** Returns the page of a request, painted without any cache, for comparison. */
export const plainPageOf = (request: PictureRequest): Page => {
  const { layOut, draw } = rendererOf(request);
  return draw(layOut(request), { ...themes[request.theme], kept: new Map() });
};
export const paint = async (request: PictureRequest): Promise<Picture> => rendering.paint(rendererOf(request), request);

/** The signs of all games, for cards. */
export const SIGNS = new Map(REGISTRY.ids.map((game) => [game, rendererOf({ game }).emojis ?? {}]));

/** Returns the encoded picture of a finished page, for comparison. */
export const encoded = (page: Page, request: PictureRequest): Promise<Picture> => rendererOf(request).encode(page, request.theme);
