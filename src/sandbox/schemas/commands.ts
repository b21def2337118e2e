import { ApplicationCommandType, ApplicationIntegrationType, InteractionContextType } from 'discord-api-types/v10';
import { z } from 'zod';
import { fieldIssue, reportDuplicates } from './check.ts';
import { commandOptions, described } from './commandOptions.ts';
import { maybe, snowflake, unique } from './fields.ts';

/** Maximum number of characters in a command's names, descriptions and choices; the longest localization of each counts. */
const MAX_TEXT = 8_000;
/** Maximum number of chat commands in a scope. */
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
    const names = commands.map(({ name }) => name);
    const message = 'Application command names must be unique';
    reportDuplicates(context, names, 'APPLICATION_COMMANDS_DUPLICATE_NAME', message, (index) => [index, 'name']);
  });

export type CommandPayload = z.infer<typeof commandCreate>;

/** A command, an option or a choice. */
interface Part {
  readonly name?: string;
  readonly description?: string;
  readonly value?: unknown;
  readonly name_localizations?: object | null;
  readonly description_localizations?: object | null;
  readonly options?: readonly Part[] | null;
  readonly choices?: readonly Part[] | null;
}

const sizeOf = (part: Part): number =>
  longest(part.name, part.name_localizations) +
  longest(part.description, part.description_localizations) +
  (typeof part.value === 'string' ? [...part.value].length : 0) +
  [...(part.options ?? []), ...(part.choices ?? [])].reduce((sum, inner) => sum + sizeOf(inner), 0);

const longest = (text: string | undefined, localized: object | null | undefined): number =>
  Math.max(...[text ?? '', ...Object.values(localized ?? {})].map((one) => [...String(one ?? '')].length));
