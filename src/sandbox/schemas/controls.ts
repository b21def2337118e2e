import { ButtonStyle, ChannelType, ComponentType } from 'discord-api-types/v10';
import { z } from 'zod';
import { fieldIssue, reportDuplicates } from './check.ts';
import { maybe, snowflake, text, unique, webUrl } from './fields.ts';

/** The number of a component; Discord fills it in if it is absent. */
export const componentId = maybe(z.int().min(0));

/** Returns the schema of a component from its type and its own fields. */
export const component = <T extends ComponentType, F extends z.ZodRawShape>(type: T, fields: F) =>
  z.strictObject({ type: z.literal(type), id: componentId, ...fields });

export const customId = text(1, 100);

export const emoji = z.strictObject({ id: maybe(snowflake), name: maybe(z.string().max(32)), animated: maybe(z.boolean()) });

/** A button: one that is pressed has a custom id, a link has an address. */
export const button = z
  .strictObject({
    type: z.literal(ComponentType.Button),
    id: componentId,
    style: z.union([
      z.literal(ButtonStyle.Primary),
      z.literal(ButtonStyle.Secondary),
      z.literal(ButtonStyle.Success),
      z.literal(ButtonStyle.Danger),
      z.literal(ButtonStyle.Link),
    ]),
    custom_id: maybe(customId),
    label: maybe(text(0, 80)),
    emoji: maybe(emoji),
    url: maybe(webUrl(512)),
    disabled: maybe(z.boolean()),
  })
  .superRefine((one, context) => {
    const isLink = one.style === ButtonStyle.Link;
    if (isLink && !one.url) context.addIssue(fieldIssue('BASE_TYPE_REQUIRED', 'This field is required', ['url']));
    if (isLink && one.custom_id)
      context.addIssue(fieldIssue('BUTTON_COMPONENT_INVALID', 'A link has no custom id.', ['custom_id']));
    if (!isLink && !one.custom_id)
      context.addIssue(fieldIssue('COMPONENT_CUSTOM_ID_REQUIRED', 'A custom id is required', ['custom_id']));
    if (!isLink && one.url) context.addIssue(fieldIssue('BUTTON_COMPONENT_INVALID', 'Only a link has an address.', ['url']));
    if (!one.label && !one.emoji) {
      context.addIssue(fieldIssue('BUTTON_COMPONENT_INVALID', 'A button must have a label or emoji', ['label']));
    }
  });

const selectFields = {
  custom_id: customId,
  placeholder: maybe(text(0, 150)),
  min_values: maybe(z.int().min(0).max(25)),
  max_values: maybe(z.int().min(1).max(25)),
  disabled: maybe(z.boolean()),
  /** In modals only. */
  required: maybe(z.boolean()),
};

const defaults = <T extends string>(type: T) => maybe(z.array(z.strictObject({ id: snowflake, type: z.literal(type) })).max(25));

export const stringSelect = z
  .strictObject({
    type: z.literal(ComponentType.StringSelect),
    id: componentId,
    ...selectFields,
    options: z
      .array(
        z.strictObject({
          label: text(1, 100),
          value: text(1, 100),
          description: maybe(text(0, 100)),
          emoji: maybe(emoji),
          default: maybe(z.boolean()),
        }),
      )
      .min(1)
      .max(25),
  })
  .superRefine(({ options, min_values: least, max_values: most }, context) => {
    const values = options.map(({ value }) => value);
    const repeated = 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED';
    const message = 'The specified option value is already used';
    reportDuplicates(context, values, repeated, message, (index) => ['options', index, 'value']);
    if ((least ?? 1) > (most ?? 1)) {
      context.addIssue(fieldIssue('SELECT_COMPONENT_INVALID_RANGE', 'The least must not be above the most.', ['min_values']));
    }
    if (Math.max(least ?? 1, most ?? 1) > options.length) {
      context.addIssue(
        fieldIssue('SELECT_COMPONENT_INVALID_RANGE', 'There are fewer options than may be chosen.', [
          (most ?? 1) > options.length ? 'max_values' : 'min_values',
        ]),
      );
    }
  });

export const userSelect = component(ComponentType.UserSelect, { ...selectFields, default_values: defaults('user') });
export const roleSelect = component(ComponentType.RoleSelect, { ...selectFields, default_values: defaults('role') });
export const mentionableSelect = component(ComponentType.MentionableSelect, {
  ...selectFields,
  default_values: maybe(
    z.array(z.strictObject({ id: snowflake, type: z.union([z.literal('user'), z.literal('role')]) })).max(25),
  ),
});
export const channelSelect = component(ComponentType.ChannelSelect, {
  ...selectFields,
  channel_types: maybe(unique(z.enum(ChannelType), 20)),
  default_values: defaults('channel'),
});

/** A component in an action row of a message. */
const control = z.discriminatedUnion('type', [button, stringSelect, userSelect, roleSelect, mentionableSelect, channelSelect]);

/** Five buttons at most, or one menu. */
export const actionRow = z
  .strictObject({ type: z.literal(ComponentType.ActionRow), id: componentId, components: z.array(control).min(1).max(5) })
  .superRefine(({ components }, context) => {
    const width = components.reduce((sum, { type }) => sum + (type === ComponentType.Button ? 1 : 5), 0);
    if (width > 5) {
      context.addIssue(
        fieldIssue('COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'The specified component exceeds the maximum width', ['components']),
      );
    }
  });
