import { createHash } from 'node:crypto';
import type { ScoreCourse } from '../recap/chart.ts';
import type { ReplayRequest } from '../recap/replay.ts';
import type { Picture, PictureRequest } from '../request/picture.ts';
import { createCache } from './cache.ts';
import { startWorker, type WorkerHandle } from './renderWorker.ts';

/** What a finished match is retold from. */
export type RetellRequest = ReplayRequest & Pick<ScoreCourse, 'parts'>;

/** Paints pictures on a thread separate from the one that replies to users. */
export interface BackgroundRenderer {
  /** Returns the picture of a request; the same request gives the same bytes. Throws for a game without a renderer. */
  render(request: PictureRequest): Promise<Picture>;
  /** Returns a finished match as a chart and an animation. Runs on a thread of its own, because it takes seconds. */
  renderRecap(request: RetellRequest): Promise<{ readonly chart: Picture; readonly replay: Picture }>;
  /** Ends the threads. Waiting requests are rejected. */
  close(): Promise<void>;
}

const ENTRY = new URL(import.meta.resolve('#built/painter.js'));

/** Idle time after which the thread ends: it holds a hundred megabytes, and restarts in half a second. */
const IDLE_MS = 5 * 60_000;

/** Maximum size of the cached pictures in bytes: about a hundred pictures. */
const KEPT_BYTES = 32 * 2 ** 20;

/**
 * Returns a renderer. It starts its thread on first use, and again after a failure or an idle period; `script` is what the
 * thread runs. The cache key is the whole request, including the view: nobody receives a picture painted for another viewer, or
 * can learn from the timing that it exists.
 */
export const openRenderer = (script: URL = ENTRY): BackgroundRenderer => {
  const kept = createCache<Picture>(KEPT_BYTES, ({ file }) => file.length);
  let thread: WorkerHandle | undefined;
  let painting = 0;
  let rest: NodeJS.Timeout | undefined;
  const retelling = new Set<WorkerHandle>();
  const threadNow = (): WorkerHandle => {
    if (thread === undefined || thread.isOver()) thread = startWorker(script);
    return thread;
  };
  const paint = async (request: PictureRequest): Promise<Picture> => {
    clearTimeout(rest);
    painting += 1;
    try {
      return await threadNow().paint({ kind: 'picture', request });
    } finally {
      painting -= 1;
      if (painting === 0) rest = setTimeout(() => void thread?.end(), IDLE_MS).unref();
    }
  };
  return {
    render: (request) => kept.get(keyOf(request), () => paint(request)),
    renderRecap: async ({ parts, ...replay }) => {
      const { names, theme } = replay;
      const own = startWorker(script);
      retelling.add(own);
      try {
        const chart = await own.paint({ kind: 'chart', request: { names, theme, parts } });
        return { chart, replay: await own.paint({ kind: 'replay', request: replay }) };
      } finally {
        retelling.delete(own);
        await own.end();
      }
    },
    close: async () => {
      clearTimeout(rest);
      await Promise.all([thread, ...retelling].map((one) => one?.end()));
    },
  };
};

const keyOf = (request: PictureRequest): string => createHash('sha256').update(JSON.stringify(request)).digest('base64');
