import { parseSync } from 'oxc-parser';
import type { Source } from '../support/structure/sources.ts';

/** A small change of a source that a test should notice. */
export interface Mutant {
  readonly path: string;
  readonly kind: 'comparison' | 'boolean' | 'constant';
  readonly line: number;
  /** The characters of the source that give way, and what takes their place. */
  readonly start: number;
  readonly end: number;
  readonly to: string;
  /** The lines that it touches, before and after, without their indentation: by these a mutant is known when lines move. */
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
const ALL_OR_ANY: Readonly<Record<string, string>> = { some: 'every', every: 'some' };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Fields of these hold no values: types, names of properties, what is imported. */
const valuesOf = (node: Node): readonly Node[] =>
  Object.entries(node)
    .filter(([field]) => field !== 'typeAnnotation' && field !== 'returnType' && field !== 'typeArguments')
    .filter(([field]) => !(field === 'key' && node.type === 'Property' && node.computed === false))
    .flatMap(([, value]) => value)
    .filter(isNode)
    .filter(({ type }) => !/^(Import|TSType|TSInterface|ExportAll)/.test(type));

const within = (node: Node): readonly Node[] => [node, ...valuesOf(node).flatMap(within)];

/**
 * Every mutant of a source: comparisons bent or turned round, booleans turned round (words, conditions, `&&`, `||`, `some`, `every`),
 * numbers one more and one less. Types are left alone: the compiler watches over them.
 */
export const mutantsOf = (source: Source): readonly Mutant[] =>
  within(parseSync(source.path, source.text).program as unknown as Node)
    .flatMap((node) => [...editsOf(node, source.text), ...conditionTurned(node)])
    .map((edit) => described(source, edit));

/** The source with one mutant in it. */
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
      return quantifierTurned(node.property as Node);
    case 'Literal':
      return literalChanged(node);
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

const quantifierTurned = ({ type, name, start, end }: Node): readonly Edit[] => {
  const to = type === 'Identifier' ? ALL_OR_ANY[String(name)] : undefined;
  return to === undefined ? [] : [{ kind: 'boolean', start, end, to }];
};

const literalChanged = ({ value, start, end }: Node): readonly Edit[] => {
  if (typeof value === 'boolean') return [{ kind: 'boolean', start, end, to: String(!value) }];
  if (typeof value !== 'number') return [];
  return [value + 1, value - 1].map((to) => ({ kind: 'constant', start, end, to: to < 0 ? `(${to})` : String(to) }));
};

/** A condition that is a plain value, so that no other mutant turns it round. */
const conditionTurned = ({ type, test }: Node): readonly Edit[] => {
  if (!['IfStatement', 'ConditionalExpression'].includes(type) || !isNode(test)) return [];
  const isTurnedElsewhere = ['BinaryExpression', 'LogicalExpression', 'UnaryExpression', 'Literal'].includes(test.type);
  return isTurnedElsewhere ? [] : [{ kind: 'boolean', start: test.start, end: test.start, to: '!' }];
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
