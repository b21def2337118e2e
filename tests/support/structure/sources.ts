import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

export const TOP = fileURLToPath(new URL('../../..', import.meta.url));

/** A file of the project as text, by its path from the top, with `/` between folders. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** Files below a folder of the top whose names match, except generated and installed ones. */
export const sourcesIn = (folder: string, ending: RegExp): readonly Source[] =>
  readdirSync(join(TOP, folder), { withFileTypes: true })
    .flatMap((entry): readonly Source[] => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return ['node_modules', 'generated', 'built'].includes(entry.name) ? [] : sourcesIn(path, ending);
      return ending.test(entry.name) ? [{ path, text: readFileSync(join(TOP, path), 'utf8') }] : [];
    })
    .sort((one, other) => (one.path < other.path ? -1 : 1));

/** One import as written: static, dynamic, re-exported, of a type, or by `require`. */
export interface Import {
  /** `undefined` if it is computed. */
  readonly target: string | undefined;
  readonly typeOnly: boolean;
}

export interface Parsed {
  readonly imports: readonly Import[];
  readonly hasDefaultExport: boolean;
  readonly reexports: boolean;
  /** Classes that are not errors. */
  readonly hasClass: boolean;
  readonly hasEnum: boolean;
  /** Plain names in use, and `a.b` for a member of a plain name; a member alone (`x.Date`, `{ Date: 1 }`) is not a name. */
  readonly names: ReadonlySet<string>;
}

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

/** Returns a node with all nodes below it, after those `found` so far. */
const within = (node: Node, found: Node[] = []): readonly Node[] => {
  found.push(node);
  for (const name in node) {
    const value = node[name];
    if (Array.isArray(value)) {
      for (const part of value) if (isNode(part)) within(part, found);
    } else if (isNode(value)) within(value, found);
  }
  return found;
};

const field = (node: Node, name: string): Node | undefined => {
  const value = node[name];
  return isNode(value) ? value : undefined;
};

const text = (node: Node | undefined): string | undefined => {
  const value = node?.type === 'Literal' ? node.value : node?.name;
  return typeof value === 'string' ? value : undefined;
};

const literal = (node: Node | undefined): string | undefined => (node?.type === 'Literal' ? text(node) : undefined);

const isTypeOnly = (node: Node): boolean => {
  const isType = (one: Node): boolean => (one.importKind ?? one.exportKind) === 'type';
  const specifiers = Array.isArray(node.specifiers) ? node.specifiers.filter(isNode) : [];
  return isType(node) || (specifiers.length > 0 && specifiers.every(isType));
};

/** The source a node imports from; absent if it imports nothing. */
const importOf = (node: Node): Import | undefined => {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration': {
      const source = field(node, 'source');
      return source && { target: text(source), typeOnly: isTypeOnly(node) };
    }
    case 'ImportExpression':
      return { target: literal(field(node, 'source')), typeOnly: false };
    case 'TSImportType':
      return { target: text(field(node, 'source')), typeOnly: true };
    case 'TSExternalModuleReference':
      return { target: text(field(node, 'expression')), typeOnly: false };
    case 'CallExpression': {
      const [argument] = Array.isArray(node.arguments) ? node.arguments : [];
      return text(field(node, 'callee')) === 'require' ? { target: literal(argument), typeOnly: false } : undefined;
    }
    default:
      return undefined;
  }
};

const KEYED = new Set(['Property', 'PropertyDefinition', 'MethodDefinition', 'TSPropertySignature']);

/** The names a node itself uses, without its children. */
const namesOf = (node: Node): readonly string[] => {
  if (node.type === 'MemberExpression' && node.computed === false) {
    const [object, property] = [text(field(node, 'object')), text(field(node, 'property'))];
    return object && property ? [`${object}.${property}`] : [];
  }
  const named = childrenOf(node).filter((child) => child.type === 'Identifier');
  if (named.length === 0) return [];
  const isKeyed = KEYED.has(node.type);
  return named
    .filter((child) => !(isKeyed && child === node.key && node.shorthand !== true))
    .flatMap((child) => text(child) ?? []);
};

/** Objects of members: `Date` in `Date.now()` is a name in use, `now` is not. */
const objectOf = (node: Node): readonly string[] =>
  node.type === 'MemberExpression' && field(node, 'object')?.type === 'Identifier' ? [text(field(node, 'object')) ?? ''] : [];

const parsedBefore = new WeakMap<Source, Parsed>();

/** The facts of one source file. Throws on text that is not TypeScript. */
export const parse = (source: Source): Parsed => {
  const parsed = parsedBefore.get(source) ?? parseSource(source);
  parsedBefore.set(source, parsed);
  return parsed;
};

const parseSource = (source: Source): Parsed => {
  const { program, errors } = parseSync(source.path, source.text);
  const [error] = errors;
  if (error) throw new Error(`${source.path}: ${error.message}`);
  const nodes = within(program as unknown as Node);
  const has = (...types: readonly string[]): boolean => nodes.some((node) => types.includes(node.type));
  return {
    imports: nodes.flatMap((node) => importOf(node) ?? []),
    hasDefaultExport: has('ExportDefaultDeclaration'),
    reexports: nodes.some((node) => /^Export(Named|All)Declaration$/.test(node.type) && field(node, 'source') !== undefined),
    hasClass: nodes.some(
      (node) => /^Class(Declaration|Expression)$/.test(node.type) && !text(field(node, 'superClass'))?.endsWith('Error'),
    ),
    hasEnum: has('TSEnumDeclaration'),
    names: new Set(nodes.flatMap((node) => [...namesOf(node), ...objectOf(node)])),
  };
};
