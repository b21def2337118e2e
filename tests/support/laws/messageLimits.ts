import {
  type APIComponentInMessageActionRow,
  type APIMessageComponentEmoji,
  type APIMessageTopLevelComponent,
  type APISelectMenuOption,
  ComponentType,
} from 'discord.js';

/** Discord's limits of a message in Components V2, as documented. */

const MOST = {
  components: 40,
  text: 4000,
  altText: 1024,
  id: 100,
  button: 80,
  emoji: 32,
  entry: 100,
  entries: 25,
  inRow: 5,
  placeholder: 150,
};

/** The limits that a message violates, in words; empty if Discord would accept it. */
export const faultsOf = (components: readonly APIMessageTopLevelComponent[]): readonly string[] => {
  const rows = components.flatMap((component) => (component.type === ComponentType.ActionRow ? [component.components] : []));
  const parts = rows.flat();
  const ids = parts.flatMap((part) => ('custom_id' in part ? [part.custom_id] : []));
  const total = components.reduce((sum, each) => sum + 1 + ('components' in each ? each.components.length : 0), 0);
  return [
    ...over('components', total, MOST.components),
    ...over('characters', textsOf(components).join('').length, MOST.text),
    ...components.flatMap(topFaults),
    ...rows.flatMap(rowFaults),
    ...parts.flatMap(partFaults),
    ...ids.flatMap((id) => lengthFaults('a custom id', id, MOST.id)),
    ...twice('custom ids', ids),
  ];
};

/** All text of a message, without the controls. */
export const textsOf = (components: readonly APIMessageTopLevelComponent[]): readonly string[] =>
  components.flatMap((component) => (component.type === ComponentType.TextDisplay ? [component.content] : []));

/** Markup of an emoji that is not whole. Typed text is escaped. */
const BROKEN_EMOJI = /(?<!\\)<a?:(?!\w+:\d+>)/u;

/** Says so of a text in which the markup of an emoji was cut. */
export const brokenEmoji = (what: string, words: string): readonly string[] =>
  BROKEN_EMOJI.test(words) ? [`${what} with half an emoji: ${words}`] : [];

const over = (what: string, count: number, most: number): readonly string[] =>
  count > most ? [`${count} ${what}, more than ${most}`] : [];

const lengthFaults = (what: string, words: string, most: number): readonly string[] =>
  words.length === 0
    ? [`${what} of no character`]
    : words.length > most
      ? [`${what} of ${words.length} characters: ${words}`]
      : brokenEmoji(what, words);

const twice = (what: string, values: readonly string[]): readonly string[] =>
  new Set(values).size < values.length ? [`${what} that are the same: ${values.join(', ')}`] : [];

const topFaults = (component: APIMessageTopLevelComponent): readonly string[] => {
  if (component.type === ComponentType.TextDisplay) return lengthFaults('a text', component.content, MOST.text);
  if (component.type !== ComponentType.MediaGallery) return [];
  return component.items.flatMap(({ description }) => lengthFaults('an alt text', description ?? '', MOST.altText));
};

/** Up to five buttons, or one menu. */
const rowFaults = (row: readonly APIComponentInMessageActionRow[]): readonly string[] => {
  const most = row.every(({ type }) => type === ComponentType.Button) ? MOST.inRow : 1;
  return row.length === 0 ? ['an empty row'] : over('controls in a row', row.length, most);
};

const partFaults = (part: APIComponentInMessageActionRow): readonly string[] => {
  if (part.type === ComponentType.Button) {
    return 'label' in part ? [...lengthFaults('a button', part.label ?? '', MOST.button), ...emojiFaults(part.emoji)] : [];
  }
  if (part.type !== ComponentType.StringSelect) return [];
  return [
    ...over('entries of a menu', part.options.length, MOST.entries),
    ...(part.options.length === 0 ? ['a menu without entries'] : []),
    ...twice(
      'values of a menu',
      part.options.map(({ value }) => value),
    ),
    ...(part.placeholder === undefined ? [] : lengthFaults('a placeholder', part.placeholder, MOST.placeholder)),
    ...part.options.flatMap(entryFaults),
  ];
};

const emojiFaults = (emoji: APIMessageComponentEmoji | undefined): readonly string[] =>
  emoji === undefined ? [] : lengthFaults('the name of an emoji', emoji.name ?? '', MOST.emoji);

const entryFaults = ({ label, value, description, emoji }: APISelectMenuOption): readonly string[] => [
  ...emojiFaults(emoji),
  ...lengthFaults('a label', label, MOST.entry),
  ...lengthFaults('a value', value, MOST.entry),
  ...(description === undefined ? [] : lengthFaults('a description', description, MOST.entry)),
];
