import type { APIComponentInLabel, APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { startValues, wrongField } from '#sandbox/page/modal/fields.ts';

const text = (more: object = {}): APIComponentInLabel => ({
  type: ComponentType.TextInput,
  custom_id: 'amount',
  style: TextInputStyle.Short,
  ...more,
});
const options = [
  { label: 'Ares', value: 'ares', default: true },
  { label: 'Zeus', value: 'zeus' },
];

test('a modal opens with the bot’s default values', () => {
  const label = (component: APIComponentInLabel) => ({ type: ComponentType.Label as const, label: 'x', component });
  const modal: APIModalInteractionResponseCallbackData = {
    custom_id: 'm',
    title: 'Offer',
    components: [
      label(text({ value: '3' })),
      label({ type: ComponentType.StringSelect, custom_id: 'god', options }),
      label({ type: ComponentType.RadioGroup, custom_id: 'one', options }),
      label({ type: ComponentType.CheckboxGroup, custom_id: 'many', options }),
      label({ type: ComponentType.Checkbox, custom_id: 'sure', default: true }),
      { type: ComponentType.TextDisplay, content: 'words' },
    ],
  };
  expect(startValues(modal)).toEqual({ amount: '3', god: ['ares'], one: 'ares', many: ['ares'], sure: 'true' });
});

test('a text is required unless marked optional, and within its lengths', () => {
  expect(wrongField(text(), '')).toBe('This field is required.');
  expect(wrongField(text({ required: false, min_length: 2 }), '')).toBeUndefined();
  expect(wrongField(text({ min_length: 2 }), '3')).toBe('At least 2 characters.');
  expect(wrongField(text({ max_length: 2 }), '333')).toBe('At most 2 characters.');
  expect(wrongField(text({ max_length: 2 }), '33')).toBeUndefined();
});

test('menus and check boxes enforce their minimum and maximum', () => {
  const menu = (more: object = {}): APIComponentInLabel => ({
    type: ComponentType.StringSelect,
    custom_id: 'god',
    options,
    ...more,
  });
  expect(wrongField(menu(), [])).toBe('Make a choice.');
  expect(wrongField(menu({ required: false }), [])).toBeUndefined();
  expect(wrongField(menu({ min_values: 2, max_values: 2 }), ['ares'])).toBe('Choose at least 2.');
  const boxes: APIComponentInLabel = { type: ComponentType.CheckboxGroup, custom_id: 'many', options, max_values: 1 };
  expect(wrongField(boxes, ['ares', 'zeus'])).toBe('Choose at most 1.');
});
