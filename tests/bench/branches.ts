import { type Profiler, Session } from 'node:inspector';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { convert } from 'ast-v8-to-istanbul';
import { parseSync } from 'oxc-parser';
import { TOP } from '../support/structure/sources.ts';

/** How often each path of each branch was taken: `path:line:column kind path` of the TypeScript. */
export type Branches = Readonly<Record<string, number>>;

interface Script {
  readonly code: string;
  readonly sourceMap: NonNullable<Parameters<typeof convert>[0]['sourceMap']>;
}

/**
 * Starts to count the branches taken in the sources below a folder, by V8's precise coverage of this process; the sources must not be
 * loaded yet. Branches are those of Istanbul: both paths of an `if` and of `?:`, each side of `&&`, `||` and `??`, each `case`, each
 * default of a parameter or a property. They are found in the running JavaScript and named by the TypeScript.
 */
export const countBranches = async (folder: string): Promise<() => Promise<Branches>> => {
  const session = new Session();
  session.connect();
  const ask = <Answer>(method: string, params: object = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      session.post(method, params, (error, answer) => (error ? reject(error) : resolve(answer as Answer)));
    });
  const isCounted = ({ url }: { readonly url: string }): boolean =>
    url.startsWith('file:') && relative(TOP, fileURLToPath(url)).startsWith(`${folder}/`);

  const sourceMaps = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ params }) => sourceMaps.set(params.scriptId, params.sourceMapURL ?? ''));
  const scriptOf = async (scriptId: string): Promise<Script> => {
    const { scriptSource } = await ask<{ scriptSource: string }>('Debugger.getScriptSource', { scriptId });
    const [, map = ''] = sourceMaps.get(scriptId)?.split('base64,') ?? [];
    return { code: scriptSource, sourceMap: JSON.parse(Buffer.from(map, 'base64').toString()) };
  };

  await ask('Debugger.enable');
  await ask('Profiler.enable');
  await ask('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return async () => {
    const { result } = await ask<Profiler.TakePreciseCoverageReturnType>('Profiler.takePreciseCoverage');
    const counted = await Promise.all(
      result.filter(isCounted).map(async (coverage) => branchesOf(coverage, await scriptOf(coverage.scriptId))),
    );
    session.disconnect();
    return sumOfBranches(counted);
  };
};

const branchesOf = async (coverage: Profiler.ScriptCoverage, { code, sourceMap }: Script): Promise<Branches> => {
  const ast = parseSync('running.js', code).program as never;
  const files = Object.values(await convert({ code, sourceMap, coverage, ast }));
  return Object.fromEntries(
    files.flatMap(({ path, branchMap, b: taken }) =>
      Object.entries(branchMap).flatMap(([id, { type, locations }]) =>
        locations.map(({ start }, way) => [
          `${relative(TOP, path)}:${start.line}:${start.column} ${type} ${way}`,
          taken[id]?.[way] ?? 0,
        ]),
      ),
    ),
  );
};

/** The counts of several runs, added up. */
export const sumOfBranches = (counted: readonly Branches[]): Branches => {
  const sum: Record<string, number> = {};
  for (const branches of counted) {
    for (const [branch, taken] of Object.entries(branches)) sum[branch] = (sum[branch] ?? 0) + taken;
  }
  return sum;
};

/** The paths that were never taken. */
export const untaken = (branches: Branches): readonly string[] =>
  Object.keys(branches).filter((branch) => branches[branch] === 0);
