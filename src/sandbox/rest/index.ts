import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from '../context.ts';
import { createFaults } from '../faults.ts';
import type { Interactions } from '../interactions/interactions.ts';
import { createRateLimits } from '../rateLimits.ts';
import { keepArchiving } from '../threads/archiving.ts';
import { createRequestRecord, type RecordedRequest } from './record.ts';
import { serve } from './serve.ts';

export type { RecordedRequest } from './record.ts';

export type Rest = ReturnType<typeof createRest>;

/** Creates the part of Discord's HTTP API, version 10, that this bot uses. */
export const createRest = (context: Context, interactions: Interactions) => {
  const faults = createFaults();
  const limits = createRateLimits(() => Date.now());
  const record = createRequestRecord();
  keepArchiving(context);
  return {
    /** Answers a request; `path` without `/api/v10` and the query. */
    handle: (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> =>
      serve({ context, interactions, faults, limits, record }, request, response, path),
    requests: (): readonly RecordedRequest[] => record.all,
    faults: faults.left,
    setFaults: faults.set,
    /** Whether excess requests are refused with 429. Off at first. */
    setRateLimits: limits.enforce,
  };
};
