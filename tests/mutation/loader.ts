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
  readonly code: string;
  readonly evaluate: Evaluate;
  resolve(name: string): string;
}

/**
 * Loads modules of the project, all of them fresh for each trial, so that no state is left from the one before. Modules are compiled
 * once, except the one with the mutant; packages are loaded once.
 */
export const createLoader = () => {
  const compiled = new Map<string, Compiled>();
  const compiledAt = (path: string): Compiled => {
    const found = compiled.get(path) ?? compile(path, readFileSync(path, 'utf8'));
    compiled.set(path, found);
    return found;
  };
  /** Returns a function that loads modules by their paths, with this module in place of the one with the same path. */
  const loading = (replaced: Readonly<Record<string, unknown>>, path?: string, module?: Compiled) => {
    const modules = new Map<string, { exports: unknown }>();
    const load = (at: string): unknown => {
      const loaded = modules.get(at);
      if (loaded) return loaded.exports;
      const own = { exports: {} };
      modules.set(at, own);
      const { evaluate, resolve } = module && at === path ? module : compiledAt(at);
      evaluate(own, own.exports, (name) => {
        if (name in replaced) return replaced[name];
        const target = resolve(name);
        return target.endsWith('.ts') ? load(target) : requirePackage(target);
      });
      return own.exports;
    };
    return (file: string): unknown => load(join(TOP, file));
  };

  return {
    load: loading,
    /** Compiles a mutant. Returns how to load modules with it, and the offset in its module's code at which it differs. */
    mutate: (mutant: Mutant, replaced: Readonly<Record<string, unknown>>) => {
      const path = join(TOP, mutant.path);
      const module = compile(path, mutated(readFileSync(path, 'utf8'), mutant));
      return {
        url: pathToFileURL(path).href,
        offset: firstDifference(compiledAt(path).code, module.code),
        load: loading(replaced, path, module),
      };
    },
  };
};

const firstDifference = (one: string, other: string): number => {
  let offset = 0;
  while (offset < one.length && one[offset] === other[offset]) offset++;
  return offset;
};

const requirePackage = createRequire(import.meta.url);

const compile = (path: string, text: string): Compiled => {
  const url = pathToFileURL(path).href;
  const { code } = transformSync(text, {
    loader: 'ts',
    format: 'cjs',
    target: 'node20',
    supported: { 'dynamic-import': false },
    define: { 'import.meta.url': JSON.stringify(url) },
  });
  const resolved = new Map<string, string>();
  const { resolve } = createRequire(path);
  const wrapped = `(module, exports, require) => {${code}\n}`;
  return {
    code: wrapped,
    evaluate: new Script(wrapped, { filename: url }).runInThisContext() as Evaluate,
    resolve: (name) => {
      const target = resolved.get(name) ?? resolve(name);
      resolved.set(name, target);
      return target;
    },
  };
};
