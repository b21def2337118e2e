import { execFileSync } from 'node:child_process';
import { chmod, mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A disk for one test, in memory. */
export interface TinyDisk {
  readonly folder: string;
  /** Uses up all of its space. */
  fill(): Promise<void>;
  /** Deletes what `fill` has written. */
  free(): Promise<void>;
  /** Makes the disk read-only. */
  protect(): void;
  remove(): Promise<void>;
}

const LOAD = 'load';

/** Mounts a disk of this size on a new folder; `undefined` where this process may not, as anybody but root. */
export const mountTinyDisk = async (folder: string, megabytes: number): Promise<TinyDisk | undefined> => {
  await mkdir(folder);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  await chmod(folder, 0o755);
  return {
    folder,
    fill: async () => {
      const { bavail, bsize } = await statfs(folder);
      await writeFile(join(folder, LOAD), new Uint8Array(bavail * bsize));
    },
    free: () => rm(join(folder, LOAD)),
    protect: () => void execFileSync('mount', ['-o', 'remount,ro', folder]),
    remove: async () => {
      execFileSync('umount', ['-l', folder]);
      await rm(folder, { recursive: true });
    },
  };
};
