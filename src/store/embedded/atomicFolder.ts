import { randomBytes } from 'node:crypto';
import { access, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Creates a folder completely or not at all, also if several processes do so at once: `fill` creates a draft beside it, which is
 * then renamed. Deletes the drafts of processes that were killed.
 */
export const createFolderAtomically = async (path: string, fill: (draft: string) => Promise<void>): Promise<void> => {
  if (await exists(path)) return;
  await deleteStaleDrafts(path);
  const draft = `${path}.draft-${process.pid}-${randomBytes(4).toString('hex')}`;
  try {
    await fill(draft);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!(await exists(path))) throw error;
  }
};

const deleteStaleDrafts = async (path: string): Promise<void> => {
  const [folder, prefix] = [dirname(path), `${basename(path)}.draft-`];
  const drafts = (await readdir(folder)).filter((name) => name.startsWith(prefix));
  for (const name of drafts) {
    const pid = Number(name.slice(prefix.length).split('-')[0]);
    if (!isRunning(pid)) await rm(join(folder, name), { recursive: true, force: true });
  }
};

/** Whether a process with this id exists, of any user. */
export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
};

export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
