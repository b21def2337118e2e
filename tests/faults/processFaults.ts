import { type Job, Queue, Worker } from 'bullmq';
import { REST } from 'discord.js';
import type { Stores } from '#matches/index.ts';
import { type Around, createFaultPoints, type FaultPlan } from './faultPoints.ts';
import { createGatewayFaults } from './gatewayFaults.ts';

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
      matches: { ...stores.matches, append: (entry) => around('append', () => stores.matches.append(entry)) },
      deliveries: {
        ...stores.deliveries,
        claim: (key, now) => around('claim', () => stores.deliveries.claim(key, now)),
        mark: (key, sent) => around('mark', () => stores.deliveries.mark(key, sent)),
      },
    }),
  };
};

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
