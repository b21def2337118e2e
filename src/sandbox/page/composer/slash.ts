import type { APIApplicationCommand, APIApplicationCommandBasicOption, APIApplicationCommandOption } from 'discord-api-types/v10';
import { ApplicationCommandOptionType, ApplicationCommandType, InteractionContextType } from 'discord-api-types/v10';
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

/** A command, or one of its subcommands on the way down. */
interface Step {
  readonly command: string;
  readonly path: readonly string[];
  readonly names: readonly string[];
  readonly description: string;
}

function slashesUnder(step: Step, options: readonly APIApplicationCommandOption[], locale: string): readonly Slash[] {
  const subcommands = options.flatMap((option) =>
    option.type === ApplicationCommandOptionType.Subcommand || option.type === ApplicationCommandOptionType.SubcommandGroup
      ? slashesUnder(below(step, option, locale), option.options ?? [], locale)
      : [],
  );
  if (subcommands.length > 0) return subcommands;
  const { command, path, names, description } = step;
  const own = (options as readonly APIApplicationCommandBasicOption[]).map((option) => shownOption(option, locale));
  return [{ command, path, name: names.join(' '), description, options: own }];
}

const below = (step: Step, part: APIApplicationCommandOption, locale: string): Step => ({
  command: step.command,
  path: [...step.path, part.name],
  names: [...step.names, shownName(part, locale)],
  description: shownDescription(part, locale),
});

function isOffered(command: APIApplicationCommand, where: 'guild' | 'direct'): boolean {
  if (command.type !== ApplicationCommandType.ChatInput) return false;
  if (where === 'direct' && command.guild_id !== undefined) return false;
  const context = where === 'guild' ? InteractionContextType.Guild : InteractionContextType.BotDM;
  return command.contexts ? command.contexts.includes(context) : true;
}

/** Everything that can be typed after a slash here by a reader of a locale, by name. */
export function slashesOf(
  commands: readonly APIApplicationCommand[],
  where: 'guild' | 'direct',
  locale: string,
): readonly Slash[] {
  const stepOf = (command: APIApplicationCommand): Step => ({
    command: command.id,
    path: [command.name],
    names: [shownName(command, locale)],
    description: shownDescription(command, locale),
  });
  return commands
    .filter((command) => isOffered(command, where))
    .flatMap((command) => slashesUnder(stepOf(command), command.options ?? [], locale))
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

/** The commands that fit what was typed, best first: by a name's start, the starts of its parts, anywhere in it, in the description. */
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
