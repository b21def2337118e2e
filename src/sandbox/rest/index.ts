import type { IncomingMessage, ServerResponse } from 'node:http';
import { makeFaults } from '../faults.ts';
import type { Interactions } from '../interactions/pending.ts';
import type { Fault } from '../pageProtocol.ts';
import { makeRateLimits } from '../rateLimits.ts';
import type { Stage } from '../stage.ts';
import { keepArchiving } from '../threads/archiving.ts';
import { makeRequestRecord, type RecordedRequest } from './record.ts';
import { makeRoutes } from './routes.ts';
import { serve } from './serve.ts';
import type { RestSettings } from './settings.ts';

export type { RecordedRequest } from './record.ts';

/** The part of Discord's HTTP API, version 10, that this bot can use. */
export interface Rest {
  /** Answers a request; `path` without `/api/v10` and the query. */
  handle(request: IncomingMessage, response: ServerResponse, path: string): Promise<void>;
  requests(): readonly RecordedRequest[];
  faults(): readonly Fault[];
  setFaults(faults: readonly Fault[]): void;
  /** Whether too many requests are refused with 429. Off at first. */
  setRateLimits(on: boolean): void;
}

export const makeRest = (stage: Stage, interactions: Interactions, settings: RestSettings): Rest => {
  const faults = makeFaults();
  const limits = makeRateLimits(() => Date.now());
  const record = makeRequestRecord();
  const routes = makeRoutes(settings);
  keepArchiving(stage);
  return {
    handle: (request, response, path) => serve({ stage, interactions, faults, limits, record, routes }, request, response, path),
    requests: () => record.all,
    faults: faults.left,
    setFaults: faults.set,
    setRateLimits: limits.enforce,
  };
};
