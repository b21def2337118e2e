import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { SHORT_LIVED } from '../support/drivers/mainProcess.ts';
import type { FaultPlan } from './faultPoints.ts';
import type { Order, ProcessOptions, Report } from './killableProcess.ts';

/** A process that stops at a given point, and can be killed. */
export interface Part {
  arm(plan: FaultPlan | undefined): Promise<void>;
  /** Resolves once it has reached its point. */
  reached(): Promise<void>;
  resume(): Promise<void>;
  leap(ms: number): Promise<void>;
  /** Ends it with SIGKILL. */
  kill(): Promise<void>;
}

/** Starts processes, of which spare ones are loaded in advance, so that a restart need not wait for loading. */
export interface ProcessPool {
  start(needs: ProcessOptions): Promise<Part>;
  /** Output of the newest processes, for diagnosis. */
  said(): string;
  close(): Promise<void>;
}

const KEPT_WORDS = 20_000;

export const openProcessPool = (program: string, spare: number): ProcessPool => {
  const children = new Set<ChildProcess>();
  let said = '';
  const load = async (): Promise<ChildProcess> => {
    const child = fork(program, [], {
      // Without this process's own loader, which would transform all of the bundle again.
      execArgv: SHORT_LIVED,
      env: { PATH: process.env.PATH, NODE_ENV: 'test' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    children.add(child);
    child.once('exit', () => children.delete(child));
    const hear = (chunk: Buffer): void => {
      said = `${said}${child.pid}: ${chunk.toString()}`.slice(-KEPT_WORDS);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    await reportOf(child, (report) => report === 'loaded');
    return child;
  };
  const spares = Array.from({ length: spare }, load);
  return {
    start: async (needs) => {
      spares.push(load());
      const child = (await spares.shift()) as ChildProcess;
      const reached = needs.plan && whenReached(child);
      try {
        await order(child, { do: 'start', needs });
      } catch (error) {
        said = `${said}${String(error)}\n`;
        await kill(child);
        throw error;
      }
      return partOf(child, reached);
    },
    said: () => said,
    close: async () => {
      await Promise.allSettled(spares);
      await Promise.all([...children].map(kill));
    },
  };
};

const whenReached = (child: ChildProcess): Promise<void> => {
  const reached = reportOf(child, (report) => report === 'reached').then(() => undefined);
  reached.catch(() => undefined);
  return reached;
};

/** `armed`: it was started with a plan. */
const partOf = (child: ChildProcess, armed?: Promise<void>): Part => ({
  arm: (plan) => order(child, { do: 'arm', plan }),
  reached: () => armed ?? whenReached(child),
  resume: () => order(child, { do: 'resume' }),
  leap: (ms) => order(child, { do: 'leap', ms }),
  kill: () => kill(child),
});

const kill = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};

const order = async (child: ChildProcess, what: Order): Promise<void> => {
  if (!child.connected) throw new Error(`A process that exited cannot ${what.do}.`);
  const followed = reportOf(child, (report) => report === 'done' || typeof report === 'object');
  child.send(what);
  const report = await followed;
  if (typeof report === 'object') throw new Error(`A process could not ${what.do}: ${report.failed}`);
};

/** The next matching report; rejects when the process exits first. */
const reportOf = (child: ChildProcess, fits: (report: Report) => boolean): Promise<Report> =>
  new Promise((resolve, reject) => {
    const forget = (): void => {
      child.off('message', hear);
      child.off('exit', ended);
    };
    const ended = (): void => {
      forget();
      reject(new Error('A process exited by itself.'));
    };
    const hear = (report: Report): void => {
      if (!fits(report)) return;
      forget();
      resolve(report);
    };
    child.on('message', hear);
    child.once('exit', ended);
  });
