/** The program of a killable process: the app's own bot or worker, with a clock that can be advanced, which stops at the planned point. */

import { createLogger } from '#app/logger.ts';
import { startBot } from '#app/startBot.ts';
import type { QueueBackend } from '#jobs/queue/queueBackend.ts';
import { createLivenessMonitor, createMatchService } from '#matches/index.ts';
import { openStores } from '#store/prisma/openStores.ts';
import { onBroken } from '../support/fakes/onBroken.ts';
import { UNDRAWN } from '../support/fakes/undrawn.ts';
import { GAMES, ordersOf, REGISTRY } from '../support/games.ts';
import type { FaultPlan } from './faultPoints.ts';
import type { Role } from './kills.ts';
import { installFaultPoints } from './processFaults.ts';
import { retryUntilAvailable } from './retries.ts';

export interface ProcessOptions {
  readonly roles: readonly Role[];
  readonly restApi: string;
  readonly token: string;
  readonly databaseUrl: string;
  readonly queues: QueueBackend;
  /** The offset of its clock from the machine's, in milliseconds. */
  readonly aheadMs: number;
  /** Where it is to stop, from its start. */
  readonly plan?: FaultPlan;
}

export type Order =
  | { readonly do: 'start'; readonly needs: ProcessOptions }
  | { readonly do: 'arm'; readonly plan: FaultPlan | undefined }
  | { readonly do: 'resume' }
  | { readonly do: 'leap'; readonly ms: number };

/** Its messages: `done` for each order, and `reached` when it has reached its point. */
export type Report = 'loaded' | 'done' | 'reached' | { readonly failed: string };

/** A short interval, because each restart waits for a sweep to find unfinished work. */
const SWEEP_MS = 1_000;

const report = (said: Report): void => void process.send?.(said);

let aheadMs = 0;
const clock = { now: () => new Date(Date.now() + aheadMs) };
const faults = installFaultPoints(() => report('reached'));
let beat = async (): Promise<unknown> => undefined;

const start = async (needs: ProcessOptions): Promise<void> => {
  ({ aheadMs } = needs);
  if (needs.plan !== undefined) await faults.arm(needs.plan);
  const stores = faults.stores(await openStores(needs.databaseUrl));
  await startBot({
    stores,
    matches: createMatchService({ onBroken, stores, clock, games: GAMES, orders: ordersOf }),
    clock,
    restApi: needs.restApi,
    token: needs.token,
    queues: needs.queues,
    games: REGISTRY,
    log: createLogger('warn'),
    roles: needs.roles,
    ...UNDRAWN,
    sweepMs: SWEEP_MS,
  });
  const heart = createLivenessMonitor({ stores, clock }, Object.fromEntries(needs.roles.map((role) => [role, () => true])));
  beat = () => retryUntilAvailable(() => heart.heartbeat());
};

/** Its own clock keeps running: it was not down. */
const leap = async (ms: number): Promise<void> => {
  await beat();
  aheadMs += ms;
  await beat();
};

const follow = async (order: Order): Promise<void> => {
  switch (order.do) {
    case 'start':
      return start(order.needs);
    case 'arm':
      return faults.arm(order.plan);
    case 'resume':
      return faults.resume();
    case 'leap':
      return leap(order.ms);
  }
};

process.on('message', (order: Order) => {
  follow(order).then(
    () => report('done'),
    (error: unknown) => report({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
process.on('disconnect', () => process.exit());
report('loaded');
