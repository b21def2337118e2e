import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  InteractionContextType,
} from 'discord-api-types/v10';
import type { TypedOption } from '../../pageProtocol.ts';
import { type ShownOption, shownDescription, shownName, shownOption } from './localized.ts';

/** One command a person can type; of a command with subcommands, one for each of them. */
export interface Slash {
  /** Id of the registered command. */
  readonly command: string;
  /** From the command down to its subcommand, by the names they are registered by. */
  readonly path: readonly string[];
  /** As typed, without the slash, in the reader's language: `match create`. */
  readonly name: string;
  readonly description: string;
  /** Required ones first, as Discord demands of bots. */
  readonly options: readonly ShownOption[];
}

/** Returns the commands of a part of a command: its subcommands, or itself if it has none. */
function slashesOfPart(
  part: APIApplicationCommand | NestedOption,
  parent: Pick<Slash, 'command' | 'path'> & { readonly names: readonly string[] },
  locale: string,
): readonly Slash[] {
  const { command } = parent;
  const path = [...parent.path, part.name];
  const names = [...parent.names, shownName(part, locale)];
  const options: readonly APIApplicationCommandOption[] = part.options ?? [];
  const subcommands = options.filter(isNested).flatMap((option) => slashesOfPart(option, { command, path, names }, locale));
  if (subcommands.length > 0) return subcommands;
  const own = (options as readonly APIApplicationCommandBasicOption[]).map((option) => shownOption(option, locale));
  return [{ command, path, name: names.join(' '), description: shownDescription(part, locale), options: own }];
}

type NestedOption = Exclude<APIApplicationCommandOption, APIApplicationCommandBasicOption>;

const isNested = (option: APIApplicationCommandOption): option is NestedOption =>
  option.type === ApplicationCommandOptionType.Subcommand || option.type === ApplicationCommandOptionType.SubcommandGroup;

function isOffered(command: APIApplicationCommand, where: 'guild' | 'direct'): boolean {
  if (command.type !== ApplicationCommandType.ChatInput) return false;
  if (where === 'direct' && command.guild_id !== undefined) return false;
  const context = where === 'guild' ? InteractionContextType.Guild : InteractionContextType.BotDM;
  return command.contexts ? command.contexts.includes(context) : true;
}

/** Returns the commands that can be typed here, in the language of a locale and sorted by name. */
export function slashesOf(
  commands: readonly APIApplicationCommand[],
  where: 'guild' | 'direct',
  locale: string,
): readonly Slash[] {
  return commands
    .filter((command) => isOffered(command, where))
    .flatMap((command) => slashesOfPart(command, { command: command.id, path: [], names: [] }, locale))
    .sort((left, right) => left.name.localeCompare(right.name));
}

/** In the reader's language, and as registered: Discord finds a command by either. */
const namesOf = ({ name, path }: Slash): readonly string[] => [name, path.join(' ')];

const rank = (slash: Slash, words: string): number => {
  const names = namesOf(slash);
  if (names.some((name) => name.startsWith(words))) return 0;
  const startsPart = (name: string, word: string): boolean => name.split(' ').some((part) => part.startsWith(word));
  if (names.some((name) => words.split(/\s+/).every((word) => startsPart(name, word)))) return 1;
  if (names.some((name) => name.includes(words))) return 2;
  return slash.description.toLowerCase().includes(words) ? 3 : 4;
};

/** Returns the commands that match what was typed, best first: by a name's start, the starts of its parts, anywhere in it, in the description. */
export function findSlashes(slashes: readonly Slash[], typed: string): readonly Slash[] {
  const words = typed.trim().toLowerCase();
  return slashes
    .map((slash) => ({ slash, order: rank(slash, words) }))
    .filter(({ order }) => order < 4)
    .sort((left, right) => left.order - right.order)
    .map(({ slash }) => slash);
}

/** Options as an interaction carries them: inside their subcommand, and that inside its group. */
export const nestOptions = (slash: Slash, options: readonly TypedOption[]): readonly TypedOption[] =>
  slash.path.slice(1).reduceRight<readonly TypedOption[]>((inner, name) => [{ name, options: inner }], options);
