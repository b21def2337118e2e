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
import { tellOrders } from '../upkeep/orderNotices.ts';
import { tellRestored } from '../upkeep/restoreNotices.ts';
import { sweep } from './sweep.ts';

/** How often every worker looks for what no job has woken it for. */
const SWEEP_MS = 10_000;
const STORE_PAUSE_MS = 5_000;
/** What is due later than this is left to the sweep, seconds late at most: most of it is put off by the next move before it comes. */
const SOON_MS = 60_000;
/** How many of each kind one sweep takes up. */
const SWEEP_LIMIT = 100;

export interface Jobs {
  /** Looks now for what is left to do, without waiting for the timer. */
  sweep(): Promise<void>;
  /** Asks for no more sweeps. The queues end what is under way as they close. */
  stop(): void;
}

/** Hints the queues after every append. A hint that is lost costs time only: the sweep finds what it was about. */
export const enqueueAfterAppend = (services: Services, queues: Queues): void => {
  services.matches.onPlayed((match, after) => {
    const hinted = after?.computerDue === true ? (['announce', 'computer'] as const) : (['announce'] as const);
    for (const queue of hinted) {
      queues.add(queue, { match }).catch((err) => services.log.warn({ queue, match, err }, 'a hint was lost'));
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
  think: ChooseMove,
  sweepMs = SWEEP_MS,
  heart: LivenessMonitor = createLivenessMonitor(services, { worker: () => true }),
): Promise<Jobs> => {
  await tellRestored(services);
  await queues.work({
    announce: ({ match }) =>
      retryWhenStoreDown(services, queues, 'announce', match, () => announceMatch(services, queues, match)),
    call: () => retryWhenStoreDown(services, queues, 'call', undefined, () => callAll(services, queues)),
    clock: ({ match }) => retryWhenStoreDown(services, queues, 'clock', match, () => keepTimeOf(services, heart, queues, match)),
    computer: ({ match }) => retryWhenStoreDown(services, queues, 'computer', match, () => actIn(services, queues, think, match)),
    sweep: () => retryWhenStoreDown(services, queues, 'sweep', undefined, () => sweep(services, heart, queues, SWEEP_LIMIT)),
  });
  const askForSweep = async (): Promise<void> => {
    const slot = Math.floor(services.clock.now().getTime() / sweepMs);
    await queues.add('sweep', {}, { jobId: `sweep-${slot}` });
  };
  const onTimer = (): void => {
    askForSweep().catch((err) => services.log.warn({ err }, 'a sweep could not be asked for'));
  };
  onTimer();
  const timer = setInterval(onTimer, sweepMs);
  return {
    sweep: () => sweep(services, heart, queues, SWEEP_LIMIT),
    stop: () => clearInterval(timer),
  };
};

/** Plays the automatic actions of a match: a draw that waits for the beacon, and the moves of computers. */
const actIn = async (services: Services, queues: Queues, think: ChooseMove, match: MatchId | undefined): Promise<void> => {
  if (match === undefined) return;
  const left = await drawRound(services, match);
  if (left === undefined) return playComputers(services, think, match);
  const { round, inMs } = left;
  if (inMs !== undefined) await queues.add('computer', { match }, { inMs, jobId: `draw-${match}-${round}` });
};

const announceMatch = async (services: Services, queues: Queues, match: MatchId | undefined): Promise<void> => {
  if (match === undefined) return;
  const announced = await announce(services, match);
  if (announced.kind === 'later') await queues.add('announce', { match }, { inMs: announced.inMs });
  if (announced.kind !== 'told' || announced.match === undefined) return;
  await tellOrders(services, match);
  const clocks = await services.stores.clocks.of(match);
  for (const at of nextReminders(announced.match, clocks)) await scheduleReminder(services, queues, at);
  await wakeForClocks(services, queues, match, await nextDeadline(services, announced.match, clocks));
};

const keepTimeOf = async (
  services: Services,
  heart: LivenessMonitor,
  queues: Queues,
  match: MatchId | undefined,
): Promise<void> => {
  if (match !== undefined) await wakeForClocks(services, queues, match, await processDeadlines(services, heart, match));
};

/** How soon it is due, if that is soon. */
const delayIfSoon = ({ clock }: Services, at: Date | undefined): number | undefined => {
  const inMs = at && at.getTime() - clock.now().getTime();
  return inMs !== undefined && inMs <= SOON_MS ? inMs : undefined;
};

const wakeForClocks = async (services: Services, queues: Queues, match: MatchId, at: Date | undefined): Promise<void> => {
  const inMs = delayIfSoon(services, at);
  if (at === undefined || inMs === undefined) return;
  await queues.add('clock', { match }, { inMs, jobId: `clock-${match}-${at.getTime()}` });
};

/** Sends the reminders whose time has come. */
const callAll = async (services: Services, queues: Queues): Promise<void> => {
  const { stores, clock, log } = services;
  const due = await stores.clocks.usersToRemind(clock.now().getTime(), SWEEP_LIMIT);
  const call = async (user: UserId): Promise<void> => scheduleReminder(services, queues, await remindUser(services, user));
  await forEachConcurrently(log, due, call, 'somebody could not be called');
};

/**
 * The due time stands in its column; the job only wakes somebody to read it, and says of nobody who it is: a queue remembers its
 * jobs' names longer than a person may be remembered.
 */
const scheduleReminder = async (services: Services, queues: Queues, at: Date | undefined): Promise<void> => {
  const inMs = delayIfSoon(services, at);
  if (at === undefined || inMs === undefined) return;
  await queues.add('call', {}, { inMs, jobId: `call-${at.getTime()}` });
};

/** With the database away nothing can be done and nothing is lost: the same again a little later. */
const retryWhenStoreDown = async (
  { log }: Services,
  queues: Queues,
  queue: QueueName,
  match: JobData['match'],
  act: () => Promise<void>,
): Promise<void> => {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    log.warn({ queue, match }, 'the database is away: a job waits for it');
    if (match !== undefined) await queues.add(queue, { match }, { inMs: STORE_PAUSE_MS });
  }
};
