import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { PostgresFailed, startEmbeddedPostgres } from '#store/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where this run's PostgreSQL lives, once somebody starts it. */
    postgresFolder: string;
  }
}

const PREFIX = 'trireme-tests-';

let folder: string | undefined;

/** Gives the run a place for its PostgreSQL, after taking down what killed runs have left. */
export const setup = async (project: TestProject): Promise<void> => {
  await clearLeftovers();
  folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  await chmod(folder, 0o755);
  project.provide('postgresFolder', folder);
};

/** Stops what was started there. */
export const teardown = async (): Promise<void> => {
  if (folder !== undefined) await clear(folder);
};

const clear = async (folder: string): Promise<void> => {
  const entries = await readdir(folder);
  if (entries.includes('postgres')) await stopIn(folder);
  await rm(folder, { recursive: true, force: true });
};

/** Whatever runs there is adopted first. What does not start, since its making was broken off, does not run either. */
const stopIn = async (folder: string): Promise<void> => {
  const server = await startEmbeddedPostgres({ dataFolder: folder, log: () => {}, durable: false }).catch(unlessBroken);
  await server?.stop();
};

const unlessBroken = (error: unknown): undefined => {
  if (!(error instanceof PostgresFailed)) throw error;
  return undefined;
};

/** Folders carry the number of the process they belong to. */
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
