import { Worker } from 'node:worker_threads';
import { type NumberedRequest, READY, type Reply, stackOf } from './serveRequests.ts';

/** Sends requests to a worker thread, which starts with the first request, and again after it has ended. */
export interface WorkerClient<Request, Answer> {
  /**
   * Returns the thread's answer. Several requests may wait at the same time. Throws `WorkerFailure` if there is no answer.
   * `replyMs`: a timeout of its own.
   */
  ask(request: Request, replyMs?: number): Promise<Answer>;
  /** Ends the thread. Waiting requests are rejected. */
  end(why: string): Promise<void>;
}

export interface WorkerOptions {
  /** The message of a request's failure when its work threw an error. */
  readonly failure: string;
  /** Maximum time until a thread is ready. */
  readonly startMs: number;
  /** Timeout for a thread that hangs: the maximum time without any reply while a request waits. */
  readonly replyMs: number;
  /** Idle time after which the thread ends; absent: it never ends. */
  readonly idleMs?: number;
}

/** Why a request got no answer. It quotes nothing of the request, which may be secret. `at`: the stack of the thread's error. */
export class WorkerFailure extends Error {
  readonly at: string | undefined;

  constructor(message: string, at?: string, cause?: unknown) {
    super(message, { cause });
    this.at = at;
    if (at !== undefined) this.stack = `${this}\n${at}`;
  }
}

interface Waiting<Request, Answer> extends NumberedRequest<Request> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (failure: WorkerFailure) => void;
  readonly replyMs: number;
}

interface Thread<Request, Answer> extends WorkerClient<Request, Answer> {
  isOver(): boolean;
}

/** Returns the client of a thread that runs plain JavaScript with `serveRequests`. */
export const openWorker = <Request, Answer>(script: URL, options: WorkerOptions): WorkerClient<Request, Answer> => {
  let thread: Thread<Request, Answer> | undefined;
  return {
    ask: (request, replyMs) => {
      if (thread === undefined || thread.isOver()) thread = startThread(script, options);
      return thread.ask(request, replyMs);
    },
    end: async (why) => thread?.end(why),
  };
};

/** Starts a thread. It keeps the process alive only while a request waits. */
const startThread = <Request, Answer>(script: URL, options: WorkerOptions): Thread<Request, Answer> => {
  const { failure, startMs, idleMs } = options;
  const worker = new Worker(script, { execArgv: ['--enable-source-maps'] });
  const waiting = new Map<number, Waiting<Request, Answer>>();
  let isReady = false;
  let isOver = false;
  let number = 0;
  let timer: NodeJS.Timeout | undefined;

  const watch = (): void => {
    clearTimeout(timer);
    if (waiting.size > 0) {
      worker.ref();
      const late = isReady ? 'no reply before the timeout' : 'it did not start';
      const replyMs = Math.max(...[...waiting.values()].map((each) => each.replyMs));
      timer = setTimeout(() => void end(late), isReady ? replyMs : startMs);
    } else {
      worker.unref();
      if (idleMs !== undefined && !isOver) timer = setTimeout(() => void end('it was idle'), idleMs).unref();
    }
  };
  const finish = (why: string, at?: string, cause?: unknown): void => {
    isOver = true;
    for (const { reject } of waiting.values()) reject(new WorkerFailure(`worker thread ended: ${why}`, at, cause));
    waiting.clear();
    watch();
  };
  const end = async (why: string): Promise<void> => {
    finish(why);
    await worker.terminate();
  };
  const post = ({ number, request, reject }: Waiting<Request, Answer>): void => {
    try {
      worker.postMessage({ number, request } satisfies NumberedRequest<Request>);
    } catch {
      waiting.delete(number);
      reject(new WorkerFailure('the request could not be sent'));
    }
  };
  const settle = (reply: Reply<Answer>): void => {
    const asked = waiting.get(reply.number);
    waiting.delete(reply.number);
    if ('answer' in reply) asked?.resolve(reply.answer);
    else asked?.reject(new WorkerFailure(failure, reply.at));
  };

  worker.on('message', (message: typeof READY | Reply<Answer>) => {
    if (message === READY) {
      isReady = true;
      for (const each of waiting.values()) post(each);
    } else settle(message);
    watch();
  });
  // Before the thread is ready, it has received no request that the error could quote.
  worker.on('error', (error) => (isReady ? finish('it threw', stackOf(error)) : finish('it did not start', undefined, error)));
  worker.on('exit', () => finish(isReady ? 'it ended' : 'it did not start'));

  return {
    ask: (request, replyMs = options.replyMs) =>
      new Promise((resolve, reject) => {
        number += 1;
        const asked = { number, request, resolve, reject, replyMs };
        // A request that joins others does not restart the timeout.
        const isFirst = waiting.size === 0;
        waiting.set(number, asked);
        if (isReady) post(asked);
        if (isFirst) watch();
      }),
    isOver: () => isOver,
    end,
  };
};
