/**
 * A process that starts the embedded PostgreSQL on the folder named, says where it is in one line of JSON, and stays until
 * its input ends. A second argument names the folder of programs other than the embedded ones.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#store/embedded/embeddedPostgres.ts';

const [, , folder = '', programs] = process.argv;
try {
  const server = await startEmbeddedPostgres({
    dataFolder: folder,
    log: () => {},
    durable: false,
    ...(programs === undefined ? {} : { programs }),
  });
  const url = await server.url('trireme');
  const postmaster = (await readFile(join(folder, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0];
  console.log(JSON.stringify({ url, postmaster: Number(postmaster), uid: process.getuid?.() }));
  process.stdin.once('end', async () => {
    await server.stop();
    process.exit(0);
  });
  process.stdin.resume();
} catch (error) {
  console.log(JSON.stringify({ failed: String(error) }));
}
