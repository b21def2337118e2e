import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { transformSync } from 'esbuild';
import { TOP } from '../support/structure/sources.ts';
import { type Mutant, mutated } from './mutants.ts';

type Evaluate = (module: { exports: unknown }, exports: unknown, require: (name: string) => unknown) => void;

/** A module of the project that is compiled, with what its imports resolve to. */
interface Compiled {
  readonly evaluate: Evaluate;
  resolve(name: string): string;
}

/**
 * Returns a function that loads modules of the project, all of them fresh for each mutant, so that no state is left from the trial
 * before. Modules are compiled once, except the one with the mutant; packages are loaded once.
 */
export const createLoader = () => {
  const compiled = new Map<string, Compiled>();
  const compiledAt = (path: string): Compiled => {
    const found = compiled.get(path) ?? compile(path, readFileSync(path, 'utf8'));
    compiled.set(path, found);
    return found;
  };
  return (mutant: Mutant | undefined, replaced: Readonly<Record<string, unknown>>): ((path: string) => unknown) => {
    const mutatedPath = mutant && join(TOP, mutant.path);
    const modules = new Map<string, { exports: unknown }>();
    const load = (path: string): unknown => {
      const loaded = modules.get(path);
      if (loaded) return loaded.exports;
      const module = { exports: {} };
      modules.set(path, module);
      const { evaluate, resolve } =
        mutant && path === mutatedPath ? compile(path, mutated(readFileSync(path, 'utf8'), mutant)) : compiledAt(path);
      evaluate(module, module.exports, (name) => {
        if (name in replaced) return replaced[name];
        const target = resolve(name);
        return target.endsWith('.ts') ? load(target) : requirePackage(target);
      });
      return module.exports;
    };
    return (path) => load(join(TOP, path));
  };
};

const requirePackage = createRequire(import.meta.url);

const compile = (path: string, text: string): Compiled => {
  const { code } = transformSync(text, {
    loader: 'ts',
    format: 'cjs',
    target: 'node20',
    supported: { 'dynamic-import': false },
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(path).href) },
  });
  const resolved = new Map<string, string>();
  const { resolve } = createRequire(path);
  return {
    evaluate: new Script(`(module, exports, require) => {${code}\n}`, { filename: path }).runInThisContext() as Evaluate,
    resolve: (name) => {
      const target = resolved.get(name) ?? resolve(name);
      resolved.set(name, target);
      return target;
    },
  };
};
