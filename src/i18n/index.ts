import { czech } from './cs/index.ts';
import { english } from './en/index.ts';
import { spanish } from './es/index.ts';
import { french } from './fr/index.ts';
import type { Sentences } from './language.ts';

export type { CommonSentences, StatusFacts } from './common.ts';
export type { GenericRefusals } from './denials.ts';
export type * from './help.ts';
export type { CommandKey, ControlKey, PlainKey } from './keys.ts';
export type { Sentences } from './language.ts';
export type * from './me.ts';
export type * from './notices.ts';
export type { OrdersSentences } from './orders.ts';
export { withCommandsOf } from './renaming/withCommandsOf.ts';
export type * from './sentences.ts';
export type * from './server.ts';
export type * from './table.ts';
export type { MotionFacts, RemarkFacts } from './tellings.ts';
export type * from './tutorial.ts';

/** Every language of the house; the first is its own, which is spoken where no other is asked for. A new one adds its line. */
export const LANGUAGES: readonly Sentences[] = [english, spanish, french, czech];

/** The language of a Discord locale (`en-GB` is `en`), else English. */
export const messagesFor = (locale?: string): Sentences =>
  LANGUAGES.find((each) => each.locale === locale) ??
  LANGUAGES.find(({ discord }) => locale !== undefined && discord.includes(locale)) ??
  LANGUAGES.find((each) => each.locale === locale?.split('-', 1)[0]) ??
  english;
