import type { Services } from '#discord/command/services.ts';
import { createLivenessMonitor, type LivenessMonitor, type MatchId, StoreUnavailable, type UserId } from '#matches/index.ts';
import { announce } from '../announce/announce.ts';
import { forEachConcurrently } from '../queue/forEachConcurrently.ts';
import type { JobData } from '../queue/queueBackend.ts';
import type { QueueName, Queues } from '../queue/queues.ts';
import { nextReminders, remindUser } from '../reminders/remindUser.ts';
import { type ChooseMove, playComputers } from '../upkeep/computerMoves.ts';
import { nextDeadline, processDeadlines } from '../upkeep/deadlines.ts';
import { drawRound } from '../upkeep/drawRound.ts';
import { announceDroppedOrders } from '../upkeep/orderNotices.ts';
import { announceRestore } from '../upkeep/restoreNotices.ts';
import { sweep } from './sweep.ts';

/** Interval at which every worker looks for work without a job. */
const SWEEP_MS = 10_000;
const STORE_PAUSE_MS = 5_000;
/** Work due later than this is left to the sweep, which is at most seconds late: the next move postpones most of it. */
const SOON_MS = 60_000;
/** Maximum number of each kind of work per sweep. */
const SWEEP_LIMIT = 100;

export interface Jobs {
  /** Looks for work now, without waiting for the timer. */
  sweep(): Promise<void>;
  /** Requests no more sweeps. Running jobs end when the queues close. */
  stop(): void;
}

/** Adds jobs to the queues after every append. A lost job costs only time, because the sweep finds its work. */
export const enqueueAfterAppend = (services: Services, queues: Queues): void => {
  services.matches.onPlayed((match, after) => {
    const names = after?.computerDue === true ? (['announce', 'computer'] as const) : (['announce'] as const);
    for (const queue of names) {
      queues.add(queue, { match }).catch((err) => services.log.warn({ queue, match, err }, 'could not add a job'));
    }
  });
};

/**
 * Starts the worker: the handlers of all queues, and the timer of the sweep, which also runs immediately. If the database was
 * restored from a backup, that is announced first.
 */
export const startJobs = async (
  services: Services,
  queues: Queues,
  chooseMove: ChooseMove,
  sweepMs = SWEEP_MS,
  liveness: LivenessMonitor = createLivenessMonitor(services, { worker: () => true }),
): Promise<Jobs> => {
  const sweepNow = (): Promise<void> => sweep(services, liveness, queues, SWEEP_LIMIT);
  const forMatch =
    (queue: QueueName, act: (match: MatchId) => Promise<void>) =>
    async ({ match }: JobData): Promise<void> => {
      if (match !== undefined) await retryWhenStoreDown(services, queues, queue, match, () => act(match));
    };
  await announceRestore(services);
  await queues.work({
    announce: forMatch('announce', (match) => announceMatch(services, queues, match)),
    call: () => retryWhenStoreDown(services, queues, 'call', undefined, () => remindUsers(services, queues)),
    clock: forMatch('clock', async (match) =>
      addIfSoon(services, queues, 'clock', await processDeadlines(services, liveness, match), match),
    ),
    computer: forMatch('computer', (match) => playAutomatically(services, queues, chooseMove, match)),
    sweep: () => retryWhenStoreDown(services, queues, 'sweep', undefined, sweepNow),
  });
  const onTimer = (): void => {
    const slot = Math.floor(services.clock.now().getTime() / sweepMs);
    queues.add('sweep', {}, { jobId: `sweep-${slot}` }).catch((err) => services.log.warn({ err }, 'could not request a sweep'));
  };
  onTimer();
  const timer = setInterval(onTimer, sweepMs);
  return { sweep: sweepNow, stop: () => clearInterval(timer) };
};

/** Plays the automatic actions of a match: a draw that waits for the beacon, and the moves of computers. */
const playAutomatically = async (services: Services, queues: Queues, chooseMove: ChooseMove, match: MatchId): Promise<void> => {
  const pending = await drawRound(services, match);
  if (pending === undefined) return playComputers(services, chooseMove, match);
  const { round, inMs } = pending;
  if (inMs !== undefined) await queues.add('computer', { match }, { inMs, jobId: `draw-${match}-${round}` });
};

const announceMatch = async (services: Services, queues: Queues, match: MatchId): Promise<void> => {
  const result = await announce(services, match);
  if (result.kind === 'retry') await queues.add('announce', { match }, { inMs: result.inMs });
  if (result.kind !== 'announced' || result.match === undefined) return;
  await announceDroppedOrders(services, match);
  const clocks = await services.stores.clocks.of(match);
  for (const at of nextReminders(result.match, clocks)) await addIfSoon(services, queues, 'call', at);
  await addIfSoon(services, queues, 'clock', await nextDeadline(services, result.match, clocks), match);
};

/** Sends the reminders that are due. */
const remindUsers = async (services: Services, queues: Queues): Promise<void> => {
  const { stores, clock, log } = services;
  const due = await stores.clocks.usersToRemind(clock.now().getTime(), SWEEP_LIMIT);
  const remind = async (user: UserId): Promise<void> => addIfSoon(services, queues, 'call', await remindUser(services, user));
  await forEachConcurrently(log, due, remind, 'could not remind a user');
};

/**
 * Adds a job for a time that comes soon. The time itself is stored in a column; the job only prompts a look at it. A job about
 * reminders does not say whose: a queue remembers job ids for longer than a user may be remembered.
 */
const addIfSoon = async (
  { clock }: Services,
  queues: Queues,
  queue: QueueName,
  at: Date | undefined,
  match?: MatchId,
): Promise<void> => {
  const inMs = at && at.getTime() - clock.now().getTime();
  if (at === undefined || inMs === undefined || inMs > SOON_MS) return;
  const name = match === undefined ? queue : `${queue}-${match}`;
  await queues.add(queue, match === undefined ? {} : { match }, { inMs, jobId: `${name}-${at.getTime()}` });
};

/** Runs `act`. If the store is unavailable, adds the job again, with a delay; nothing is lost. */
const retryWhenStoreDown = async (
  { log }: Services,
  queues: Queues,
  queue: QueueName,
  match: MatchId | undefined,
  act: () => Promise<void>,
): Promise<void> => {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    log.warn({ queue, match }, 'store unavailable; the job waits for it');
    if (match !== undefined) await queues.add(queue, { match }, { inMs: STORE_PAUSE_MS });
  }
};
