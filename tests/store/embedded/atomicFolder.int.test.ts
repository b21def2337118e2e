import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { createFolderAtomically } from '#store/embedded/atomicFolder.ts';

describe('a folder made all or nothing', () => {
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

  test('is made once, whole, when several begin at the same moment', async () => {
    const path = join(folder, 'data');
    const texts = ['one', 'two', 'three', 'four'];
    await Promise.all(texts.map((text) => createFolderAtomically(path, filled(text))));
    expect(await readdir(folder)).toEqual(['data']);
    expect(texts).toContain(await readFile(join(path, 'text'), 'utf8'));
  });

  test('is left alone when it is there', async () => {
    const path = join(folder, 'data');
    await createFolderAtomically(path, filled('first'));
    await createFolderAtomically(path, filled('second'));
    expect(await readFile(join(path, 'text'), 'utf8')).toBe('first');
  });

  test('leaves nothing behind when it cannot be filled', async () => {
    const broken = async (draft: string) => {
      await mkdir(draft);
      throw new Error('no space left');
    };
    await expect(createFolderAtomically(join(folder, 'data'), broken)).rejects.toThrow('no space left');
    expect(await readdir(folder)).toEqual([]);
  });

  test('takes away the drafts of processes that are gone, and no others', async () => {
    const gone = spawn('true');
    await once(gone, 'exit');
    await mkdir(join(folder, `data.draft-${gone.pid}-1234abcd`));
    await mkdir(join(folder, `data.draft-${process.pid}-1234abcd`));
    await createFolderAtomically(join(folder, 'data'), filled('text'));
    expect((await readdir(folder)).sort()).toEqual(['data', `data.draft-${process.pid}-1234abcd`]);
  });
});
