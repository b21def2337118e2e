import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { TOP } from '../support/sources.ts';

/** A program of the house that runs in a process of its own. */
export interface Program {
  /** The first line it wrote that was waited for. */
  readonly line: string;
  /** Asks it to end, and waits until it has. */
  stop(): Promise<void>;
}

/** Starts a TypeScript file (with arguments after it, if any) and waits for a line on its standard output. Throws when it ends before, with what it said. */
export const startProgram = async (
  [file = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
  isAwaited: (line: string) => boolean,
): Promise<Program> => {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: TOP,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const line = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (text) => isAwaited(text) && resolve(text));
    ended.then(() => reject(new Error(`${file} ended before it was ready.\n${complaint}`)));
  });
  return {
    line,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};
