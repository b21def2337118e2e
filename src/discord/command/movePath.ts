import type { BaseCommand } from '#engine/game.ts';
import type { Field, MoveFields } from '#engine/moves.ts';

export interface Choice {
  /** What it adds to a path: one value, or several joined by dots, which `appendChoice` splits. */
  readonly value: string;
  /** The legal moves that have it; never empty. */
  readonly moves: readonly BaseCommand[];
}

/** Where a path of choices leads among the legal moves. `path` includes the values that had no alternative. */
export type PathResult =
  | { readonly kind: 'nowhere' }
  | { readonly kind: 'move'; readonly path: readonly string[]; readonly command: BaseCommand }
  /** Several types of move are possible, and none is chosen yet. */
  | { readonly kind: 'types'; readonly path: readonly []; readonly choices: readonly Choice[] }
  | OpenField;

/** The next field to choose. */
export interface OpenField {
  readonly kind: 'field';
  readonly path: readonly string[];
  readonly field: string;
  /** The fields settled before it, in order. */
  readonly settled: readonly string[];
  readonly choices: readonly Choice[];
}

/** Maximum number of entries in a menu. */
export const MENU = 25;

/** Returns the value of a field, if the command has it. */
export const fieldOf = (command: BaseCommand, field: string): string | number | undefined => {
  const value: unknown = Object.hasOwn(command, field)
    ? (command as unknown as Readonly<Record<string, unknown>>)[field]
    : undefined;
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
};

/** Returns the distinct values of a field among moves, in their order, each with its moves. */
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

/** Returns a path extended by the chosen value, which is untrusted. */
export const appendChoice = (path: readonly string[], value: string | undefined): readonly string[] =>
  value === undefined ? path : [...path, ...value.split('.')];

/**
 * Follows a path (a type of move, then values of its fields in order) among the legal moves. Fields with only one possible
 * value are filled in automatically. Returns `nowhere` where no legal move fits.
 */
export const resolvePath = (fields: MoveFields, legal: readonly BaseCommand[], path: readonly string[]): PathResult => {
  const [type, ...values] = path;
  const kinds = choicesOf(legal, 'type');
  if (type === undefined && kinds.length > 1) return { kind: 'types', path: [], choices: kinds };
  const kind = type === undefined ? kinds[0] : kinds.find(({ value }) => value === type);
  return kind === undefined ? NOWHERE : followFields(fields[kind.value] ?? [], kind.moves, [kind.value], values);
};

const NOWHERE = { kind: 'nowhere' } as const;

const followFields = (
  fields: readonly Field[],
  moves: readonly BaseCommand[],
  path: readonly string[],
  values: readonly string[],
  settled: readonly string[] = [],
): PathResult => {
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
  return { kind: 'field', path, field: field.name, settled, choices: wholeMoves(fields, moves) ?? choices };
};

/** Returns whole moves as choices, where all open fields are chosen together. */
const wholeMoves = ([first, ...later]: readonly Field[], moves: readonly BaseCommand[]): readonly Choice[] | undefined => {
  const open = later.filter(({ name }) => moves.some((move) => fieldOf(move, name) !== undefined));
  if (first === undefined || moves.length > MENU || open.some(({ together }) => !together)) return undefined;
  return moves.map((move) => ({ value: valuesOf([first, ...open], move).join('.'), moves: [move] }));
};

const valuesOf = (fields: readonly Field[], command: BaseCommand): readonly string[] =>
  fields.flatMap(({ name }) => fieldOf(command, name) ?? []).map(String);

/** Returns the path of a move: its type, then the values of its fields. */
export const pathOf = (fields: MoveFields, command: BaseCommand): readonly string[] => [
  command.type,
  ...valuesOf(fields[command.type] ?? [], command),
];

/** Returns the path that "back" leads to: that of the last real choice before; `undefined` when there was none. */
export const parentPath = (
  fields: MoveFields,
  legal: readonly BaseCommand[],
  path: readonly string[],
): readonly string[] | undefined => {
  for (let length = path.length - 1; length >= 0; length -= 1) {
    const earlier = resolvePath(fields, legal, path.slice(0, length));
    if (earlier.kind !== 'nowhere' && earlier.path.length < path.length) return earlier.path;
  }
  return undefined;
};

/**
 * Returns what to highlight on the picture: the values of the open field, otherwise those of the last field chosen; and where
 * moves name a numbered part of a place, such as the second slot of an island, that part, too (`is5.1`).
 */
export const highlightedPlaces = (fields: MoveFields, { path, field, settled, choices }: OpenField): readonly string[] => {
  const onBoard = boardFields(fields, path[0]);
  const shown = onBoard.includes(field) ? field : settled.findLast((each) => onBoard.includes(each));
  const moves = choices.flatMap((choice) => choice.moves);
  if (shown === undefined) return [];
  const indices = (fields[path[0] ?? ''] ?? []).filter(({ kind }) => kind === 'index');
  const parts = moves.flatMap((move) => valuesOf(indices, move).map((index) => `${fieldOf(move, shown)}.${index}`));
  return [...choicesOf(moves, shown).map(({ value }) => value), ...new Set(parts)];
};

/** Returns the values of whole moves that appear on the picture. */
export const placesOf = (fields: MoveFields, moves: readonly BaseCommand[]): readonly string[] => [
  ...new Set(
    moves.flatMap((move) =>
      boardFields(fields, move.type)
        .flatMap((field) => fieldOf(move, field) ?? [])
        .map(String),
    ),
  ),
];

const boardFields = (fields: MoveFields, type = ''): readonly string[] =>
  (fields[type] ?? []).flatMap(({ name, onBoard }) => (onBoard ? [name] : []));
