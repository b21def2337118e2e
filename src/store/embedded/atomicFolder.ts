import { randomBytes } from 'node:crypto';
import { access, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Makes a folder all or nothing, also when several processes do so at once: `fill` makes a draft beside it, which gets its name in
 * the end. Drafts of processes that were killed are cleared away.
 */
export const createFolderAtomically = async (path: string, fill: (draft: string) => Promise<void>): Promise<void> => {
  if (await exists(path)) return;
  await clearDrafts(path);
  const draft = `${path}.draft-${process.pid}-${randomBytes(4).toString('hex')}`;
  try {
    await fill(draft);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!(await exists(path))) throw error;
  }
};

const clearDrafts = async (path: string): Promise<void> => {
  const [folder, prefix] = [dirname(path), `${basename(path)}.draft-`];
  const drafts = (await readdir(folder)).filter((name) => name.startsWith(prefix));
  for (const name of drafts) {
    const maker = Number(name.slice(prefix.length).split('-')[0]);
    if (!isRunning(maker)) await rm(join(folder, name), { recursive: true, force: true });
  }
};

/** Whether a process with this number exists, of any user. */
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
