import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIComponentInMessageActionRow,
  type APIMessageTopLevelComponent,
  type APIStringSelectComponent,
  ButtonStyle,
  ComponentType,
} from 'discord.js';
import { type CustomId, makeCustomId } from '../customIds/customId.ts';
import { truncate } from '../text/truncate.ts';
import { TEXT_LIMIT } from './message.ts';

/** What one person is shown: parts of a message in Components V2, and the file one of them shows. */
export interface Reply {
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly file?: { readonly name: string; readonly data: Uint8Array };
}

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

export const text = (content: string): APIMessageTopLevelComponent => ({
  type: ComponentType.TextDisplay,
  content: truncate(content, TEXT_LIMIT),
});

/** An answer of one text, and of what is to be pressed below it. */
export const textReply = (content: string, ...rows: readonly Row[]): Reply => ({ components: [text(content), ...rows] });

export const row = (...components: readonly APIComponentInMessageActionRow[]): Row => ({
  type: ComponentType.ActionRow,
  components: [...components],
});

/** So many buttons stand side by side. */
export const IN_A_ROW = 5;

/** Buttons in as many rows as they need; in none where there are none. */
export const buttonRows = (buttons: readonly APIButtonComponentWithCustomId[]): readonly Row[] =>
  Array.from({ length: Math.ceil(buttons.length / IN_A_ROW) }, (_, index) =>
    row(...buttons.slice(index * IN_A_ROW, (index + 1) * IN_A_ROW)),
  );

/** So many characters fit on a button. */
export const BUTTON_LIMIT = 80;

/** `label` is cut to what fits. */
export const button = (
  id: CustomId,
  label: string,
  style: ButtonStyle.Primary | ButtonStyle.Secondary | ButtonStyle.Success | ButtonStyle.Danger = ButtonStyle.Secondary,
): APIButtonComponentWithCustomId => ({
  type: ComponentType.Button,
  style,
  label: truncate(label, BUTTON_LIMIT),
  custom_id: makeCustomId(id),
});

/** A choice of a menu; `description` stands small below its label. */
export interface MenuEntry {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
  readonly chosen?: boolean;
}

/** A menu of at most 25 entries. */
export const menu = (id: CustomId, placeholder: string, entries: readonly MenuEntry[]): APIStringSelectComponent => ({
  type: ComponentType.StringSelect,
  custom_id: makeCustomId(id),
  ...(placeholder === '' ? {} : { placeholder: truncate(placeholder, 150) }),
  options: entries.map(({ value, label, description, chosen }) => ({
    value,
    label: truncate(label, 100),
    ...(description === undefined ? {} : { description: truncate(description, 100) }),
    ...(chosen ? { default: true } : {}),
  })),
});
