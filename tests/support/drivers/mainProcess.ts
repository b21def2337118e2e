import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import packageFile from '../../../package.json' with { type: 'json' };
import { fromRoot } from '../setup/compose.ts';

/** Of `… && NAME=value exec node … src/built/main.js`: what stands before, and what stands between. */
const [, assigned = '', between = ''] =
  /((?:\w+=\S+ )*)exec node (.*) src\/built\/main\.js$/.exec(packageFile.scripts.start) ?? [];
const START = between.split(' ');
const START_ENVIRONMENT = Object.fromEntries(
  assigned
    .trim()
    .split(' ')
    .map((one) => one.split('=')),
) as Environment;

/** `npm start` as a process of its own, without npm. */
export interface MainProcess {
  readonly child: ChildProcess;
  /** All it has written so far, to both streams. */
  said(): string;
  /** Ends when it has written something that matches; throws when it ends first. */
  says(pattern: RegExp): Promise<string>;
  /** Its exit code, once it has ended; `null` when it was killed. */
  ended(): Promise<number | null>;
}

export type Environment = Readonly<Record<string, string>>;
export type StartProcess = (environment: Environment) => MainProcess;

/** Nothing of this process's own environment reaches it but the path. */
export const startMain: StartProcess = (environment) =>
  startProgram('src/built/main.js', { ...START_ENVIRONMENT, ...environment }, START);

/** Another program, started as it is; `args` are Node's, `given` its own. */
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
        if (over && !pattern.test(text)) throw new Error(`It ended without saying ${pattern}; it said: ${text}`);
      }
      return text;
    },
    ended: () => ended,
  };
};
