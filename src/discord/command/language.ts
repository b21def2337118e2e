import { LANGUAGES, type Sentences, withCommandsOf } from '#i18n/index.ts';
import type { Match, User } from '#matches/index.ts';
import type { Services } from './services.ts';

/** Who is spoken to in which language: a person in their own, all at a match in the match's. */

/**
 * What a person reads: in the language they have chosen, while the house speaks it, else in that of their Discord, which lists the
 * commands, too.
 */
export const sentencesFor = ({ sentences }: Services, user: Pick<User, 'language' | 'locale'> | undefined): Sentences => {
  const shown = sentences(user?.locale);
  const chosen = spoken(user?.language);
  return chosen === undefined ? shown : withCommandsOf(shown, sentences(chosen));
};

/** What all at a match read. */
export const sentencesAt = ({ sentences }: Services, { place }: Match): Sentences => sentences(place.locale);

/** A language that was chosen once, and is there no more, counts as none. */
const spoken = (chosen: string | undefined): string | undefined =>
  chosen !== undefined && isLanguage(chosen) ? chosen : undefined;

/** Whether the house speaks it; `locale` is untrusted. */
export const isLanguage = (locale: string): boolean => LANGUAGES.some((language) => language.locale === locale);

/** What a language calls itself, by its own code. */
export const languageName = (locale: string): string => LANGUAGES.find((language) => language.locale === locale)?.name ?? locale;

/** In which language a match begins that is opened on a server: as the server has set it, else as its Discord is. */
export const languageOf = async ({ sentences, stores }: Services, server: string, preferred: string | null): Promise<string> => {
  const { locale } = await stores.servers.find(server);
  return sentences(spoken(locale) ?? preferred ?? undefined).locale;
};
