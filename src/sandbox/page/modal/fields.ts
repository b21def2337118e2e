import {
  type APIComponentInLabel,
  type APIModalInteractionResponseCallbackComponent,
  type APIModalInteractionResponseCallbackData,
  ComponentType,
} from 'discord-api-types/v10';
import { defaultsOf } from '../message/entries.ts';

/** The values of a modal's fields by custom id: a text, or the values chosen. */
export type FieldValues = Readonly<Record<string, string | readonly string[]>>;

/** An input with its label and description. */
export type ModalField = Readonly<ReturnType<typeof fieldsOf>[number]>;

/** Returns the fields of a modal's row or label; a text display has none. */
export function fieldsOf(component: APIModalInteractionResponseCallbackComponent) {
  switch (component.type) {
    case ComponentType.Label:
      return [{ label: component.label, description: component.description, input: component.component }];
    case ComponentType.ActionRow:
      return component.components.map((input) => ({ label: input.label ?? '', description: undefined, input }));
    case ComponentType.TextDisplay:
      return [];
  }
}

function startValue(input: APIComponentInLabel): string | readonly string[] {
  switch (input.type) {
    case ComponentType.TextInput:
      return input.value ?? '';
    case ComponentType.RadioGroup:
      return input.options.find((option) => option.default)?.value ?? '';
    case ComponentType.CheckboxGroup:
      return input.options.filter((option) => option.default).map(({ value }) => value);
    case ComponentType.Checkbox:
      return String(input.default ?? false);
    case ComponentType.FileUpload:
      return [];
    default:
      return defaultsOf(input);
  }
}

/** Returns the default values of a modal. */
export const startValues = (modal: APIModalInteractionResponseCallbackData): FieldValues =>
  Object.fromEntries(modal.components.flatMap(fieldsOf).map(({ input }) => [input.custom_id, startValue(input)]));

function wrongText(text: string, least: number | undefined, most: number | undefined, required: boolean): string | undefined {
  if (text === '') return required ? 'This field is required.' : undefined;
  if (least !== undefined && text.length < least) return `At least ${least} characters.`;
  return most !== undefined && text.length > most ? `At most ${most} characters.` : undefined;
}

function wrongCount(count: number, least: number, most: number, required: boolean): string | undefined {
  if (count === 0 && !required) return undefined;
  if (count < Math.max(least, required ? 1 : 0)) return least > 1 ? `Choose at least ${least}.` : 'Make a choice.';
  return count > most ? `Choose at most ${most}.` : undefined;
}

/** Whether a field has to be filled in: all are, unless the bot says otherwise; a lone check box never is. */
export const isRequired = (input: APIComponentInLabel): boolean =>
  input.type !== ComponentType.Checkbox && (!('required' in input) || input.required !== false);

/** Returns what is wrong with a field, as Discord's apps say before they send it. */
export function wrongField(input: APIComponentInLabel, value: string | readonly string[] | undefined): string | undefined {
  const required = isRequired(input);
  switch (input.type) {
    case ComponentType.TextInput:
      return wrongText(String(value ?? ''), input.min_length, input.max_length, required);
    case ComponentType.RadioGroup:
      return required && !value ? 'Make a choice.' : undefined;
    case ComponentType.Checkbox:
      return undefined;
    case ComponentType.FileUpload:
      return required ? 'The sandbox cannot upload files.' : undefined;
    case ComponentType.CheckboxGroup:
      return wrongCount(value?.length ?? 0, input.min_values ?? 1, input.max_values ?? input.options.length, required);
    default:
      return wrongCount(value?.length ?? 0, input.min_values ?? 1, input.max_values ?? 1, required);
  }
}
