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
  /** What it names stands on the picture: a place, a tile, a card. */
  readonly onBoard?: true;
  /** Chosen with the field before it, where one menu holds all that is open. */
  readonly together?: true;
}

/** The fields of each type of command of a game. */
export type MoveFields = Readonly<Record<string, readonly Field[]>>;

export interface Choice {
  /** What it adds to a path: a value, or several joined as `chosen` takes them apart. */
  readonly value: string;
  /** The legal moves that have it; never empty. */
  readonly moves: readonly BaseCommand[];
}

/** Where a path of choices leads among the legal moves. `path` has the values that had no alternative filled in. */
export type PathResult =
  | { readonly kind: 'nowhere' }
  | { readonly kind: 'move'; readonly path: readonly string[]; readonly command: BaseCommand }
  /** Several kinds of move are possible, and none has been chosen. */
  | { readonly kind: 'types'; readonly path: readonly []; readonly choices: readonly Choice[] }
  | OpenField;

/** A field is open. */
export interface OpenField {
  readonly kind: 'field';
  readonly path: readonly string[];
  readonly field: string;
  /** The fields that were settled before it, in order. */
  readonly settled: readonly string[];
  readonly choices: readonly Choice[];
}

/** As many entries as a menu has. */
export const MENU = 25;

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

/** A path and what was chosen there; untrusted, like anything that is pressed. */
export const appendChoice = (path: readonly string[], value: string | undefined): readonly string[] =>
  value === undefined ? path : [...path, ...value.split('.')];

/**
 * Follows a path (a kind of move, then values of its fields in order) among the legal moves; what has only one value is
 * taken by itself. A path that no legal move has leads nowhere.
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

/** The moves themselves, where all that is open is chosen together. */
const wholeMoves = ([first, ...later]: readonly Field[], moves: readonly BaseCommand[]): readonly Choice[] | undefined => {
  const open = later.filter(({ name }) => moves.some((move) => fieldOf(move, name) !== undefined));
  if (first === undefined || moves.length > MENU || open.some(({ together }) => !together)) return undefined;
  return moves.map((move) => ({ value: valuesOf([first, ...open], move).join('.'), moves: [move] }));
};

const valuesOf = (fields: readonly Field[], command: BaseCommand): readonly string[] =>
  fields.flatMap(({ name }) => fieldOf(command, name) ?? []).map(String);

/** The path that leads to a move: its kind, then the values of the fields it has. */
export const pathOf = (fields: MoveFields, command: BaseCommand): readonly string[] => [
  command.type,
  ...valuesOf(fields[command.type] ?? [], command),
];

/** The path to go back to from one: that of the last real choice before it; `undefined` when there was none. */
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

/** What stands on the picture of what is asked: the values of the open field, else what was chosen last. */
export const placesAsked = (fields: MoveFields, { path, field, settled, choices }: OpenField): readonly string[] => {
  const onBoard = boardFields(fields, path[0]);
  const shown = onBoard.includes(field) ? field : settled.findLast((each) => onBoard.includes(each));
  const moves = choices.flatMap((choice) => choice.moves);
  return shown === undefined ? [] : choicesOf(moves, shown).map(({ value }) => value);
};

/** What whole moves name on the picture. */
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
