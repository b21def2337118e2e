import { LANGUAGES, type Sentences, withCommandsOf } from '#i18n/index.ts';
import type { Match, User } from '#matches/index.ts';
import type { Services } from './services.ts';

/** Chooses the language: a user's own for what only they read, and the match's for what all its players read. */

/**
 * Returns the texts for one user: in the language they chose, if the bot still supports it, otherwise in that of their Discord
 * client. Command names are always in the client's language, because the client lists the commands in it.
 */
export const sentencesFor = ({ sentences }: Services, user: Pick<User, 'language' | 'locale'> | undefined): Sentences => {
  const shown = sentences(user?.locale);
  const chosen = supported(user?.language);
  return chosen === undefined ? shown : withCommandsOf(shown, sentences(chosen));
};

/** Returns the texts for everybody at a match. */
export const sentencesAt = ({ sentences }: Services, { place }: Match): Sentences => sentences(place.locale);

/** Returns the chosen language, or `undefined` where the bot no longer supports it. */
const supported = (chosen: string | undefined): string | undefined =>
  chosen !== undefined && isLanguage(chosen) ? chosen : undefined;

/** Whether the bot supports this language; `locale` is untrusted. */
export const isLanguage = (locale: string): boolean => LANGUAGES.some((language) => language.locale === locale);

/** Returns a language's name in that language, by its code. */
export const languageName = (locale: string): string => LANGUAGES.find((language) => language.locale === locale)?.name ?? locale;

/** Returns the language of a new match on a server: the server's setting, otherwise the server's language on Discord. */
export const languageOf = async ({ sentences, stores }: Services, server: string, preferred: string | null): Promise<string> => {
  const { locale } = await stores.servers.find(server);
  return sentences(supported(locale) ?? preferred ?? undefined).locale;
};
