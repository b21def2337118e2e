import { type GeneralSentences, generalSentences } from './common/general.ts';
import { LANGUAGE_FACTS } from './phrases/languages.ts';

export type { GenericRefusals } from './common/denials.ts';
export type { GeneralSentences } from './common/general.ts';
export type * from './common/help.ts';
export type { StatusFacts } from './common/matches.ts';
export type * from './common/me.ts';
export type * from './common/notices.ts';
export type * from './common/server.ts';
export type * from './common/table.ts';
export type { MotionFacts, RemarkFacts } from './common/tellings.ts';
export type * from './common/tutorial.ts';
export { CUP_FORMATS, type CupState } from './community/cups.ts';
export type * from './community/moderation.ts';
export type { RecordFacts } from './community/records.ts';
export { type Emoji, type EmojiOf, NO_EMOJIS, signed, unsigned } from './emoji.ts';
export type { CommandKey } from './keys.ts';
export type { AnyGameMessages, GameMessages, Sentences } from './language.ts';
export { type GameMessagesIn, languagesWithGames, withCommandsOf } from './languagesWithGames.ts';
export type * from './sentences.ts';

/** Every language of the bot, without what it says about games. The first is the default. */
export const LANGUAGES: readonly GeneralSentences[] = LANGUAGE_FACTS.map((facts) => generalSentences(facts));

/** Returns that of some languages which serves a Discord locale (`en-GB` is `en`), else the first. */
export const languageIn = <Language extends GeneralSentences>(languages: readonly Language[], locale?: string): Language => {
  const found =
    languages.find((each) => each.locale === locale) ??
    languages.find(({ discord }) => locale !== undefined && discord.includes(locale)) ??
    languages.find((each) => each.locale === locale?.split('-', 1)[0]) ??
    languages[0];
  if (found === undefined) throw new Error('There are no languages.');
  return found;
};

/** Returns what the language of a Discord locale says, whatever is played. */
export const generalMessages = (locale?: string): GeneralSentences => languageIn(LANGUAGES, locale);
