import type { BaseCommand } from '#engine/game.ts';
import { type ConfirmationRules, group, type TopCommand } from '../command/command.ts';
import type { Field, MoveFields } from '../command/movePath.ts';
import { ordersCommand } from '../orders/ordersCommand.ts';
import { referenceCommand } from '../rules/referenceCommand.ts';
import { type MoveChoice, moveCommand } from './moveCommand.ts';

/** The fields a command has besides its type and seat; of a command with several shapes those of all. */
type FieldName<Command> = Exclude<Command extends unknown ? keyof Command : never, 'type' | 'seat'>;

/** How one kind of move is typed. */
interface MoveEntry<Command extends BaseCommand, View, Type extends Command['type']> extends MoveChoice<Command, View> {
  /** The subcommand, as typed. */
  readonly name: string;
  /** In the order in which people are asked for them; none by default. */
  readonly fields?: readonly (Field & { readonly name: FieldName<Extract<Command, { type: Type }>> })[];
  /** Whether people have to confirm it; never by default. */
  readonly confirm?: ConfirmationRules[string];
}

/** Every kind of a game's moves, in the order of its subcommands. */
export type MoveTable<Command extends BaseCommand, View> = {
  readonly [Type in Command['type']]: MoveEntry<Command, View, Type>;
};

type AnyEntry = MoveEntry<BaseCommand, unknown, string>;

const entriesOf = (moves: object): readonly (readonly [string, AnyEntry])[] => Object.entries(moves as Record<string, AnyEntry>);

/** The fields of each kind of move of a table. */
export const fieldsIn = (moves: object): MoveFields =>
  Object.fromEntries(entriesOf(moves).map(([type, { fields = [] }]) => [type, fields]));

/** The kinds of move of a table that have to be confirmed. */
export const confirmationsIn = (moves: object): ConfirmationRules =>
  Object.fromEntries(entriesOf(moves).flatMap(([type, { confirm }]) => (confirm === undefined ? [] : [[type, confirm]])));

interface GameCommandOptions {
  /** A word as the game writes it: `a4` is `A4`. */
  readonly canonical?: (word: string) => string;
  /** Whether the game takes standing orders. */
  readonly hasOrders?: boolean;
}

/** Returns a game's command: a subcommand for each kind of move, `card`, and `orders` where the game takes any. */
export const gameCommand = (
  game: string,
  moves: object,
  { canonical = normalizeId, hasOrders = true }: GameCommandOptions = {},
): TopCommand =>
  group(game as Parameters<typeof group>[0], [
    ...entriesOf(moves).map(([type, { name, fields = [], confirm, ...choice }]) =>
      moveCommand({ name, game, type, canonical, fields, needsConfirmation: confirm !== undefined, ...choice }),
    ),
    referenceCommand(game),
    ...(hasOrders ? [ordersCommand(game)] : []),
  ]);

/** A word without spaces, in small letters; a place on a grid, such as `A4`, in a capital. */
export const normalizeId = (word: string): string => {
  const plain = word.replaceAll(/\s/g, '').toLowerCase();
  return /^[a-z]\d+$/.test(plain) ? plain.toUpperCase() : plain;
};
