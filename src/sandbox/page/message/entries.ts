import { type APISelectMenuComponent, ComponentType } from 'discord-api-types/v10';
import type { Names } from '../nameOf.ts';
import type { Entry } from '../widgets/entry.ts';

/** Returns the entries of a select menu of any type. */
export function entriesOf(menu: APISelectMenuComponent, names: Names): readonly Entry[] {
  switch (menu.type) {
    case ComponentType.StringSelect:
      return menu.options.map(({ value, label, description, emoji }) => ({ value, label, description, emoji }));
    case ComponentType.UserSelect:
    case ComponentType.MentionableSelect:
      return names.people.map(({ id, name }) => ({ value: id, label: name }));
    case ComponentType.ChannelSelect:
      return names.channels
        .filter(({ type }) => menu.channel_types?.includes(type) ?? true)
        .map(({ id, name }) => ({ value: id, label: `#${name}` }));
    case ComponentType.RoleSelect:
      return names.roles.map(({ id, name }) => ({ value: id, label: `@${name.replace(/^@/, '')}` }));
  }
}

/** Returns the default values of a select menu. */
export function defaultsOf(menu: APISelectMenuComponent): readonly string[] {
  if (menu.type === ComponentType.StringSelect) return menu.options.filter((option) => option.default).map(({ value }) => value);
  return menu.default_values?.map(({ id }) => id) ?? [];
}
