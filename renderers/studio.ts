import { createHash } from 'node:crypto';
import { openCache } from './cache.ts';
import type { Picture, PictureRequest } from './picture.ts';
import { startThread, type Thread } from './thread.ts';

/** Where pictures are painted: beside the thread that answers people. */
export interface Studio {
  /** The picture that a request asks for; the same request gives the same bytes. Throws on a game without a renderer. */
  render(request: PictureRequest): Promise<Picture>;
  /** Ends the thread. Who still waits is thrown. */
  close(): Promise<void>;
}

const ENTRY = new URL('entry.js', import.meta.url);

/** Pictures that are kept, in bytes: about a hundred. */
const KEPT_BYTES = 32 * 2 ** 20;

/**
 * Opens the studio. Its thread is started when first needed, and after a failure anew; `script` is what the thread runs. Pictures
 * are kept by all of their request, the view among it: nobody is given what was painted for other eyes, not even sooner.
 */
export const openStudio = (script: URL = ENTRY): Studio => {
  const kept = openCache<Picture>(KEPT_BYTES, ({ file }) => file.length);
  let thread: Thread | undefined;
  const threadNow = (): Thread => {
    if (thread === undefined || thread.isOver()) thread = startThread(script);
    return thread;
  };
  return {
    render: (request) => kept.get(keyOf(request), async () => threadNow().paint({ kind: 'picture', request })),
    close: async () => {
      await thread?.end();
    },
  };
};

const keyOf = (request: PictureRequest): string => createHash('sha256').update(JSON.stringify(request)).digest('base64');
