import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { openWorker, type WorkerClient } from '#workers/workerClient.ts';
import type { EmojiImage } from '../drawing/emojis.ts';
import type { ScoreCourse } from '../recap/chart.ts';
import type { ChartRequest } from '../recap/drawChart.ts';
import type { ReplayRequest } from '../recap/replay.ts';
import type { CardRequest } from '../request/card.ts';
import type { Picture, PictureRequest } from '../request/picture.ts';
import { createCache } from './cache.ts';
import type { EmojiTask, Task } from './serveRenderers.ts';

/** What a finished match is retold from. */
export type RetellRequest = ReplayRequest & Pick<ScoreCourse, 'parts'>;

/** Paints pictures on a thread separate from the one that replies to users. */
export type BackgroundRenderer = Readonly<ReturnType<typeof openRenderer>>;

const ENTRY = new URL(import.meta.resolve('#built/painter.js'));

/** An idle thread holds a hundred megabytes, and restarts in half a second. */
const OPTIONS = { failure: 'the picture could not be painted', startMs: 60_000, replyMs: 60_000, idleMs: 5 * 60_000 };

/** Maximum size of the cached pictures in bytes: about a hundred pictures. */
const KEPT_BYTES = 32 * 2 ** 20;

/**
 * Returns a renderer. It starts its thread on first use, and again after a failure or an idle period; `script` is what the
 * thread runs. The cache key is the whole request, including the view: nobody receives a picture painted for another viewer, or
 * can learn from the timing that it exists.
 */
export const openRenderer = (script: URL = ENTRY) => {
  const kept = createCache<Picture>(KEPT_BYTES, ({ file }) => file.length);
  const worker = openWorker<Task, Picture>(script, OPTIONS);
  const others = new Set<{ end(why: string): Promise<void> }>();
  /** Calls `use` with a thread that ends afterwards. */
  const withOwn = async <Request, Answer, Result>(
    use: (own: WorkerClient<Request, Answer>) => Promise<Result>,
  ): Promise<Result> => {
    const own = openWorker<Request, Answer>(script, OPTIONS);
    others.add(own);
    try {
      return await use(own);
    } finally {
      others.delete(own);
      await own.end(CLOSING);
    }
  };
  return {
    /** Returns the picture of a request; the same request gives the same bytes. Throws for a game without a renderer. */
    render: (request: PictureRequest) => kept.get(keyOf(request), () => worker.ask({ kind: 'picture', request })),
    /** Returns a chart of lines. */
    renderChart: (request: ChartRequest) => worker.ask({ kind: 'chart', request }),
    /** Returns statistics as a picture; the same request gives the same bytes. */
    renderCard: (request: CardRequest) => kept.get(keyOf(request), () => worker.ask({ kind: 'card', request })),
    /** Returns a finished match as a chart and an animation. Runs on a thread of its own, because it takes seconds. */
    renderRecap: ({ parts, ...replay }: RetellRequest) =>
      withOwn<Task, Picture, { readonly chart: Picture; readonly replay: Picture }>(async (own) => {
        const { names, theme } = replay;
        const chart = await own.ask({ kind: 'chart', request: { names, theme, parts } });
        return { chart, replay: await own.ask({ kind: 'replay', request: replay }) };
      }),
    /** Draws the signs of games and of seats. Runs on a thread of its own, so that no picture waits. */
    drawEmojis: (games: readonly string[]) =>
      withOwn<EmojiTask, readonly EmojiImage[], readonly EmojiImage[]>(async (own) => {
        const drawn = await Promise.all(games.map((game) => own.ask({ kind: 'emojis', game })));
        return [...new Map(drawn.flat().map((image) => [image.sign, image])).values()];
      }),
    /** Returns a hash of the program of the threads. A bundle names its other files after their contents, so that it changes with them. */
    hashOfProgram: async () =>
      createHash('sha256')
        .update(await readFile(script, 'utf8'))
        .digest('hex'),
    /** Ends the threads. Waiting requests are rejected. */
    close: async () => {
      await Promise.all([worker, ...others].map((each) => each.end(CLOSING)));
    },
  };
};

const CLOSING = 'the renderer is closing';

const keyOf = (request: PictureRequest | CardRequest): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64');
