import type { Page } from '../canvas/canvas.ts';
import type { Picture, PictureRequest } from '../request/picture.ts';
import type { GameRenderer } from './gameRenderer.ts';

/** Returns the page of a request. */
export const pageOf = ({ layOut, draw, themes: own }: GameRenderer, request: PictureRequest): Page =>
  draw(layOut(request), own[request.theme]);

/**
 * Returns the picture of a match as the request's view shows it, with the names of its seats. The same request gives the same
 * bytes.
 */
export const paint = async (renderer: GameRenderer, request: PictureRequest): Promise<Picture> =>
  renderer.paint(renderer.layOut(request), request.theme);
