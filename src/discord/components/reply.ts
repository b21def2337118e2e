import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIComponentInMessageActionRow,
  type APIMediaGalleryComponent,
  type APIMessageTopLevelComponent,
  type APIRoleSelectComponent,
  type APIStringSelectComponent,
  ButtonStyle,
  ComponentType,
  SelectMenuDefaultValueType,
} from 'discord.js';
import type { Emoji } from '#i18n/index.ts';
import { type CustomId, createCustomId } from '../customIds/customId.ts';
import { truncate } from '../text/truncate.ts';
import { ALT_TEXT_LIMIT, type PostFile, TEXT_LIMIT } from './message.ts';

/** A reply to one user: Components V2 parts, and the files that they show. */
export interface Reply {
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly file?: PostFile;
  /** Where there are several. */
  readonly files?: readonly PostFile[];
  /** Work that runs after the reply is sent. If the bot stops before it is done, a job does it. */
  readonly afterwards?: () => Promise<unknown>;
}

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

export const text = (content: string): APIMessageTopLevelComponent => ({
  type: ComponentType.TextDisplay,
  content: truncate(content, TEXT_LIMIT),
});

/** Returns a reply of one text with rows of controls below it. */
export const textReply = (content: string, ...rows: readonly Row[]): Reply => ({ components: [text(content), ...rows] });

export const row = (...components: readonly APIComponentInMessageActionRow[]): Row => ({
  type: ComponentType.ActionRow,
  components: [...components],
});

/** Returns a picture with its alternative text; `name`: that of its file. */
export const gallery = (name: string, altText: string): APIMediaGalleryComponent => ({
  type: ComponentType.MediaGallery,
  items: [{ media: { url: `attachment://${name}` }, description: truncate(altText, ALT_TEXT_LIMIT) }],
});

/** Returns a reply of one text with a text file below it. */
export const fileReply = (content: string, name: string, written: string): Reply => ({
  components: [text(content), { type: ComponentType.File, file: { url: `attachment://${name}` } }],
  file: { name, data: new TextEncoder().encode(written) },
});

/** Maximum number of buttons in a row. */
export const IN_A_ROW = 5;

/** Returns the buttons in as many rows as they need; none for an empty list. */
export const buttonRows = (buttons: readonly APIButtonComponentWithCustomId[]): readonly Row[] =>
  Array.from({ length: Math.ceil(buttons.length / IN_A_ROW) }, (_, index) =>
    row(...buttons.slice(index * IN_A_ROW, (index + 1) * IN_A_ROW)),
  );

/** Maximum number of characters on a button. */
export const BUTTON_LIMIT = 80;

/** Marks what can lose something: not everybody can tell red from green. */
export const WARNING = { name: '⚠️' };

/** Returns a button. `label` is truncated to `BUTTON_LIMIT`; `emoji` is shown before it, by default the warning of a red button. */
export const button = (
  id: CustomId,
  label: string,
  style: ButtonStyle.Primary | ButtonStyle.Secondary | ButtonStyle.Success | ButtonStyle.Danger = ButtonStyle.Secondary,
  emoji: MenuEntry['emoji'] = style === ButtonStyle.Danger ? WARNING : undefined,
): APIButtonComponentWithCustomId => ({
  type: ComponentType.Button,
  style,
  label: truncate(label, BUTTON_LIMIT),
  ...(emoji && { emoji }),
  custom_id: createCustomId(id),
});

/** Returns buttons to the previous and the next page of `pages`, where there are such pages. */
export const pageButtons = (
  page: number,
  pages: number,
  idOf: (page: number) => CustomId,
  [previous, next]: readonly [previous: string, next: string],
): readonly APIButtonComponentWithCustomId[] => [
  ...(page > 0 ? [button(idOf(page - 1), previous)] : []),
  ...(page < pages - 1 ? [button(idOf(page + 1), next)] : []),
];

/** Returns a menu of a server's roles, of which one at most is chosen. */
export const roleMenu = (id: CustomId, placeholder: string, chosen: string | undefined): APIRoleSelectComponent => ({
  type: ComponentType.RoleSelect,
  custom_id: createCustomId(id),
  placeholder,
  min_values: 0,
  max_values: 1,
  default_values: chosen === undefined ? [] : [{ id: chosen, type: SelectMenuDefaultValueType.Role }],
});

/** One entry of a menu; `description` is the small text below its label. */
export interface MenuEntry {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
  readonly chosen?: boolean;
  /** An emoji before the label: a character's name is the character. */
  readonly emoji?: Pick<Emoji, 'name'> | undefined;
}

/** Returns a menu of at most 25 entries. */
export const menu = (id: CustomId, placeholder: string, entries: readonly MenuEntry[]): APIStringSelectComponent => ({
  type: ComponentType.StringSelect,
  custom_id: createCustomId(id),
  ...(placeholder === '' ? {} : { placeholder: truncate(placeholder, 150) }),
  options: entries.map(({ value, label, description, chosen, emoji }) => ({
    value,
    label: truncate(label, 100),
    ...(description === undefined ? {} : { description: truncate(description, 100) }),
    ...(chosen ? { default: true } : {}),
    ...(emoji === undefined ? {} : { emoji }),
  })),
});
