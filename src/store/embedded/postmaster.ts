import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isRunning } from './atomicFolder.ts';

/** What a running server writes down of itself. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/**
 * The server that runs on a data directory, if any. The file of one that is gone is left to PostgreSQL, which clears it up itself;
 * but where its process number is somebody else's by now (as after a restart of the machine), PostgreSQL would take that for a
 * running server, so the file goes.
 */
export const findPostmaster = async (data: string): Promise<Postmaster | undefined> => {
  const known = await readPostmaster(data);
  if (known === undefined || !isRunning(known.pid)) return undefined;
  const commandLine = await commandLineOf(known.pid);
  if (commandLine === undefined || commandLine.includes(data)) return known;
  await forget(data, known);
  return undefined;
};

const readPostmaster = async (data: string): Promise<Postmaster | undefined> => {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  const isProcess = Number.isInteger(pid) && pid > 0 && pid < 2 ** 31;
  return isProcess && Number.isInteger(port) && port > 0 ? { pid, port } : undefined;
};

/** What another server has written meanwhile is put back. */
const forget = async (data: string, gone: Postmaster): Promise<void> => {
  const path = join(data, 'postmaster.pid');
  const taken = `${path}.${randomBytes(4).toString('hex')}`;
  try {
    await rename(path, taken);
  } catch {
    return;
  }
  const isStillGone = (await readFile(taken, 'utf8')).startsWith(`${gone.pid}\n`);
  await (isStillGone ? rm(taken) : rename(taken, path));
};

/** The port the last server on a data directory was given, for the next one to take again. */
export const readLastPort = async (data: string): Promise<number | undefined> => {
  const text = await readFile(join(data, 'postmaster.opts'), 'utf8').catch(() => '');
  const port = /"-p" "(\d+)"/.exec(text)?.[1];
  return port === undefined ? undefined : Number(port);
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
