import type { BaseCommand } from '#engine/game.ts';
import type { ConfirmationRules, Command as SlashCommand } from '../command/command.ts';
import type { Field } from '../command/movePath.ts';
import { type MoveChoice, type MoveCommand, moveCommand } from './moveCommand.ts';

/** The fields of a command besides its type and seat; for a command with several shapes, those of all. */
type FieldName<Command> = Exclude<Command extends unknown ? keyof Command : never, 'type' | 'seat'>;

/** The fields of each type of a game's moves, in the order in which the panel asks for them. */
export type MoveTable<Command extends BaseCommand> = {
  readonly [Type in Command['type']]: readonly (Field & { readonly name: FieldName<Extract<Command, { type: Type }>> })[];
};

/** The types of a game's moves that need a confirmation. */
export type ConfirmTable<Command extends BaseCommand> = { readonly [Type in Command['type']]?: ConfirmationRules[string] };

interface MoveCommandOptions<Command extends BaseCommand> extends Pick<MoveCommand, 'game' | 'canonical'> {
  readonly moves: MoveTable<Command>;
  /** The types that need a confirmation. */
  readonly confirms: ConfirmationRules;
}

/** Returns a function that makes the subcommands of a game's moves, each from its name and its type of move. */
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

/** Returns a word without spaces and in lower case; a grid place such as `A4` with a capital letter. */
export const normalizeId = (word: string): string => {
  const plain = word.replaceAll(/\s/g, '').toLowerCase();
  return /^[a-z]\d+$/.test(plain) ? plain.toUpperCase() : plain;
};
