import type { BaseCommand } from '#engine/game.ts';
import type { ConfirmationRules, Command as SlashCommand } from '../command/command.ts';
import type { Field } from '../command/movePath.ts';
import { type MoveChoice, type MoveCommand, moveCommand } from './moveCommand.ts';

/** The fields a command has beside its type and seat; of a command with several shapes those of all. */
type FieldName<Command> = Exclude<Command extends unknown ? keyof Command : never, 'type' | 'seat'>;

/** The fields of each kind of a game's moves, in the order people are asked for them. */
export type MoveTable<Command extends BaseCommand> = {
  readonly [Type in Command['type']]: readonly (Field & { readonly name: FieldName<Extract<Command, { type: Type }>> })[];
};

/** The kinds of a game's moves that are asked about once more. */
export type ConfirmTable<Command extends BaseCommand> = { readonly [Type in Command['type']]?: ConfirmationRules[string] };

interface MoveCommandOptions<Command extends BaseCommand> extends Pick<MoveCommand, 'game' | 'canonical'> {
  readonly moves: MoveTable<Command>;
  /** The kinds that are asked about once more. */
  readonly confirms: ConfirmationRules;
}

/** The subcommands that type the moves of a game: each by its name and the kind of move it types. */
export const moveCommands =
  <Command extends BaseCommand, View>({ game, moves, confirms, canonical }: MoveCommandOptions<Command>) =>
  (name: string, type: Command['type'], choosing: MoveChoice<Command, View> = {}): SlashCommand =>
    moveCommand({
      name,
      game,
      type,
      canonical,
      fields: moves[type],
      needsConfirmation: Object.hasOwn(confirms, type),
      ...(choosing as unknown as MoveChoice<BaseCommand, unknown>),
    });

/** A word without spaces, in small letters; a place on a grid, such as `A4`, in a capital. */
export const normalizeId = (word: string): string => {
  const plain = word.replaceAll(/\s/g, '').toLowerCase();
  return /^[a-z]\d+$/.test(plain) ? plain.toUpperCase() : plain;
};
