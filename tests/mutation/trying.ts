import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Mutant } from './mutants.ts';
import type { Trial } from './trials.ts';

/** A mutant that makes the tests go round in circles, or eats all memory, is caught: no test run would end well. */
const MOST_SECONDS = 60;

export interface Tried {
  readonly mutant: Mutant;
  readonly trial: Trial;
}

/** Tries all mutants, as many at a time as there are cores. Throws when the tests fail on the sources as they are. */
export const tryAll = async (mutants: readonly Mutant[], told: (tried: Tried) => void): Promise<readonly Tried[]> => {
  const queue = [...mutants];
  const tried: Tried[] = [];
  const work = async (): Promise<void> => {
    let process = await openWorker();
    const { caughtBy } = await ask(process, 'none');
    if (caughtBy) throw new Error(`Without a mutant the tests fail: ${caughtBy.file}: ${caughtBy.test}`);
    for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
      const trial = await ask(process, mutant).catch(broken);
      if (!process.connected) process = await openWorker();
      tried.push({ mutant, trial });
      told({ mutant, trial });
    }
    process.disconnect();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return tried;
};

const openWorker = async (): Promise<ChildProcess> => {
  const process = fork(fileURLToPath(new URL('worker.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx', '--max-old-space-size=2048'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await answerOf(process);
  return process;
};

const ask = async (process: ChildProcess, mutant: Mutant | 'none'): Promise<Trial> => {
  process.send(mutant);
  const timer = setTimeout(() => process.kill('SIGKILL'), MOST_SECONDS * 1000);
  try {
    return (await answerOf(process)) as Trial;
  } finally {
    clearTimeout(timer);
  }
};

/** The next message; rejected when the process ends instead. */
const answerOf = (process: ChildProcess): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const ended = (): void => reject(new Error('The process that tries mutants ended.'));
    process.once('exit', ended);
    process.once('message', (answer) => {
      process.off('exit', ended);
      resolve(answer);
    });
  });

const broken = (): Trial => ({ caughtBy: { file: '', test: `the tests do not end within ${MOST_SECONDS} s, or crash` } });
