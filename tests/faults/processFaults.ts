import { type Job, Queue, Worker } from 'bullmq';
import { REST } from 'discord.js';
import type { BaseEvent } from '#engine/game.ts';
import type { CupStore, Stores } from '#matches/index.ts';
import { type Around, createFaultPoints, type FaultPlan } from './faultPoints.ts';
import { createGatewayFaults } from './gatewayFaults.ts';
import { CUP_POINTS } from './kills.ts';

export interface ProcessFaults {
  /** Resolves once all threads have received the plan. */
  arm(plan: FaultPlan | undefined): Promise<void>;
  /** Resumes what was stopped. */
  resume(): void;
  /** Stores that reach the fault points of the log and of deliveries. */
  stores<Whole extends Stores>(stores: Whole): Whole;
}

/**
 * Stops this process exactly at the planned point, and then calls `reached`. Patches Discord's REST and BullMQ's queues and workers for the
 * whole process; interactions arrive at its gateway thread.
 */
export const installFaultPoints = (reached: () => void): ProcessFaults => {
  const here = createFaultPoints(reached);
  const atGateway = createGatewayFaults(reached);
  const { around } = here;
  let isGatewayArmed = false;
  passRequests(around);
  passQueues(around);
  return {
    arm: async (next) => {
      here.arm(next);
      if (next?.point === 'interaction' || isGatewayArmed) await atGateway.arm(next);
      isGatewayArmed = next?.point === 'interaction';
    },
    resume: () => {
      here.resume();
      atGateway.resume();
    },
    stores: (stores) => ({
      ...stores,
      matches: {
        ...stores.matches,
        create: (...made) => around('MatchCreated', () => stores.matches.create(...made)),
        append: (entry) =>
          aroundEvents(
            around,
            entry.events.map(({ event }) => event),
            () => around('append', () => stores.matches.append(entry)),
          ),
      },
      cups: cupsAround(around, stores.cups),
      deliveries: {
        ...stores.deliveries,
        claim: (key, now) => around('claim', () => stores.deliveries.claim(key, now)),
        mark: (key, sent) => around('mark', () => stores.deliveries.mark(key, sent)),
      },
    }),
  };
};

/** Does something at the point that one of these events names, or just does it. */
const aroundEvents: <Made>(around: Around, events: readonly BaseEvent[], act: () => Promise<Made>) => Promise<Made> = (
  around,
  events,
  act,
) => {
  const point = CUP_POINTS.find((each) => events.some(({ type }) => type === each));
  return point === undefined ? act() : around(point, act);
};

const cupsAround = (around: Around, cups: CupStore): CupStore => ({
  ...cups,
  create: (cup, entry) => aroundEvents(around, entry.events, () => cups.create(cup, entry)),
  append: (id, version, entry) => aroundEvents(around, entry.events.slice(0, 1), () => cups.append(id, version, entry)),
  setPost: async (id, change) => {
    const known = (await cups.find(id))?.row.message;
    return around(change.message === known ? 'cup edit' : 'cup post', () => cups.setPost(id, change));
  },
});

/** Requests that send or edit a message. */
const passRequests = (around: Around): void => {
  const { request } = REST.prototype;
  REST.prototype.request = function (this: REST, options) {
    const isSent = options.method !== 'GET' && /^\/channels\/\d+\/messages(\/\d+)?$/.test(options.fullRoute);
    return isSent ? around('send', () => request.call(this, options)) : request.call(this, options);
  };
};

/** A protected method of BullMQ's worker. */
interface Working {
  callProcessJob(job: Job, ...more: readonly unknown[]): Promise<unknown>;
}

/** Sweeps are enqueued all the time and do not count; jobs of clocks and reminders are timers. */
const passQueues = (around: Around): void => {
  const { add } = Queue.prototype;
  Queue.prototype.add = function (this: Queue, name, ...more) {
    return name === 'sweep' ? add.call(this, name, ...more) : around('enqueue', () => add.call(this, name, ...more));
  };
  const working = Worker.prototype as unknown as Working;
  const { callProcessJob } = working;
  working.callProcessJob = function (this: Working, job, ...more) {
    const isTimer = job.queueName === 'clock' || job.queueName === 'call';
    return isTimer ? around('timer', () => callProcessJob.call(this, job, ...more)) : callProcessJob.call(this, job, ...more);
  };
};
