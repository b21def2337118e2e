/**
 * `npm run migration -- <name>`: writes the migration from the committed `schema.prisma` to the current one. Read and complete it, then
 * commit both together. Needs no network.
 */
import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '../src/store/index.ts';
import { migrationScript } from './schemaEngine.ts';

const main = async (name: string | undefined): Promise<void> => {
  if (name === undefined || !/^[a-z][a-z0-9_]*$/.test(name)) throw new Error('Name it: npm run migration -- add_teams');
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const committed = execFileSync('git', ['show', 'HEAD:prisma/schema.prisma'], { cwd, encoding: 'utf8' });
  const current = await readFile(new URL('schema.prisma', import.meta.url), 'utf8');
  const dataFolder = await mkdtemp(join(tmpdir(), 'trireme-migration-'));
  await chmod(dataFolder, 0o755);
  const server = await startEmbeddedPostgres({ dataFolder, log: () => {}, durable: false });
  try {
    await write(name, await migrationScript(await server.url('scratch'), committed, current));
  } finally {
    await server.stop();
    await rm(dataFolder, { recursive: true });
  }
};

const write = async (name: string, script: string): Promise<void> => {
  if (script.replace(/^--.*$/gm, '').trim() === '') return console.log('schema.prisma has not changed since its commit.');
  const folder = fileURLToPath(new URL(`migrations/${await nextStamp()}_${name}/`, import.meta.url));
  await mkdir(folder);
  await writeFile(join(folder, 'migration.sql'), script);
  console.log(`Written: ${folder}migration.sql`);
};

/** Returns the time now, or one second after the newest migration if that is later: migrations run in the order of their names. */
const nextStamp = async (): Promise<string> => {
  const now = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const stamps = (await readdir(new URL('migrations', import.meta.url))).flatMap((each) => /^\d{14}(?=_)/.exec(each)?.[0] ?? []);
  return String(Math.max(Number(now), ...stamps.map((stamp) => Number(stamp) + 1)));
};

await main(process.argv[2]);
