import { ApplicationCommandType, ApplicationIntegrationType, InteractionContextType } from 'discord-api-types/v10';
import { z } from 'zod';
import { fieldIssue } from './check.ts';
import { commandOptions, described } from './commandOptions.ts';
import { maybe, snowflake, unique } from './fields.ts';

/** Characters of a command's names, descriptions and choices; of each the longest localisation counts. */
const MAX_TEXT = 8_000;
/** Chat commands of one scope. */
export const MAX_COMMANDS = 100;

const fields = {
  ...described,
  id: maybe(snowflake),
  type: maybe(z.literal(ApplicationCommandType.ChatInput)),
  options: maybe(commandOptions),
  default_member_permissions: maybe(z.string().regex(/^\d+$/)),
  dm_permission: maybe(z.boolean()),
  default_permission: maybe(z.boolean()),
  nsfw: maybe(z.boolean()),
  integration_types: maybe(unique(z.enum(ApplicationIntegrationType), 2, 1)),
  contexts: maybe(unique(z.enum(InteractionContextType), 3, 1)),
};

const checkSize = (command: object, context: z.RefinementCtx): void => {
  const size = sizeOf(command);
  if (size > MAX_TEXT) {
    context.addIssue(
      fieldIssue('APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${size} of ${MAX_TEXT} characters)`),
    );
  }
};

/** `POST …/commands`. Only chat commands: this sandbox's people have no menus on users and messages. */
export const commandCreate = z.strictObject(fields).superRefine(checkSize);

/** `PATCH …/commands/:id` */
export const commandPatch = z.strictObject(fields).partial();

/** `PUT …/commands` */
export const commandList = z
  .array(commandCreate)
  .max(MAX_COMMANDS)
  .superRefine((commands, context) => {
    commands.forEach(({ name }, index) => {
      if (commands.findIndex((other) => other.name === name) < index) {
        context.addIssue(
          fieldIssue('APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique', [index, 'name']),
        );
      }
    });
  });

export type CommandPayload = z.infer<typeof commandCreate>;

const sizeOf = (part: object): number => {
  const {
    name,
    description,
    value,
    name_localizations: names,
    description_localizations: descriptions,
    options,
    choices,
  } = part as {
    readonly name?: string;
    readonly description?: string;
    readonly value?: unknown;
    readonly name_localizations?: object | null;
    readonly description_localizations?: object | null;
    readonly options?: readonly object[] | null;
    readonly choices?: readonly object[] | null;
  };
  return (
    longest(name, names) +
    longest(description, descriptions) +
    (typeof value === 'string' ? [...value].length : 0) +
    [...(options ?? []), ...(choices ?? [])].reduce((sum, inner) => sum + sizeOf(inner), 0)
  );
};

const longest = (text: string | undefined, localized: object | null | undefined): number =>
  Math.max(...[text ?? '', ...Object.values(localized ?? {})].map((one) => [...String(one ?? '')].length));
