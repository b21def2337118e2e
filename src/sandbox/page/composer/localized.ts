import type { APIApplicationCommandBasicOption, APIApplicationCommandOption } from 'discord-api-types/v10';

/** Commands in their reader's language, as Discord's own apps show them: what is sent keeps the names they were registered by. */

/** An option; `name` is sent, `shown` is what its reader sees and types. */
export type ShownOption = APIApplicationCommandBasicOption & { readonly shown: string };

type Localized = Pick<APIApplicationCommandOption, 'name' | 'name_localizations'>;
type Described = Pick<APIApplicationCommandOption, 'description' | 'description_localizations'>;

/** If a locale has no translation, Discord takes that of the closest locale. */
const RELATIVES: Readonly<Record<string, string>> = { 'es-419': 'es-ES', 'es-ES': 'es-419', 'en-GB': 'en-US', 'en-US': 'en-GB' };

const inLocale = (words: object | null | undefined, locale: string, own: string): string => {
  const all = (words ?? {}) as Readonly<Record<string, string | null | undefined>>;
  return all[locale] ?? all[RELATIVES[locale] ?? ''] ?? own;
};

export const shownName = ({ name, name_localizations }: Localized, locale: string): string =>
  inLocale(name_localizations, locale, name);

export const shownDescription = ({ description, description_localizations }: Described, locale: string): string =>
  inLocale(description_localizations, locale, description);

export const shownOption = (option: APIApplicationCommandBasicOption, locale: string): ShownOption =>
  ({
    ...option,
    shown: shownName(option, locale),
    description: shownDescription(option, locale),
    ...('choices' in option &&
      option.choices && { choices: option.choices.map((choice) => ({ ...choice, name: shownName(choice, locale) })) }),
  }) as ShownOption;
