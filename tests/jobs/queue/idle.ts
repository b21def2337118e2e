import type { JobData } from '#jobs/queue/queueBackend.ts';
import { QUEUES, type QueueName } from '#jobs/queue/queues.ts';

type Handlers = Readonly<Record<QueueName, (data: JobData) => Promise<void>>>;

/** Handlers that do nothing, for queues a test does not check. */
export const IDLE = Object.fromEntries(QUEUES.map((name) => [name, async () => undefined])) as unknown as Handlers;
