import { Worker } from 'node:worker_threads';
import type { BaseCommand } from '#engine/game.ts';

/** What a computer seat is asked: to choose for the seat whose view and legal moves these are. */
export interface MoveRequest {
  readonly game: string;
  readonly view: unknown;
  readonly legal: readonly BaseCommand[];
  /** What its luck is made from. */
  readonly seed: string;
}

/** What came from a thread, unchecked; or why nothing will. */
export type Reply = { readonly said: unknown } | WorkerFailure;

export interface WorkerFailure {
  readonly silent: 'did not start' | 'took too long' | 'threw' | 'ended' | 'could not be asked';
  /** Where it threw: the calls alone. A message may quote the view, so none is kept. */
  readonly at?: string;
  /** Why the thread didn't start, before it had any input. */
  readonly err?: unknown;
}

/** A thread that is asked one question at a time. Once silent it is over, and to be ended. */
export interface WorkerHandle {
  ask(question: MoveRequest): Promise<Reply>;
  isOver(): boolean;
  end(): Promise<void>;
}

/** A fence against a thread that hangs: how much a seat looks at is bounded by counts, which take far less. */
const THINKING_MS = 2_000;
const STARTING_MS = 30_000;

/** Starts a thread on plain JavaScript that says a word when it is ready, and then answers each question with one. */
export const startWorker = (script: URL): WorkerHandle => {
  const worker = new Worker(script, { execArgv: ['--enable-source-maps'] });
  let isOver = false;
  let reply: (reply: Reply) => void = () => undefined;

  const finish = (silence: WorkerFailure): void => {
    isOver = true;
    reply(silence);
  };
  const next = (mostMs: number, late: WorkerFailure['silent']): Promise<Reply> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => finish({ silent: late }), mostMs);
      reply = (heard) => {
        clearTimeout(timer);
        resolve(heard);
      };
    });

  let isReady = false;
  worker.on('message', (said) => {
    isReady = true;
    reply({ said });
  });
  worker.on('error', (err) => finish(isReady ? { silent: 'threw', at: callsOf(err) } : { silent: 'did not start', err }));
  worker.on('exit', () => finish({ silent: isReady ? 'ended' : 'did not start' }));
  const ready = next(STARTING_MS, 'did not start');

  return {
    ask: async (question) => {
      const started = await ready;
      if ('silent' in started) return started;
      const answer = next(THINKING_MS, 'took too long');
      try {
        worker.postMessage(question);
      } catch {
        finish({ silent: 'could not be asked' });
      }
      return answer;
    },
    isOver: () => isOver,
    end: async () => {
      await worker.terminate();
    },
  };
};

/** The calls that led to an error: its stack without its message. */
const callsOf = (error: unknown): string => {
  if (!(error instanceof Error) || error.stack === undefined) return '';
  const head = `${error}\n`;
  return error.stack.startsWith(head) ? error.stack.slice(head.length) : '';
};
