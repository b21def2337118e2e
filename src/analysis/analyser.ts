import { createQueue, shareRunning } from '#workers/taskQueue.ts';
import { openWorker, WorkerFailure } from '#workers/workerClient.ts';
import type { Analysis, AnalysisRequest } from './analysis.ts';

const ENTRY = new URL(import.meta.resolve('#built/analysis.js'));

/** A match takes a few seconds; an idle thread holds memory for nothing. */
const OPTIONS = { failure: 'the match could not be analysed', startMs: 30_000, replyMs: 30_000, idleMs: 60_000 };

/** Returns an analyser of finished matches, which works on a worker thread of its own, one match at a time. */
export const openAnalyser = (script: URL = ENTRY) => {
  const worker = openWorker<AnalysisRequest, Analysis>(script, OPTIONS);
  const inTurn = createQueue();
  let isClosed = false;

  const analysed = (request: AnalysisRequest): Promise<Analysis> => {
    if (isClosed) throw new WorkerFailure('the analyser is closed');
    return worker.ask(request);
  };

  return {
    /**
     * Returns the analysis. Throws `WorkerFailure` if there is none within half a minute; the wait for other matches doesn't count, and
     * one that fails fails alone. Another request for the same match meanwhile gets the same analysis.
     */
    analyse: shareRunning(
      ({ match, rows }: AnalysisRequest) => `${match} ${rows.length}`,
      (request): Promise<Analysis> => inTurn(async () => analysed(request)),
    ),
    /** Ends the thread. Waiting requests are rejected. */
    close: async (): Promise<void> => {
      isClosed = true;
      await worker.end('it was closed');
    },
  };
};
