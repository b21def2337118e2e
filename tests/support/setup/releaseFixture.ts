import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';

/** The data a release left: its database as `npm run backup` wrote it, and its sandbox. */
export interface ReleaseFixture {
  /** The sandbox's time, in milliseconds since 1970. */
  readonly now: number;
  /** A backup folder, as `npm run restore` takes it. */
  readonly backup: string;
  /** The journal's folder, as `startSandbox` takes it. */
  readonly journal: string;
}

interface Packed {
  readonly now: number;
  readonly backup: Readonly<Record<string, string>>;
  readonly journal: string;
  /** Ids of files by their bytes in base64: most are the same picture. */
  readonly files: Readonly<Record<string, readonly string[]>>;
}

const pathOf = (release: string): string => fileURLToPath(new URL(`../../fixtures/releases/${release}.json.gz`, import.meta.url));

/** Unpacks a release's fixture into a new folder below the system's temporary one. */
export const unpackFixture = async (release: string): Promise<ReleaseFixture & { readonly folder: string }> => {
  const packed = JSON.parse(gunzipSync(new Uint8Array(await readFile(pathOf(release)))).toString('utf8')) as Packed;
  const folder = await mkdtemp(join(tmpdir(), 'trireme-release-'));
  const [backup, journal] = [join(folder, 'backup'), join(folder, 'journal')];
  await mkdir(backup);
  await mkdir(join(journal, 'files'), { recursive: true });
  for (const [name, text] of Object.entries(packed.backup)) await writeFile(join(backup, name), text);
  await writeFile(join(journal, 'journal.jsonl'), packed.journal);
  for (const [bytes, ids] of Object.entries(packed.files)) {
    for (const id of ids) await writeFile(join(journal, 'files', id), new Uint8Array(Buffer.from(bytes, 'base64')));
  }
  return { folder, now: packed.now, backup, journal };
};

/** Packs the data a release left into one file; returns its size in bytes. */
export const packFixture = async (release: string, { now, backup, journal }: ReleaseFixture): Promise<number> => {
  const tables: Record<string, string> = {};
  for (const name of await readdir(backup)) tables[name] = await readFile(join(backup, name), 'utf8');
  const files: Record<string, string[]> = {};
  for (const id of await readdir(join(journal, 'files'))) {
    const bytes = (await readFile(join(journal, 'files', id))).toString('base64');
    files[bytes] = [...(files[bytes] ?? []), id];
  }
  const lines = await readFile(join(journal, 'journal.jsonl'), 'utf8');
  const packed: Packed = { now, backup: tables, journal: lines, files };
  const zipped = new Uint8Array(gzipSync(JSON.stringify(packed), { level: 9 }));
  await writeFile(pathOf(release), zipped);
  return zipped.length;
};
