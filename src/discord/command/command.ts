import {
  type APIApplicationCommandOptionChoice,
  type ApplicationCommandOptionChoiceData,
  ApplicationIntegrationType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  InteractionContextType,
  PermissionFlagsBits,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  SlashCommandBuilder,
  type SlashCommandSubcommandBuilder,
} from 'discord.js';
import { type CommandKey, LANGUAGES, messagesFor, type Sentences } from '#i18n/index.ts';
import type { User } from '#matches/index.ts';
import type { Reply } from '../components/reply.ts';
import type { MoveFields } from './movePath.ts';
import type { Services } from './services.ts';

/** What every handler works with, whatever was pressed or typed. */
export interface CommandContext {
  readonly services: Services;
  /** The asker's language: what they have chosen, else that of their Discord. */
  readonly say: Sentences;
  readonly catalogue: CommandRegistry;
  /** What was kept of the asker when they asked; absent where nothing was, or where it could not be read. */
  readonly known?: User;
}

export interface SlashCommandContext extends CommandContext {
  readonly interaction: ChatInputCommandInteraction;
}

export interface AutocompleteContext extends CommandContext {
  readonly interaction: AutocompleteInteraction;
}

export type AutocompleteChoices = readonly ApplicationCommandOptionChoiceData[];

/** One command or subcommand: a file of its own. It is deferred before, and its answer sent after, by the dispatcher. */
export interface Command<Data = SlashCommandSubcommandBuilder> {
  readonly data: Data;
  execute(call: SlashCommandContext): Promise<Reply>;
  /** Choices for the option that has the focus, best first; more than 25 are cut. */
  autocomplete?(suggestion: AutocompleteContext): Promise<AutocompleteChoices>;
}

/** A command as Discord registers it, with its subcommands by name; one without subcommands stands under ''. */
export interface TopCommand {
  readonly data: SlashCommandBuilder;
  readonly parts: Readonly<Record<string, Command<unknown>>>;
}

/**
 * Kinds of move that are asked about once more: those that end a turn in which more could be done, and, while there is another kind
 * to choose instead, those that lose what could be kept.
 */
export type ConfirmationRules = Readonly<Record<string, 'always' | 'avoidable'>>;

/** All that people can type, and what there is to know of each game's moves. */
export interface CommandRegistry {
  readonly commands: readonly TopCommand[];
  readonly moves: Readonly<Record<string, MoveFields>>;
  /** The kinds of move of each game that are asked about once more. */
  readonly confirms: Readonly<Record<string, ConfirmationRules>>;
  /** By game: the half-made choice that usually goes on in a position, as its path; empty where none does. */
  readonly defaultPath: Readonly<Record<string, (view: unknown) => readonly string[]>>;
}

interface Described {
  setNameLocalizations(localizations: Readonly<Record<string, string>>): this;
  setDescription(description: string): this;
  setDescriptionLocalizations(localizations: Readonly<Record<string, string>>): this;
}

/** What every language but the house's own says of something, by the locales of Discord. */
const localized = (of: (say: Sentences) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    LANGUAGES.slice(1).flatMap((say) => say.discord.map((locale): readonly [string, string] => [locale, of(say)])),
  );

/** What is said of a command, subcommand or option; one that the house has no words for is told by its own path. */
const descriptionOf = (words: Readonly<Partial<Record<CommandKey, string>>>, key: CommandKey): string => words[key] ?? key;

/** Names and describes a command or option in every language of the house; it is registered by its English name. */
export const described = <Builder extends Described>(builder: Builder, key: CommandKey): Builder =>
  builder
    .setNameLocalizations(localized(({ common }) => optionName(common.commandNames, key)))
    .setDescription(descriptionOf(messagesFor().common.commands, key))
    .setDescriptionLocalizations(localized(({ common }) => descriptionOf(common.commands, key)));

/** What a command or option is called, as Discord shows it to a reader of these names. */
export const optionName = (names: Sentences['common']['commandNames'], key: CommandKey): string =>
  descriptionOf(names, key).split(/[ .]/).at(-1) ?? key;

/** One of the values an option can have, as every language calls it. */
export const choice = <Value extends string | number>(
  value: Value,
  of: (say: Sentences) => string,
): APIApplicationCommandOptionChoice<Value> => ({ name: of(messagesFor()), name_localizations: localized(of), value });

/** The languages of the house as values of an option, each by what it calls itself. */
export const languageChoices: readonly APIApplicationCommandOptionChoice<string>[] = LANGUAGES.map(({ locale, name }) => ({
  name,
  value: locale,
}));

/** Where commands may be used: on servers that installed the bot, and in direct messages with it. */
const everywhere = (builder: SlashCommandBuilder): SlashCommandBuilder =>
  builder
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .setIntegrationTypes(ApplicationIntegrationType.GuildInstall);

/** A command that consists of subcommands. */
export const group = (name: CommandKey, parts: readonly Command[]): TopCommand => {
  const data = everywhere(described(new SlashCommandBuilder().setName(name), name));
  for (const part of parts) data.addSubcommand(part.data);
  return { data, parts: Object.fromEntries(parts.map((part) => [part.data.name, part])) };
};

/** A command for those who manage a server, by Discord's own permission; there alone. */
export const forManagers = (command: TopCommand): TopCommand => {
  command.data.setContexts(InteractionContextType.Guild).setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild);
  return command;
};

/** A command without subcommands. */
export const single = (command: Command<SlashCommandBuilder>): TopCommand => ({
  data: everywhere(command.data),
  parts: { '': command },
});

/** What is registered with Discord. */
export const commandData = (catalogue: CommandRegistry): RESTPostAPIChatInputApplicationCommandsJSONBody[] =>
  catalogue.commands.map(({ data }) => data.toJSON());
