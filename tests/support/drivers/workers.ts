import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Work in processes of its own, one a core. A worker says `ready`, then answers every task with one message. */

export interface Work<Task, Answer> {
  /** What the processes run; `serve` is its last line. */
  readonly script: URL;
  /** What each process is started with. */
  readonly args?: readonly string[];
  readonly tasks: readonly Task[];
  /** Told of every answer at once. */
  readonly told?: (answer: Answer, task: Task) => void;
  /** A worker that thinks longer than this is stopped. */
  readonly mostSeconds?: number;
  /** What stands for the answer of a worker that was stopped or crashed; without it that is an error. */
  readonly broken?: Answer;
  /** Asked of each worker when no task is left. */
  readonly last?: Task;
}

/** All answers, in the order they come. Throws what a worker throws. */
export const workOff = async <Task extends object, Answer extends object>(
  work: Work<Task, Answer>,
): Promise<readonly Answer[]> => {
  const queue = [...work.tasks];
  const answers: Answer[] = [];
  const workOne = async (): Promise<void> => {
    let worker = await openWorker(work);
    for (let task = queue.shift(); task; task = queue.shift()) {
      const answer = await answerTo(worker, task, work);
      if (!worker.connected) worker = await openWorker(work);
      answers.push(answer);
      work.told?.(answer, task);
    }
    if (work.last) answers.push(await answerTo<Task, Answer>(worker, work.last));
    worker.disconnect();
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), queue.length) }, workOne));
  return answers;
};

/** The worker's side: answers each task; what is thrown goes to whoever asked. `close` is called when nobody asks any more. */
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

/** A worker that is ready. Where it is expected to break, what it says of that is not passed on. */
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

/** The next message; rejected when the process ends instead. */
const messageOf = (worker: ChildProcess): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const ended = (): void => reject(new Error('A worker ended before its answer.'));
    worker.once('exit', ended);
    worker.once('message', (message) => {
      worker.off('exit', ended);
      resolve(message);
    });
  });
