import type { BaseCommand } from '#engine/game.ts';

/** A field of a game's command, in the order in which people are asked. */
export interface Field {
  readonly name: string;
  /**
   * An `entry` is called by its key or its name in the game's reference; an `index` is counted from 0 in commands and from 1 by
   * people; a `seat` is called by the name of whoever sits there.
   */
  readonly kind: 'word' | 'entry' | 'amount' | 'index' | 'seat';
  /** May be left out by those who type. */
  readonly optional?: true;
}

/** The fields of each type of command of a game. */
export type MoveFields = Readonly<Record<string, readonly Field[]>>;

export interface Choice {
  readonly value: string;
  /** The legal moves that have it; never empty. */
  readonly moves: readonly BaseCommand[];
}

/** Where a path of choices leads among the legal moves. `path` has the values that had no alternative filled in. */
export type Crossing =
  | { readonly kind: 'nowhere' }
  | { readonly kind: 'move'; readonly path: readonly string[]; readonly command: BaseCommand }
  | {
      readonly kind: 'types' | 'field';
      readonly path: readonly string[];
      /** The field that is open; at `types` the kind of move itself. */
      readonly field: string;
      /** The fields that were settled before it, in order. */
      readonly settled: readonly string[];
      readonly choices: readonly Choice[];
      /** Other kinds of move, of one move each, that can be chosen here as well. */
      readonly beside: readonly Choice[];
    };

/** The value of a field, if the command has it. */
export const fieldOf = (command: BaseCommand, field: string): string | number | undefined => {
  const value: unknown = Object.hasOwn(command, field)
    ? (command as unknown as Readonly<Record<string, unknown>>)[field]
    : undefined;
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
};

/** The distinct values of a field among moves, in their order, each with its moves. */
export const choicesOf = (moves: readonly BaseCommand[], field: string): readonly Choice[] => {
  const byValue = new Map<string, BaseCommand[]>();
  for (const move of moves) {
    const value = fieldOf(move, field);
    if (value === undefined) continue;
    const same = byValue.get(String(value));
    if (same === undefined) byValue.set(String(value), [move]);
    else same.push(move);
  }
  return [...byValue].map(([value, having]) => ({ value, moves: having }));
};

/**
 * Follows a path (a kind of move, then values of its fields in order) among the legal moves; what has only one value is
 * taken by itself. A path that no legal move has leads nowhere.
 */
export const follow = (fields: MoveFields, legal: readonly BaseCommand[], path: readonly string[]): Crossing => {
  const [type, ...values] = path;
  const kinds = choicesOf(legal, 'type');
  const first = firstOf(fields, kinds);
  if (type === undefined) return first;
  const kind = kinds.find(({ value }) => value === type);
  const crossing = kind === undefined ? NOWHERE : followFields(fields[type] ?? [], kind.moves, [type], values);
  return isSamePlace(crossing, first) ? first : crossing;
};

const NOWHERE = { kind: 'nowhere' } as const;

/** Of so many kinds with a single move each another's choices may come first, with these beside them. */
const MOST_BESIDE = 3;

/** What is asked before anything was chosen: the kind of move, unless one kind alone needs more than its name. */
const firstOf = (fields: MoveFields, kinds: readonly Choice[]): Crossing => {
  if (kinds.length === 0) return NOWHERE;
  const [open, ...others] = kinds.length === 1 ? kinds : kinds.filter(({ moves }) => moves.length > 1);
  const beside = kinds.filter((kind) => kind !== open);
  if (open === undefined || others.length > 0 || beside.length > MOST_BESIDE) {
    return { kind: 'types', path: [], field: 'type', settled: [], choices: kinds, beside: [] };
  }
  const crossing = followFields(fields[open.value] ?? [], open.moves, [open.value], []);
  return crossing.kind === 'field' ? { ...crossing, beside } : crossing;
};

const isSamePlace = (one: Crossing, other: Crossing): boolean =>
  one.kind === 'field' && other.kind === 'field' && one.path.join('.') === other.path.join('.');

const followFields = (
  fields: readonly Field[],
  moves: readonly BaseCommand[],
  path: readonly string[],
  values: readonly string[],
  settled: readonly string[] = [],
): Crossing => {
  const [field, ...later] = fields;
  if (moves.length === 0) return NOWHERE;
  if (field === undefined) {
    const [command] = moves;
    return command === undefined || values.length > 0 ? NOWHERE : { kind: 'move', path, command };
  }
  const choices = choicesOf(moves, field.name);
  if (choices.length === 0) return followFields(later, moves, path, values, settled);
  const [value, ...rest] = values;
  const taken = value === undefined && choices.length === 1 ? choices[0] : choices.find((choice) => choice.value === value);
  if (taken !== undefined) return followFields(later, taken.moves, [...path, taken.value], rest, [...settled, field.name]);
  if (value !== undefined) return NOWHERE;
  return { kind: 'field', path, field: field.name, settled, choices, beside: [] };
};

/** The path that leads to a move: its kind, then the values of the fields it has. */
export const pathTo = (fields: readonly Field[], command: BaseCommand): readonly string[] => [
  command.type,
  ...fields.flatMap(({ name }) => fieldOf(command, name) ?? []).map(String),
];

/** The path to go back to from one: that of the last real choice before it; `undefined` when there was none. */
export const backFrom = (
  fields: MoveFields,
  legal: readonly BaseCommand[],
  path: readonly string[],
): readonly string[] | undefined => {
  for (let length = path.length - 1; length >= 0; length -= 1) {
    const earlier = follow(fields, legal, path.slice(0, length));
    if (earlier.kind !== 'nowhere' && earlier.path.length < path.length) return earlier.path;
  }
  return undefined;
};
