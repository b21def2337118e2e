import {
  type APIApplicationCommandOptionChoice,
  type ApplicationCommandOptionChoiceData,
  ApplicationIntegrationType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  SlashCommandBuilder,
  type SlashCommandOptionsOnlyBuilder,
  SlashCommandSubcommandBuilder,
} from 'discord.js';
import { type CommandKey, type GeneralSentences, LANGUAGES, type Sentences } from '#i18n/index.ts';
import type { Position, User } from '#matches/index.ts';
import type { Reply } from '../components/reply.ts';
import type { Actor } from './actor.ts';
import type { Services } from './services.ts';

/** The context of every handler of a command or control. */
export interface CommandContext {
  readonly services: Services;
  /** The actor's language: the one they chose, otherwise that of their Discord client. */
  readonly say: Sentences;
  readonly registry: CommandRegistry;
  /** The user who pressed or typed, and where. */
  readonly actor: Actor;
  /** The user as stored before the interaction; absent for new users, and if the store could not be read. */
  readonly storedUser?: User;
}

/** The context of a handler of a command or control about one match. */
export interface MatchContext extends CommandContext {
  /** What the actor may see of the match. */
  readonly position: Position;
}

export interface SlashCommandContext extends CommandContext {
  readonly interaction: ChatInputCommandInteraction;
}

export interface AutocompleteContext extends CommandContext {
  readonly interaction: AutocompleteInteraction;
}

export type AutocompleteChoices = readonly ApplicationCommandOptionChoiceData[];

/** One command or subcommand, in a file of its own. The router sends its reply, which was deferred before. */
export interface Command<Data = SlashCommandSubcommandBuilder> {
  readonly data: Data;
  execute(call: SlashCommandContext): Promise<Reply>;
  /** Choices for the focused option, best first; only the first 25 are sent. */
  autocomplete?(suggestion: AutocompleteContext): Promise<AutocompleteChoices>;
}

/** A command without subcommands, with its options. */
export type CommandBuilder = SlashCommandOptionsOnlyBuilder;

/** A command as Discord registers it, with its subcommands by name. A command without subcommands has the key ''. */
export interface TopCommand {
  readonly data: SlashCommandBuilder | CommandBuilder;
  readonly parts: Readonly<Record<string, Command<unknown>>>;
}

/** All commands. */
export interface CommandRegistry {
  readonly commands: readonly TopCommand[];
}

interface Described {
  setName(name: string): this;
  setNameLocalizations(localizations: Readonly<Record<string, string>>): this;
  setDescription(description: string): this;
  setDescriptionLocalizations(localizations: Readonly<Record<string, string>>): this;
}

type ByKey = Readonly<Partial<Record<string, string>>>;

/** Returns the texts of every language but the default one, by Discord locale. */
const localized = <Say extends GeneralSentences>(
  languages: readonly Say[],
  of: (say: Say) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(languages.slice(1).flatMap((say) => say.discord.map((locale) => [locale, of(say)] as const)));

const inDefault = <Say extends GeneralSentences>([say]: readonly Say[], of: (say: Say) => string): string =>
  say === undefined ? '' : of(say);

/** Returns the description of a command, subcommand or option, or its path if there is no text. */
const descriptionOf = (words: ByKey, key: string): string => words[key] ?? key;

/**
 * Sets the name and description of a command, subcommand or option in these languages. The registered name is English: the last
 * part of its path.
 */
export const describedIn = <Builder extends Described>(
  languages: readonly GeneralSentences[],
  builder: Builder,
  key: string,
): Builder => {
  const describe = ({ common }: GeneralSentences): string => descriptionOf(common.commands, key);
  return builder
    .setName(lastPartOf(key))
    .setNameLocalizations(localized(languages, ({ common }) => optionName(common.commandNames, key)))
    .setDescription(inDefault(languages, describe))
    .setDescriptionLocalizations(localized(languages, describe));
};

/** Sets the name and description of a command or option that is no game's in every language. */
export const described = <Builder extends Described>(builder: Builder, key: CommandKey): Builder =>
  describedIn(LANGUAGES, builder, key);

/** Returns a subcommand that is no game's, without options. */
export const subcommand = (key: CommandKey): SlashCommandSubcommandBuilder => described(new SlashCommandSubcommandBuilder(), key);

/** Returns a command without subcommands and options. */
export const topLevel = (key: CommandKey): CommandBuilder => described(new SlashCommandBuilder(), key);

const lastPartOf = (path: string): string => path.split(/[ .]/).at(-1) ?? path;

/** Returns the name of a command or option as Discord shows it in the language of `names`. */
export const optionName = (names: ByKey, key: string): string => lastPartOf(descriptionOf(names, key));

/** Returns one choice of an option, with its name in these languages. */
export const choiceIn = <Value extends string | number, Say extends GeneralSentences>(
  languages: readonly Say[],
  value: Value,
  of: (say: Say) => string,
): APIApplicationCommandOptionChoice<Value> => ({
  name: inDefault(languages, of),
  name_localizations: localized(languages, of),
  value,
});

/** Returns one choice of an option, with its name in every language. */
export const choice = <Value extends string | number>(
  value: Value,
  of: (say: GeneralSentences) => string,
): APIApplicationCommandOptionChoice<Value> => choiceIn(LANGUAGES, value, of);

/** The bot's languages as choices of an option, each under its own name. */
export const languageChoices: readonly APIApplicationCommandOptionChoice<string>[] = LANGUAGES.map(({ locale, name }) => ({
  name,
  value: locale,
}));

/** Allows a command on servers that installed the bot, and in direct messages with it. */
const everywhere = <Builder extends TopCommand['data']>(builder: Builder): Builder => {
  builder.setContexts(InteractionContextType.Guild, InteractionContextType.BotDM);
  builder.setIntegrationTypes(ApplicationIntegrationType.GuildInstall);
  return builder;
};

/** Returns a command that consists of subcommands. */
export const group = (
  name: string,
  parts: readonly Command[],
  languages: readonly GeneralSentences[] = LANGUAGES,
): TopCommand => {
  const data = everywhere(describedIn(languages, new SlashCommandBuilder(), name));
  for (const part of parts) data.addSubcommand(part.data);
  return { data, parts: Object.fromEntries(parts.map((part) => [part.data.name, part])) };
};

/** Restricts a command to servers. Its handlers check what their users may do there. */
export const onServers = (command: TopCommand): TopCommand => {
  command.data.setContexts(InteractionContextType.Guild);
  return command;
};

/** Returns a command without subcommands. */
export const single = (command: Command<CommandBuilder>): TopCommand => ({
  data: everywhere(command.data),
  parts: { '': command },
});

/** Returns the request body that registers all commands with Discord. */
export const commandData = (registry: CommandRegistry): RESTPostAPIChatInputApplicationCommandsJSONBody[] =>
  registry.commands.map(({ data }) => data.toJSON());
