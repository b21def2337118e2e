import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import { z } from 'zod';
import { fieldIssue } from './check.ts';
import { textDisplay } from './components.ts';
import { channelSelect, component, customId, mentionableSelect, roleSelect, stringSelect, userSelect } from './controls.ts';
import { maybe, text } from './fields.ts';

const required = maybe(z.boolean());

const textInput = component(ComponentType.TextInput, {
  custom_id: customId,
  style: z.union([z.literal(TextInputStyle.Short), z.literal(TextInputStyle.Paragraph)]),
  label: maybe(text(1, 45)),
  value: maybe(text(0, 4_000)),
  placeholder: maybe(text(0, 100)),
  required,
  min_length: maybe(z.int().min(0).max(4_000)),
  max_length: maybe(z.int().min(1).max(4_000)),
}).superRefine(({ min_length: least, max_length: most }, context) => {
  if ((least ?? 0) > (most ?? 4_000)) {
    context.addIssue(fieldIssue('BASE_TYPE_BAD_LENGTH', 'The least must not be above the most.', ['min_length']));
  }
});

const choice = z.strictObject({
  label: text(1, 100),
  value: text(1, 100),
  description: maybe(text(0, 100)),
  default: maybe(z.boolean()),
});

const range = { min_values: maybe(z.int().min(0).max(10)), max_values: maybe(z.int().min(1).max(10)) };

const radioGroup = component(ComponentType.RadioGroup, {
  custom_id: customId,
  required,
  options: z.array(choice).min(2).max(10),
});
const checkboxGroup = component(ComponentType.CheckboxGroup, {
  custom_id: customId,
  ...range,
  required,
  options: z.array(choice).min(1).max(10),
});
const checkbox = component(ComponentType.Checkbox, { custom_id: customId, default: maybe(z.boolean()) });
const fileUpload = component(ComponentType.FileUpload, { custom_id: customId, ...range, required });

const label = component(ComponentType.Label, {
  label: text(1, 45),
  description: maybe(text(1, 100)),
  component: z.discriminatedUnion('type', [
    textInput,
    stringSelect,
    userSelect,
    roleSelect,
    mentionableSelect,
    channelSelect,
    radioGroup,
    checkboxGroup,
    checkbox,
    fileUpload,
  ]),
});

/** The older container of a text input, which then has the label itself. */
const row = component(ComponentType.ActionRow, { components: z.array(textInput).length(1) }).superRefine(
  ({ components }, context) => {
    if (!components[0]?.label) {
      context.addIssue(fieldIssue('BASE_TYPE_REQUIRED', 'This field is required', ['components', 0, 'label']));
    }
  },
);

/** A form in a dialog, with at most five components. */
export const modal = z
  .strictObject({
    custom_id: customId,
    title: text(1, 45),
    components: z
      .array(z.discriminatedUnion('type', [label, row, textDisplay]))
      .min(1)
      .max(5),
  })
  .superRefine(({ components }, context) => {
    const ids = components.map((part) => {
      if (part.type === ComponentType.Label) return part.component.custom_id;
      return part.type === ComponentType.ActionRow ? part.components[0]?.custom_id : undefined;
    });
    ids.forEach((id, index) => {
      if (id !== undefined && ids.indexOf(id) < index) {
        context.addIssue(
          fieldIssue('COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated', ['components', index]),
        );
      }
    });
  });
