import { serveRequests } from '#workers/serveRequests.ts';
import { drawEmojis, type EmojiImage, type Emojis } from '../drawing/emojis.ts';
import { paintCard } from '../recap/drawCard.ts';
import { type ChartRequest, chart } from '../recap/drawChart.ts';
import { paintPoster } from '../recap/drawPoster.ts';
import { type ReplayRequest, replay } from '../recap/replay.ts';
import type { GameRenderer } from '../render/gameRenderer.ts';
import { paint } from '../render/renderPicture.ts';
import type { CardRequest } from '../request/card.ts';
import type { Picture, PictureRequest } from '../request/picture.ts';

/** A request to the thread that paints. */
export type Task =
  | { readonly kind: 'picture'; readonly request: PictureRequest }
  | { readonly kind: 'chart'; readonly request: ChartRequest }
  | { readonly kind: 'card'; readonly request: CardRequest }
  | { readonly kind: 'replay'; readonly request: ReplayRequest };

/** Asks for the signs of a game. */
export interface EmojiTask {
  readonly kind: 'emojis';
  readonly game: string;
}

/**
 * As many as are encoded at the same time. More would wait as whole pages in memory: two hundred of them take nearly two
 * gigabytes.
 */
const MAX_CONCURRENT = 4;

/** Makes this worker thread paint, by the games' renderers. It starts further requests while one is being encoded. */
export const serveRenderers = (rendererOf: (game: string) => Promise<GameRenderer>): void => {
  const signsOf = async ({ card }: CardRequest): Promise<ReadonlyMap<string, Emojis>> => {
    const games = new Set(card.lists.flatMap(({ game }) => game ?? []));
    return new Map(await Promise.all([...games].map(async (game) => [game, (await rendererOf(game)).emojis ?? {}] as const)));
  };
  const paintTask = async (task: Task | EmojiTask): Promise<Picture | readonly EmojiImage[]> => {
    if (task.kind === 'chart') return chart(task.request);
    if (task.kind === 'card') return paintCard(task.request, await signsOf(task.request));
    if (task.kind === 'emojis') return drawEmojis((await rendererOf(task.game)).emojis);
    const renderer = await rendererOf(task.request.game);
    if (task.kind === 'replay') return replay(renderer, task.request);
    const { poster } = task.request;
    return poster === undefined ? paint(renderer, task.request) : paintPoster(renderer, poster, task.request);
  };
  serveRequests(paintTask, MAX_CONCURRENT, (answer) => ('file' in answer ? [answer.file.buffer as ArrayBuffer] : []));
};
