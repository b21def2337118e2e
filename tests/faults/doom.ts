import { type Job, Queue, Worker } from 'bullmq';
import { REST } from 'discord.js';
import type { Stores } from '#matches/index.ts';
import type { Moment, Point } from './deaths.ts';

/** Where this process is to stop. `freeze`: all of it, until it is killed; else only what has come there, while others are killed. */
export interface Doom {
  readonly point: Point;
  readonly moment: Moment;
  readonly nth: number;
  readonly freeze: boolean;
}

export interface Fate {
  doom(doom: Doom | undefined): void;
  /** Lets go on what was stopped. */
  goOn(): void;
  /** The same stores, in which it is come to the points of the log and of messages. */
  stores<Whole extends Stores>(stores: Whole): Whole;
}

type Around = <Made>(point: Point, act: () => Promise<Made>) => Promise<Made>;

/**
 * Stops this process exactly where it is told to, and says so with `struck`. Discord's REST and BullMQ's queues and workers are
 * changed for all of the process.
 */
export const openFate = (struck: () => void): Fate => {
  let doom: Doom | undefined;
  let left = 0;
  let goOn = (): void => undefined;
  const strike = async (point: Point, moment: Moment): Promise<void> => {
    if (doom?.point !== point || doom.moment !== moment) return;
    left -= 1;
    if (left > 0) return;
    const { freeze } = doom;
    doom = undefined;
    const passing = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    struck();
    if (freeze) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    await passing;
  };
  const around: Around = async (point, act) => {
    await strike(point, 'before');
    const made = await act();
    await strike(point, 'after');
    return made;
  };
  passRequests(around);
  passQueues(around);
  return {
    doom: (next) => {
      doom = next;
      left = next?.nth ?? 0;
    },
    goOn: () => goOn(),
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

const pointOfRequest = (method: string, route: string): Point | undefined => {
  if (/^\/interactions\/.*\/callback$/.test(route)) return 'interaction';
  return method !== 'GET' && /^\/channels\/\d+\/messages(\/\d+)?$/.test(route) ? 'send' : undefined;
};

/** An interaction is received when its acknowledgement is about to be sent; a message is sent, or changed, by a request. */
const passRequests = (around: Around): void => {
  const { request } = REST.prototype;
  REST.prototype.request = function (this: REST, options) {
    const point = pointOfRequest(options.method, options.fullRoute);
    return point === undefined ? request.call(this, options) : around(point, () => request.call(this, options));
  };
};

/** What BullMQ keeps for those who extend its worker. */
interface Working {
  callProcessJob(job: Job, ...more: readonly unknown[]): Promise<unknown>;
}

/** A sweep is asked for all the time, whatever happens; jobs of clocks and calls are timers. */
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
