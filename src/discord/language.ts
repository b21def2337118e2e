import { LANGUAGES, type Sentences } from '#i18n/index.ts';
import type { Match, User } from '#matches/index.ts';
import type { Services } from './services.ts';

/** Who is spoken to in which language: a person in their own, all at a match in the match's. */

/** What a person reads: in the language they have chosen, else in that of their Discord. */
export const sentencesFor = ({ sentences }: Services, user: User | undefined): Sentences =>
  sentences(user?.language ?? user?.locale);

/** What all at a match read. */
export const sentencesAt = ({ sentences }: Services, { place }: Match): Sentences => sentences(place.locale);

/** Whether the house speaks it; `locale` is untrusted. */
export const isLanguage = (locale: string): boolean => LANGUAGES.some((language) => language.locale === locale);

/** What a language calls itself, by its own code. */
export const languageName = (locale: string): string => LANGUAGES.find((language) => language.locale === locale)?.name ?? locale;

/** In which language a match begins that is opened on a server: as the server has set it, else as its Discord is. */
export const languageOf = async ({ sentences, stores }: Services, server: string, preferred: string | null): Promise<string> => {
  const { locale } = await stores.servers.find(server);
  return sentences(locale ?? preferred ?? undefined).locale;
};
