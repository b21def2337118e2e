import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { PostgresFailed, startEmbeddedPostgres } from '#store/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where this run's PostgreSQL is kept, once it is started. */
    postgresFolder: string;
  }
}

const PREFIX = 'trireme-tests-';

let folder: string | undefined;

/** Prepares a folder for the run's PostgreSQL, after removing what killed runs left. */
export const setup = async (project: TestProject): Promise<void> => {
  await clearLeftovers();
  folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  await chmod(folder, 0o755);
  project.provide('postgresFolder', folder);
};

/** Stops the server that was started there. */
export const teardown = async (): Promise<void> => {
  if (folder !== undefined) await clear(folder);
};

const clear = async (folder: string): Promise<void> => {
  const entries = await readdir(folder);
  if (entries.includes('postgres')) await stopIn(folder);
  await rm(folder, { recursive: true, force: true });
};

/** A running server is adopted first. If it does not start because its creation was interrupted, it is not running either. */
const stopIn = async (folder: string): Promise<void> => {
  const server = await startEmbeddedPostgres({ dataFolder: folder, log: () => {}, durable: false }).catch(unlessBroken);
  await server?.stop();
};

const unlessBroken = (error: unknown): undefined => {
  if (!(error instanceof PostgresFailed)) throw error;
  return undefined;
};

/** Folders are named after the process they belong to. */
const clearLeftovers = async (): Promise<void> => {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  for (const name of names) {
    const owner = Number(name.slice(PREFIX.length).split('-')[0]);
    if (!isRunning(owner)) await clear(join(tmpdir(), name));
  }
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};
