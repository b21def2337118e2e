import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** The code version that announced a match. */
export interface Release {
  /** The version in `package.json`. */
  readonly name: string;
  /** The commit of the checkout, if it is one. */
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

/** Returns the checked-out commit. HEAD holds a commit or the name of a branch, whose ref may be packed. */
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

/** Returns the release of this code; its name is `unknown` where `package.json` is missing. */
export const releaseHere = (): Release => {
  known ??= readRelease();
  return known;
};

/** Returns the release and commit of this code as one identifier. */
export const releaseId = (): string => {
  const { name, commit } = releaseHere();
  return commit === undefined ? name : `${name} ${commit}`;
};

const readRelease = (): Release => {
  const { version }: { readonly version?: string } = JSON.parse(textOf('package.json') ?? '{}');
  const commit = commitHere();
  return { name: version ?? 'unknown', ...(commit !== undefined && { commit }) };
};
