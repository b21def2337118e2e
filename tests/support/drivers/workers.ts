import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Work in worker processes, at most one per core. A worker sends `ready`, then answers every task with one message. */

export interface Work<Task, Answer> {
  /** The module that the processes run; its last line calls `serve`. */
  readonly script: URL;
  /** Passed to each process at its start. */
  readonly args?: readonly string[];
  readonly tasks: readonly Task[];
  /** How many tasks are worth the start of another worker. */
  readonly perWorker?: number;
  /** Called with each answer as it arrives. */
  readonly told?: (answer: Answer, task: Task) => void;
  /** Checked before each task: once it is true, the remaining ones are dropped. */
  readonly until?: () => boolean;
  /** A worker that takes longer is killed. */
  readonly mostSeconds?: number;
  /** The substitute for the answer of a worker that was killed or crashed; without it that is an error. */
  readonly broken?: Answer;
  /** Sent to each worker when no task is left. */
  readonly last?: Task;
}

/** All answers, in the order they arrive. Throws what a worker throws. */
export const workOff = async <Task extends object, Answer extends object>(
  work: Work<Task, Answer>,
): Promise<readonly Answer[]> => {
  const queue = [...work.tasks];
  const workers = Math.min(availableParallelism(), Math.ceil(queue.length / (work.perWorker ?? 1)));
  const answers: Answer[] = [];
  const workOne = async (): Promise<void> => {
    let worker = await openWorker(work);
    for (let task = queue.shift(); task && work.until?.() !== true; task = queue.shift()) {
      if (!worker.connected) worker = await openWorker(work);
      const answer = await answerTo(worker, task, work);
      answers.push(answer);
      work.told?.(answer, task);
    }
    if (work.last) answers.push(await answerTo<Task, Answer>(worker, work.last));
    if (worker.connected) worker.disconnect();
  };
  await Promise.all(Array.from({ length: workers }, workOne));
  return answers;
};

/** The worker's side: answers each task; errors are sent to the parent. `close` is called when the parent disconnects. */
export const serve = <Task, Answer>(
  answer: (task: Task) => Answer | Promise<Answer>,
  close: () => Promise<void> = async () => {},
): void => {
  process.on('message', async (task: Task) => {
    try {
      process.send?.({ answer: await answer(task) });
    } catch (error) {
      process.send?.({ error: error instanceof Error ? error.message : String(error) });
    }
  });
  process.on('disconnect', () => void close().finally(() => process.exit()));
  process.send?.('ready');
};

/** A worker that is ready. Where it is expected to crash, its stderr is dropped. */
const openWorker = async <Task, Answer>({ script, args = [], broken }: Work<Task, Answer>): Promise<ChildProcess> => {
  const worker = fork(fileURLToPath(script), args, {
    execArgv: ['--import', 'tsx', '--max-old-space-size=2048'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  worker.stderr?.pipe(process.stderr);
  await messageOf(worker);
  if (broken !== undefined) worker.stderr?.unpipe(process.stderr).resume();
  return worker;
};

const answerTo = async <Task extends object, Answer>(
  worker: ChildProcess,
  task: Task,
  { mostSeconds, broken }: Pick<Work<Task, Answer>, 'mostSeconds' | 'broken'> = {},
): Promise<Answer> => {
  worker.send(task);
  const timer = mostSeconds === undefined ? undefined : setTimeout(() => worker.kill('SIGKILL'), mostSeconds * 1000);
  const said = messageOf(worker).finally(() => clearTimeout(timer));
  const { answer, error } = (await (broken === undefined ? said : said.catch(() => ({ answer: broken })))) as {
    readonly answer?: Answer;
    readonly error?: string;
  };
  if (answer === undefined) throw new Error(error);
  return answer;
};

/** The next message; rejects when the process exits first. */
const messageOf = (worker: ChildProcess): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const ended = (): void => reject(new Error('A worker exited before its answer.'));
    worker.once('exit', ended);
    worker.once('message', (message) => {
      worker.off('exit', ended);
      resolve(message);
    });
  });
