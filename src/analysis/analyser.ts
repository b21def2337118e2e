import { openWorker } from '#workers/workerClient.ts';
import type { Analysis, AnalysisRequest } from './analysis.ts';

const ENTRY = new URL(import.meta.resolve('#built/analysis.js'));

/** A match takes a few seconds; an idle thread holds memory for nothing. */
const OPTIONS = { failure: 'the match could not be analysed', startMs: 30_000, replyMs: 30_000, idleMs: 60_000 };

/** Returns an analyser of finished matches, which works on a worker thread of its own, one match at a time. */
export const openAnalyser = (script: URL = ENTRY) => {
  const worker = openWorker<AnalysisRequest, Analysis>(script, OPTIONS);
  return {
    /** Returns the analysis. Throws `WorkerFailure` if there is none within half a minute. */
    analyse: (request: AnalysisRequest): Promise<Analysis> => worker.ask(request),
    /** Ends the thread. Waiting requests are rejected. */
    close: (): Promise<void> => worker.end('it was closed'),
  };
};
