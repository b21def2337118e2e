import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isRunning } from './atomicFolder.ts';

/** The process of a running server, from its file `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/**
 * Returns the server that runs on a data directory, if any. PostgreSQL deletes the stale file of a dead server itself, unless
 * another process has its id by now, as after a reboot: PostgreSQL would mistake that for a running server, so we delete the
 * file.
 */
export const findPostmaster = async (data: string): Promise<Postmaster | undefined> => {
  const known = await readPostmaster(data);
  if (known === undefined || !isRunning(known.pid)) return undefined;
  const commandLine = await commandLineOf(known.pid);
  if (commandLine === undefined || commandLine.includes(data)) return known;
  await deleteStaleFile(data, known);
  return undefined;
};

const readPostmaster = async (data: string): Promise<Postmaster | undefined> => {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  const isProcess = Number.isInteger(pid) && pid > 0 && pid < 2 ** 31;
  return isProcess && Number.isInteger(port) && port > 0 ? { pid, port } : undefined;
};

/** Deletes the file of a dead server. Puts the file back if another server has written it in the meantime. */
const deleteStaleFile = async (data: string, dead: Postmaster): Promise<void> => {
  const path = join(data, 'postmaster.pid');
  const moved = `${path}.${randomBytes(4).toString('hex')}`;
  try {
    await rename(path, moved);
  } catch {
    return;
  }
  const isStale = (await readFile(moved, 'utf8')).startsWith(`${dead.pid}\n`);
  await (isStale ? rm(moved) : rename(moved, path));
};

/** Returns the port of the last server on a data directory, for the next one to use again. */
export const readLastPort = async (data: string): Promise<number | undefined> => {
  const text = await readFile(join(data, 'postmaster.opts'), 'utf8').catch(() => '');
  const port = /"-p" "(\d+)"/.exec(text)?.[1];
  return port === undefined ? undefined : Number(port);
};

/** Returns the command line of a process; `undefined` if the system does not reveal it. */
const commandLineOf = async (pid: number): Promise<string | undefined> => {
  try {
    return await readFile(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    const ps = await promisify(execFile)('ps', ['-o', 'args=', '-p', String(pid)]).catch(() => undefined);
    return ps?.stdout;
  }
};
