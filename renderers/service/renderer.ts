import { createHash } from 'node:crypto';
import type { ScoreCourse } from '../recap/chart.ts';
import type { ReplayRequest } from '../recap/replay.ts';
import type { Picture, PictureRequest } from '../request/picture.ts';
import { createCache } from './cache.ts';
import { startWorker, type WorkerHandle } from './renderWorker.ts';

/** What a match that is over is retold from. */
export type RetellRequest = ReplayRequest & Pick<ScoreCourse, 'parts'>;

/** Where pictures are painted: beside the thread that answers people. */
export interface BackgroundRenderer {
  /** The picture that a request asks for; the same request gives the same bytes. Throws on a game without a renderer. */
  render(request: PictureRequest): Promise<Picture>;
  /** A match that is over, as a chart and an animation; on a thread of its own, for it takes seconds. */
  renderRecap(request: RetellRequest): Promise<{ readonly chart: Picture; readonly replay: Picture }>;
  /** Ends the threads. Who still waits is thrown. */
  close(): Promise<void>;
}

const ENTRY = new URL(import.meta.resolve('#built/painter.js'));

/** Nobody has asked for a picture for so long: the thread holds a hundred megabytes, and begins anew in half a second. */
const IDLE_MS = 5 * 60_000;

/** Pictures that are kept, in bytes: about a hundred. */
const KEPT_BYTES = 32 * 2 ** 20;

/**
 * Opens the studio. Its thread is started when first needed, and after a failure or a long rest anew; `script` is what the thread
 * runs. Pictures are kept by all of their request, the view among it: nobody is given what was painted for other eyes, not even sooner.
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
