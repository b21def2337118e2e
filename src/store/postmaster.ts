import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What a running server writes down of itself. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** The server that says it runs on a data directory; it may have died since. */
export const readPostmaster = async (data: string): Promise<Postmaster | undefined> => {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return Number.isInteger(pid) && pid > 0 && Number.isInteger(port) && port > 0 ? { pid, port } : undefined;
};

/** The port the last server on a data directory was given, for the next one to take again. */
export const readLastPort = async (data: string): Promise<number | undefined> => {
  const text = await readFile(join(data, 'postmaster.opts'), 'utf8').catch(() => '');
  const port = /"-p" "(\d+)"/.exec(text)?.[1];
  return port === undefined ? undefined : Number(port);
};

/** Whether the process still is that server: after a restart of the machine its number may be somebody else's. */
export const isAlive = async ({ pid }: Postmaster, data: string): Promise<boolean> => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const commandLine = await commandLineOf(pid);
  return commandLine === undefined || commandLine.includes(data);
};

/** `undefined` where this system does not tell. */
const commandLineOf = async (pid: number): Promise<string | undefined> => {
  try {
    return await readFile(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    const ps = await promisify(execFile)('ps', ['-o', 'args=', '-p', String(pid)]).catch(() => undefined);
    return ps?.stdout;
  }
};
