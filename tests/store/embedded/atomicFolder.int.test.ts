import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { createFolderAtomically } from '#store/embedded/atomicFolder.ts';

describe('a folder created atomically', () => {
  let folders = 0;
  let folder: string;
  beforeEach(async () => {
    folders++;
    folder = join(inject('postgresFolder'), `made-${process.pid}-${folders}`);
    await mkdir(folder);
  });

  const filled = (text: string) => async (draft: string) => {
    await mkdir(draft);
    await writeFile(join(draft, 'text'), text);
  };

  test('a folder is created once, complete, when several callers start at the same moment', async () => {
    const path = join(folder, 'data');
    const texts = ['one', 'two', 'three', 'four'];
    await Promise.all(texts.map((text) => createFolderAtomically(path, filled(text))));
    expect(await readdir(folder)).toEqual(['data']);
    expect(texts).toContain(await readFile(join(path, 'text'), 'utf8'));
  });

  test('a folder that exists is left alone', async () => {
    const path = join(folder, 'data');
    await createFolderAtomically(path, filled('first'));
    await createFolderAtomically(path, filled('second'));
    expect(await readFile(join(path, 'text'), 'utf8')).toBe('first');
  });

  test('a folder that cannot be filled leaves nothing behind', async () => {
    const broken = async (draft: string) => {
      await mkdir(draft);
      throw new Error('no space left');
    };
    await expect(createFolderAtomically(join(folder, 'data'), broken)).rejects.toThrow('no space left');
    expect(await readdir(folder)).toEqual([]);
  });

  test('drafts of dead processes are deleted, and no others', async () => {
    const gone = spawn('true');
    await once(gone, 'exit');
    await mkdir(join(folder, `data.draft-${gone.pid}-1234abcd`));
    await mkdir(join(folder, `data.draft-${process.pid}-1234abcd`));
    await createFolderAtomically(join(folder, 'data'), filled('text'));
    expect((await readdir(folder)).sort()).toEqual(['data', `data.draft-${process.pid}-1234abcd`]);
  });
});
