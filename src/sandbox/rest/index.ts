import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from '../context.ts';
import { createFaults } from '../faults.ts';
import type { Interactions } from '../interactions/pending.ts';
import type { Fault } from '../pageProtocol.ts';
import { createRateLimits } from '../rateLimits.ts';
import { keepArchiving } from '../threads/archiving.ts';
import { createRequestRecord, type RecordedRequest } from './record.ts';
import { createRoutes } from './routes.ts';
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

export const createRest = (context: Context, interactions: Interactions, settings: RestSettings): Rest => {
  const faults = createFaults();
  const limits = createRateLimits(() => Date.now());
  const record = createRequestRecord();
  const routes = createRoutes(settings);
  keepArchiving(context);
  return {
    handle: (request, response, path) =>
      serve({ context, interactions, faults, limits, record, routes }, request, response, path),
    requests: () => record.all,
    faults: faults.left,
    setFaults: faults.set,
    setRateLimits: limits.enforce,
  };
};
