import { ChannelType, ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import { z } from 'zod';
import { fieldIssue, reportDuplicates } from './check.ts';
import { localizations, maybe, text, unique } from './fields.ts';

/** What Discord allows in the name of a chat command or an option: letters, digits, dash, underscore, apostrophe; no capitals. */
const NAME = /^[-_'\p{L}\p{N}\p{Script=Devanagari}\p{Script=Thai}]{1,32}$/u;

export const commandName = z.string().superRefine((value, context) => {
  if (value.length === 0 || [...value].length > 32) {
    context.addIssue(fieldIssue('BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 32 in length.'));
  } else if (!NAME.test(value) || value.toLowerCase() !== value) {
    context.addIssue(fieldIssue('APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid'));
  }
});

export const described = {
  name: commandName,
  name_localizations: localizations(commandName),
  description: text(1, 100),
  description_localizations: localizations(text(1, 100)),
};

const required = maybe(z.boolean());

const choices = <T extends z.ZodType>(value: T) =>
  maybe(z.array(z.strictObject({ name: text(1, 100), name_localizations: localizations(text(1, 100)), value })).max(25));

const plain = <T extends Type>(type: T) => z.strictObject({ type: z.literal(type), ...described, required });

const string = z.strictObject({
  type: z.literal(Type.String),
  ...described,
  required,
  autocomplete: maybe(z.boolean()),
  choices: choices(text(0, 100)),
  min_length: maybe(z.int().min(0).max(6_000)),
  max_length: maybe(z.int().min(1).max(6_000)),
});

const numeric = <T extends Type.Integer | Type.Number, V extends z.ZodType<number>>(type: T, value: V) =>
  z.strictObject({
    type: z.literal(type),
    ...described,
    required,
    autocomplete: maybe(z.boolean()),
    choices: choices(value),
    min_value: maybe(value),
    max_value: maybe(value),
  });

const channel = z.strictObject({
  type: z.literal(Type.Channel),
  ...described,
  required,
  channel_types: maybe(unique(z.enum(ChannelType), 20)),
});

const valueOptions = [
  string,
  numeric(Type.Integer, z.int()),
  numeric(Type.Number, z.number()),
  plain(Type.Boolean),
  plain(Type.User),
  plain(Type.Role),
  plain(Type.Mentionable),
  plain(Type.Attachment),
  channel,
] as const;

/** The fields of an option that the rules across several options need. */
interface OptionLike {
  readonly name: string;
  readonly type: Type;
  readonly required?: boolean | null | undefined;
  readonly autocomplete?: boolean | null | undefined;
  readonly choices?: readonly unknown[] | null | undefined;
}

/** Names are unique, required options come first, and nothing has both choices and autocomplete. */
const checkOptions = (options: readonly OptionLike[], context: z.RefinementCtx): void => {
  const names = options.map(({ name }) => name);
  const repeated = 'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS';
  reportDuplicates(context, names, repeated, 'Option name already exists', (index) => [index, 'name']);
  let optionalSeen = false;
  options.forEach((option, index) => {
    if (option.required && optionalSeen) {
      context.addIssue(
        fieldIssue(
          'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
          'Required options must be placed before non-required options',
          [index],
        ),
      );
    }
    optionalSeen ||= !option.required;
    if (option.autocomplete && (option.choices?.length ?? 0) > 0) {
      context.addIssue(
        fieldIssue('APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'Options with choices have no autocomplete', [
          index,
          'autocomplete',
        ]),
      );
    }
  });
};

const subcommand = z.strictObject({
  type: z.literal(Type.Subcommand),
  ...described,
  required,
  options: maybe(
    z
      .array(z.discriminatedUnion('type', [...valueOptions]))
      .max(25)
      .superRefine(checkOptions),
  ),
});

const group = z.strictObject({
  type: z.literal(Type.SubcommandGroup),
  ...described,
  required,
  options: z.array(subcommand).max(25).superRefine(checkOptions),
});

const isSub = ({ type }: OptionLike): boolean => type === Type.Subcommand || type === Type.SubcommandGroup;

/** The options of a command: either all subcommands and groups of them, or none. */
export const commandOptions = z
  .array(z.discriminatedUnion('type', [subcommand, group, ...valueOptions]))
  .max(25)
  .superRefine((options, context) => {
    checkOptions(options, context);
    options.forEach((option, index) => {
      if (isSub(option) !== options.some(isSub)) {
        context.addIssue(
          fieldIssue(
            'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
            'Sub-command and sub-command group option types are mutually exclusive to all other types',
            [index],
          ),
        );
      }
    });
  });
