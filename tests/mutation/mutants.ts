import { parseSync } from 'oxc-parser';
import type { Source } from '../support/structure/sources.ts';

/** A small change of a source that a test should catch. */
export interface Mutant {
  readonly path: string;
  readonly kind: 'comparison' | 'boolean' | 'constant';
  readonly line: number;
  /** The range of characters that is replaced, and the text that replaces it. */
  readonly start: number;
  readonly end: number;
  readonly to: string;
  /** The changed lines, before and after, without indentation. They identify a mutant even when lines move. */
  readonly before: string;
  readonly after: string;
}

type Edit = Pick<Mutant, 'kind' | 'start' | 'end' | 'to'>;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const COMPARISONS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
};
const BOTH_OR_ONE: Readonly<Record<string, string>> = { '&&': '||', '||': '&&' };
const ALL_OR_ANY: ReadonlyMap<unknown, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
]);

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Returns a node's children that hold values: no types, names of properties or imports. */
const valuesOf = (node: Node): readonly Node[] =>
  Object.entries(node)
    .filter(([field]) => field !== 'typeAnnotation' && field !== 'returnType' && field !== 'typeArguments')
    .filter(([field]) => !(field === 'key' && node.type === 'Property' && node.computed === false))
    .flatMap(([, value]) => value)
    .filter(isNode)
    .filter(({ type }) => !/^(Import|TSType|TSInterface|ExportAll)/.test(type));

const within = (node: Node): readonly Node[] => [node, ...valuesOf(node).flatMap(within)];

/**
 * Returns every mutant of a source: comparisons shifted or negated, booleans inverted (literals, conditions, `&&`, `||`, `some`,
 * `every`), numbers one higher and one lower. Types are not changed, because the compiler checks them.
 */
export const mutantsOf = (source: Source): readonly Mutant[] =>
  within(parseSync(source.path, source.text).program as unknown as Node)
    .flatMap((node) => [...editsOf(node, source.text), ...negatedCondition(node)])
    .map((edit) => described(source, edit));

/** Returns the text of a source with a mutant. */
export const mutated = (text: string, { start, end, to }: Pick<Mutant, 'start' | 'end' | 'to'>): string =>
  text.slice(0, start) + to + text.slice(end);

const editsOf = (node: Node, text: string): readonly Edit[] => {
  switch (node.type) {
    case 'BinaryExpression':
      return (COMPARISONS[String(node.operator)] ?? []).map((to) => ({ kind: 'comparison', ...operatorOf(node, text), to }));
    case 'LogicalExpression': {
      const to = BOTH_OR_ONE[String(node.operator)];
      return to === undefined ? [] : [{ kind: 'boolean', ...operatorOf(node, text), to }];
    }
    case 'UnaryExpression':
      return node.operator === '!' ? [{ kind: 'boolean', start: node.start, end: node.start + 1, to: '' }] : [];
    case 'MemberExpression':
      return invertedQuantifier(node.property as Node);
    case 'Literal':
      return changedLiteral(node);
    default:
      return [];
  }
};

const operatorOf = ({ operator, left, right }: Node, text: string): { readonly start: number; readonly end: number } => {
  const start = text.indexOf(String(operator), (left as Node).end);
  if (start < 0 || start >= (right as Node).start)
    throw new Error(`No ${operator} between the sides of ${text.slice((left as Node).start, (right as Node).end)}`);
  return { start, end: start + String(operator).length };
};

const invertedQuantifier = ({ type, name, start, end }: Node): readonly Edit[] => {
  const to = type === 'Identifier' ? ALL_OR_ANY.get(name) : undefined;
  return to === undefined ? [] : [{ kind: 'boolean', start, end, to }];
};

const changedLiteral = ({ value, start, end }: Node): readonly Edit[] => {
  if (typeof value === 'boolean') return [{ kind: 'boolean', start, end, to: String(!value) }];
  if (typeof value !== 'number') return [];
  return [value + 1, value - 1].map((to) => ({ kind: 'constant', start, end, to: to < 0 ? `(${to})` : String(to) }));
};

/** Returns the negation of a condition that is a plain value, which no other mutant inverts. */
const negatedCondition = ({ type, test }: Node): readonly Edit[] => {
  if (!['IfStatement', 'ConditionalExpression'].includes(type) || !isNode(test)) return [];
  const isInvertedElsewhere = ['BinaryExpression', 'LogicalExpression', 'UnaryExpression', 'Literal'].includes(test.type);
  return isInvertedElsewhere ? [] : [{ kind: 'boolean', start: test.start, end: test.start, to: '!' }];
};

const described = ({ path, text }: Source, edit: Edit): Mutant => {
  const from = text.lastIndexOf('\n', edit.start - 1) + 1;
  const lineEnd = text.indexOf('\n', edit.end);
  const until = lineEnd < 0 ? text.length : lineEnd;
  return {
    path,
    ...edit,
    line: text.slice(0, edit.start).split('\n').length,
    before: text.slice(from, until).trim(),
    after: mutated(text.slice(from, until), { ...edit, start: edit.start - from, end: edit.end - from }).trim(),
  };
};
