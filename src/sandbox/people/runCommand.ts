import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  InteractionType,
} from 'discord-api-types/v10';
import type { Context } from '../context.ts';
import { deliver } from '../interactions/deliver.ts';
import { envelope } from '../interactions/envelope.ts';
import type { Interactions } from '../interactions/interactions.ts';
import type { Action, ActionResult, TypedOption } from '../pageProtocol.ts';
import { commandsFor } from './offered.ts';
import { channelFor, checkCommandsHere } from './place.ts';
import { refuse } from './refusal.ts';
import { resolve } from './resolved.ts';

/** An option as an interaction contains it. */
interface SentOption {
  readonly name: string;
  readonly type: ApplicationCommandOptionType;
  readonly value?: string | number | boolean;
  readonly focused?: true;
  readonly options?: readonly SentOption[];
}

/** Returns what a person typed, checked as Discord's app does; `partial` while an option is still being typed. */
const readOptions = (
  known: readonly APIApplicationCommandOption[],
  typed: readonly TypedOption[],
  partial: boolean,
): readonly SentOption[] => {
  const stray = typed.find((option) => !known.some(({ name }) => name === option.name));
  if (stray) refuse(`There is no option “${stray.name}” here.`);
  const sent = known.flatMap((option) => {
    const given = typed.find(({ name }) => name === option.name);
    if (!given) return [];
    return [isNested(option) ? readNested(option, given, partial) : readValue(option, given, partial)];
  });
  const nested = known.some(isNested);
  if (nested && sent.length !== 1) refuse('Choose one subcommand.');
  const missing = known.find((option) => !isNested(option) && option.required && !sent.some(({ name }) => name === option.name));
  if (missing && !partial) refuse(`The option “${missing.name}” is needed.`);
  return sent;
};

type NestedOption = Extract<
  APIApplicationCommandOption,
  { type: ApplicationCommandOptionType.Subcommand | ApplicationCommandOptionType.SubcommandGroup }
>;

const isNested = (option: APIApplicationCommandOption): option is NestedOption =>
  option.type === ApplicationCommandOptionType.Subcommand || option.type === ApplicationCommandOptionType.SubcommandGroup;

const readNested = (option: NestedOption, given: TypedOption, partial: boolean): SentOption => ({
  name: option.name,
  type: option.type,
  options: readOptions(option.options ?? [], given.options ?? [], partial),
});

const readValue = (option: APIApplicationCommandBasicOption, given: TypedOption, partial: boolean): SentOption => {
  const { name, type } = option;
  if (given.value === undefined) return refuse(`The option “${name}” has no value.`);
  if (given.focused) {
    if (!('autocomplete' in option && option.autocomplete)) refuse(`The option “${name}” has no autocomplete.`);
    return { name, type, value: given.value, focused: true };
  }
  if (!partial || 'autocomplete' in option) checkValue(option, given.value);
  return { name, type, value: given.value };
};

const checkValue = (option: APIApplicationCommandBasicOption, value: string | number | boolean): void => {
  const expected = EXPECTED[option.type] ?? 'string';
  if (typeof value !== expected) refuse(`“${option.name}” takes a ${expected}.`);
  if (option.type === ApplicationCommandOptionType.Integer && !Number.isInteger(value))
    refuse(`“${option.name}” takes a whole number.`);
  checkRange(option, value);
  const choices = 'choices' in option ? option.choices : undefined;
  if (choices && choices.length > 0 && !choices.some((choice) => choice.value === value)) {
    refuse(`“${option.name}” takes one of: ${choices.map((choice) => choice.name).join(', ')}.`);
  }
};

const checkRange = (option: APIApplicationCommandBasicOption, value: string | number | boolean): void => {
  if (typeof value === 'number' && 'min_value' in option && option.min_value !== undefined && value < option.min_value) {
    refuse(`“${option.name}” is at least ${option.min_value}.`);
  }
  if (typeof value === 'number' && 'max_value' in option && option.max_value !== undefined && value > option.max_value) {
    refuse(`“${option.name}” is at most ${option.max_value}.`);
  }
  if (typeof value === 'string' && 'min_length' in option && value.length < (option.min_length ?? 0)) {
    refuse(`“${option.name}” has at least ${option.min_length} characters.`);
  }
  const longest = ('max_length' in option ? option.max_length : undefined) ?? 6_000;
  if (typeof value === 'string' && value.length > longest) refuse(`“${option.name}” has at most ${longest} characters.`);
};

/** The types of values that are not strings. */
const EXPECTED: Readonly<Partial<Record<ApplicationCommandOptionType, 'number' | 'boolean'>>> = {
  [ApplicationCommandOptionType.Integer]: 'number',
  [ApplicationCommandOptionType.Number]: 'number',
  [ApplicationCommandOptionType.Boolean]: 'boolean',
};

type CommandAct = Extract<Action, { do: 'command' | 'autocomplete' }>;

/** Sends a slash command, or asks for the choices of an option. */
export const runCommand = (context: Context, interactions: Interactions, act: CommandAct): Promise<ActionResult> => {
  const channel = channelFor(context, act.as, act.channel);
  checkCommandsHere(context, act.as, channel);
  const command = commandsFor(context.world, act.as, channel).find(({ id }) => id === act.command);
  if (!command) return refuse('This command is not offered here.');
  const partial = act.do === 'autocomplete';
  const options = readOptions(command.options ?? [], act.options, partial);
  const named = {
    users: valuesOf(options, ApplicationCommandOptionType.User),
    channels: valuesOf(options, ApplicationCommandOptionType.Channel),
    roles: valuesOf(options, ApplicationCommandOptionType.Role),
  };
  const interaction = envelope(
    context,
    act.as,
    channel,
    partial ? InteractionType.ApplicationCommandAutocomplete : InteractionType.ApplicationCommand,
    {
      data: {
        id: command.id,
        name: command.name,
        type: ApplicationCommandType.ChatInput,
        ...(options.length > 0 ? { options } : {}),
        ...(command.guild_id ? { guild_id: command.guild_id } : {}),
        ...resolve(context.world, act.as, channel, named),
      },
    },
  );
  return deliver(context, interactions, { interaction, person: act.as, channel: channel.id });
};

const valuesOf = (options: readonly SentOption[], type: ApplicationCommandOptionType): readonly string[] =>
  options.flatMap((option) => [
    ...(option.type === type && option.value !== undefined && !option.focused ? [String(option.value)] : []),
    ...valuesOf(option.options ?? [], type),
  ]);
