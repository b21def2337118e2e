import { parentPort } from 'node:worker_threads';
import { limitConcurrency } from './limitConcurrency.ts';
import { lowerThreadPriority } from './lowerPriority.ts';

/** What a worker thread posts first: from then on it answers. */
export const READY = 'ready';

/** A request to a worker thread; its reply has the same number. */
export interface NumberedRequest<Request> {
  readonly number: number;
  readonly request: Request;
}

export type Reply<Answer> =
  | { readonly number: number; readonly answer: Answer }
  /** The work threw: where, without the message, which may quote the request. */
  | { readonly number: number; readonly at: string };

/**
 * Makes this worker thread answer requests, in order of arrival and at most `concurrency` at a time, when the threads that reply
 * to users leave the processor free. `transfer` names what of an answer is handed over instead of copied.
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
      post({ number, at: callsOf(error) });
    }
  };
  lowerThreadPriority();
  parentPort?.on('message', limitConcurrency(concurrency, serve));
  parentPort?.postMessage(READY);
};

/** Returns the calls that led to an error: its stack without its message. */
export const callsOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '').replace(`${error}\n`, '') : '');
