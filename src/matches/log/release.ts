import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** Which code a match was told by. */
export interface Release {
  /** As `package.json` numbers it. */
  readonly name: string;
  /** Of the checkout, where it is one. */
  readonly commit?: string;
}

const ROOT = pathToFileURL(createRequire(import.meta.url).resolve('#root/package.json'));
const COMMIT = /^[0-9a-f]{40}$/;

const textOf = (path: string): string | undefined => {
  try {
    return readFileSync(new URL(path, ROOT), 'utf8').trim();
  } catch {
    return undefined;
  }
};

/** What a checkout stands at: a commit by its name, or by that of a branch, which may be packed with others. */
const commitHere = (): string | undefined => {
  const head = textOf('.git/HEAD');
  const branch = /^ref: (refs\/\S+)$/.exec(head ?? '')?.[1];
  const packed = () =>
    textOf('.git/packed-refs')
      ?.split('\n')
      .find((line) => line.endsWith(` ${branch}`))
      ?.slice(0, 40);
  const commit = branch === undefined ? head : (textOf(`.git/${branch}`) ?? packed());
  return commit !== undefined && COMMIT.test(commit) ? commit : undefined;
};

let known: Release | undefined;

/** The release this code is of; `unknown` where it has been taken out of its folder. */
export const releaseHere = (): Release => {
  known ??= readRelease();
  return known;
};

/** The release and commit of this code in one word, to tell it from others. */
export const releaseId = (): string => {
  const { name, commit } = releaseHere();
  return commit === undefined ? name : `${name} ${commit}`;
};

const readRelease = (): Release => {
  const { version }: { readonly version?: string } = JSON.parse(textOf('package.json') ?? '{}');
  const commit = commitHere();
  return { name: version ?? 'unknown', ...(commit !== undefined && { commit }) };
};
