import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { type BuildContext, context, type Plugin } from 'esbuild';
import { sourcesIn, TOP } from '../support/structure/sources.ts';
import { type Collected, openHarness } from './harness.ts';
import { type Mutant, mutated } from './mutants.ts';
import type { MutatedGame } from './targets.ts';

/** Tests beside the rule tests: one looks at their titles and at nothing that runs, others play at random and would catch by luck. */
const NO_RULE_TESTS = /\/(rules|laws|secrets)\.test\.ts$/;

/** What a trial found: the test that failed first, by file and title; none when all passed. */
export interface Trial {
  readonly caughtBy?: { readonly file: string; readonly test: string };
  /** Tests that ran. */
  readonly tests: number;
}

/** The test files as a program that can be run again and again, each loaded only when it is asked for. */
type TestFiles = Readonly<Record<string, () => Promise<unknown>>>;

/** Runs the rule tests of a game with one mutant after the other in the sources they are bundled with; nothing is changed on disk. */
export const openTrials = async (game: MutatedGame): Promise<(mutant: Mutant | undefined) => Promise<Trial>> => {
  let mutant: Mutant | undefined;
  const files = sourcesIn(`tests/games/${game}`, /\.test\.ts$/)
    .map(({ path }) => path)
    .filter((path) => !NO_RULE_TESTS.test(path));
  const bundle = await bundler(files, () => mutant);
  const catches = new Map<string, number>();

  return async (next) => {
    mutant = next;
    const caughtOf = (file: string): number => catches.get(`${next?.path} ${file}`) ?? 0;
    const trial = await tryAll(
      await loaded(bundle),
      files.toSorted((a, b) => caughtOf(b) - caughtOf(a)),
    );
    if (trial.caughtBy) catches.set(`${next?.path} ${trial.caughtBy.file}`, caughtOf(trial.caughtBy.file) + 1);
    return trial;
  };
};

/** Bundles the tests with their sources; a mutant changes its file on the way. */
const bundler = (files: readonly string[], mutantNow: () => Mutant | undefined): Promise<BuildContext> => {
  const sources: Plugin = {
    name: 'sources with a mutant',
    setup: (build) => {
      build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const text = readFileSync(path, 'utf8');
        const mutant = mutantNow();
        const changed = mutant && path === join(TOP, mutant.path) ? mutated(text, mutant) : text;
        return { contents: changed.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)), loader: 'ts' };
      });
    },
  };
  const entry = files.map((file) => `${JSON.stringify(file)}: () => import('./${file}')`).join(',');
  return context({
    stdin: { contents: `export const files = {${entry}}`, resolveDir: TOP, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    external: ['vitest'],
    logLevel: 'silent',
    plugins: [sources],
  });
};

interface Loaded {
  readonly files: TestFiles;
  readonly collected: readonly Collected[];
}

const loaded = async (bundle: BuildContext): Promise<Loaded> => {
  const { outputFiles = [] } = await bundle.rebuild();
  const { vitest, collected } = openHarness();
  const requireOwn = createRequire(import.meta.url);
  const module: { exports: { files?: TestFiles } } = { exports: {} };
  const program = new Script(`(module, exports, require) => {${outputFiles[0]?.text}}`, { filename: 'rule tests' });
  program.runInThisContext()(module, module.exports, (name: string) => (name === 'vitest' ? vitest : requireOwn(name)));
  return { files: module.exports.files ?? {}, collected };
};

/** Runs test after test until one fails. */
const tryAll = async ({ files, collected }: Loaded, order: readonly string[]): Promise<Trial> => {
  let tests = 0;
  for (const file of order) {
    const before = collected.length;
    let title = 'the file loads';
    try {
      await files[file]?.();
      for (const one of collected.slice(before)) {
        title = one.title;
        tests++;
        await one.run();
      }
    } catch {
      return { caughtBy: { file, test: title }, tests };
    }
  }
  return { tests };
};
