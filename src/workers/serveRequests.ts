import { parentPort } from 'node:worker_threads';
import { limitConcurrency } from './limitConcurrency.ts';
import { lowerThreadPriority } from './lowerPriority.ts';

/** The first message of a worker thread: it accepts requests now. */
export const READY = 'ready';

/** A request to a worker thread; its reply has the same number. */
export interface NumberedRequest<Request> {
  readonly number: number;
  readonly request: Request;
}

export type Reply<Answer> =
  | { readonly number: number; readonly answer: Answer }
  /** The work threw an error. `at`: its stack without the message, which may quote the request. */
  | { readonly number: number; readonly at: string };

/**
 * Makes this worker thread reply to requests, in order of arrival, at most `concurrency` at a time and at a low priority.
 * `transfer` returns the buffers of an answer that are transferred instead of copied.
 */
export const serveRequests = <Request, Answer>(
  work: (request: Request) => Answer | Promise<Answer>,
  concurrency: number,
  transfer: (answer: Answer) => readonly ArrayBuffer[] = () => [],
): void => {
  const post = (reply: Reply<Answer>, moved: readonly ArrayBuffer[] = []) => parentPort?.postMessage(reply, moved);
  const serve = async ({ number, request }: NumberedRequest<Request>): Promise<void> => {
    try {
      const answer = await work(request);
      post({ number, answer }, transfer(answer));
    } catch (error) {
      post({ number, at: stackOf(error) });
    }
  };
  lowerThreadPriority();
  parentPort?.on('message', limitConcurrency(concurrency, serve));
  parentPort?.postMessage(READY);
};

/** Returns the stack of an error without its message. */
export const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '').replace(`${error}\n`, '') : '');
