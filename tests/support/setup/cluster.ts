import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { createFolderAtomically } from '#store/embedded/atomicFolder.ts';
import { locateCluster } from '#store/embedded/cluster.ts';
import { serverUser } from '#store/embedded/osUser.ts';
import { postgresBinaries } from '#store/embedded/postgresBinaries.ts';
import { initialise } from '#store/embedded/postgresPrograms.ts';

let template: Promise<string> | undefined;

/**
 * Creates a data folder with the database that the first start of the embedded PostgreSQL would create in it: the run's only one, copied,
 * because `initdb` takes longer than most tests. A test of that first start begins with an empty folder.
 */
export const createCluster = async (dataFolder: string): Promise<void> => {
  template ??= preparedTemplate();
  const prepared = await template;
  await mkdir(dataFolder, { recursive: true });
  // Keeps the server's user as owner.
  await promisify(execFile)('cp', ['-a', join(prepared, 'postgres'), join(prepared, 'postgres-password'), dataFolder]);
};

/** The folder of the template, created by the first of several workers. */
const preparedTemplate = async (): Promise<string> => {
  const folder = join(inject('postgresFolder'), 'template');
  await createFolderAtomically(folder, async (draft) => {
    const user = await serverUser();
    const cluster = await locateCluster(draft, user);
    const binaries = await postgresBinaries(user, cluster.spare);
    await initialise({ cluster, user, binaries, durable: false }, cluster.data);
  });
  return folder;
};
