import { CONTROLS, type ControlKey, PLAIN, type PlainKey, recordOf } from '../keys.ts';
import type { CommonText } from '../phrases/commonPhrases.ts';

/** Returns the words on buttons and menus in a language. */
export const controlWords = (t: CommonText): Readonly<Record<ControlKey, string>> =>
  recordOf(CONTROLS, (key) => t(`control-${key}`));

/** Returns the sentences without anything to fill in. */
export const plainSentences = (t: CommonText): Readonly<Record<PlainKey, string>> => recordOf(PLAIN, (key) => t(`plain-${key}`));
