import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import packageFile from '../../../package.json' with { type: 'json' };
import { fromRoot } from '../setup/compose.ts';
import { OPTIMISE_LATER } from '../setup/optimiseLater.ts';

/** For `… && NAME=value exec node … src/built/main.js`: the environment and the arguments of the command. */
const [, assigned = '', between = ''] =
  /((?:\w+=\S+ )*)exec node (.*) src\/built\/main\.js$/.exec(packageFile.scripts.start) ?? [];
/** The arguments of Node. */
export const START_ARGUMENTS = between.split(' ');
const START_ENVIRONMENT = Object.fromEntries(
  assigned
    .trim()
    .split(' ')
    .map((one) => one.split('=')),
) as Environment;

/** `npm start` as a separate process, without npm. */
export interface MainProcess {
  readonly child: ChildProcess;
  /** Its output so far, stdout and stderr. */
  said(): string;
  /** Resolves when it has written a matching line; rejects when it exits first. */
  says(pattern: RegExp): Promise<string>;
  /** Its exit code once it has exited; `null` if it was killed. */
  ended(): Promise<number | null>;
}

export type Environment = Readonly<Record<string, string>>;
export type StartProcess = (environment: Environment) => MainProcess;

/** Of this process's environment it inherits only the path. */
export const startMain: StartProcess = (environment) =>
  startProgram('src/built/main.js', { ...START_ENVIRONMENT, ...environment }, START_ARGUMENTS);

/** Node's arguments without source maps, which take a fifth of the time of a start and only make stacks of errors readable. */
export const SHORT_LIVED = [...START_ARGUMENTS.filter((each) => each !== '--enable-source-maps'), ...OPTIMISE_LATER];

/** `startMain` in less processor time, for processes that soon end. */
export const startShortLived: StartProcess = (environment) =>
  startProgram('src/built/main.js', { ...START_ENVIRONMENT, ...environment }, SHORT_LIVED);

/** Starts another program; `args` are Node's arguments, `given` the program's own. */
export const startProgram = (
  file: string,
  environment: Environment,
  args: readonly string[] = ['--import', 'tsx'],
  given: readonly string[] = [],
): MainProcess => {
  const child = spawn(process.execPath, [...args, file, ...given], {
    cwd: fromRoot('.'),
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const hear = (chunk: Buffer): void => {
    text += chunk.toString();
    child.emit('said');
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return {
    child,
    said: () => text,
    says: async (pattern) => {
      const isOver = ended.then(() => true);
      while (!pattern.test(text)) {
        const over = await Promise.race([isOver, once(child, 'said').then(() => false)]);
        if (over && !pattern.test(text))
          throw new Error(`The process exited before its output matched ${pattern}; output: ${text}`);
      }
      return text;
    },
    ended: () => ended,
  };
};
