import { commandDescriptions, commandNamesIn } from '../phrases/commandPhrases.ts';
import type { CommonText } from '../phrases/commonPhrases.ts';
import { phrasesUnder } from '../phrases/phrasesUnder.ts';
import { denialSentences } from './denials.ts';
import { fairnessSentences } from './fairness.ts';
import { anyOf } from './lists.ts';
import { lobbySentences } from './lobby.ts';
import { standingSentences } from './matches.ts';
import { orderSentences } from './orders.ts';
import { refusalSentences } from './refusals.ts';
import { permissionName, quotedPermissions, serverSentences } from './server.ts';
import { settingWords } from './settings.ts';
import { matchTellings, motionText } from './tellings.ts';

const noThreadText = (t: CommonText, permissions: readonly string[], elsewhere: readonly string[]): string =>
  [
    permissions.length === 0
      ? t('no-thread-kind')
      : t('no-thread-permissions', { permissions: quotedPermissions(t, permissions), count: permissions.length }),
    elsewhere.length === 0 ? t('no-thread-nowhere') : t('no-thread-elsewhere', { channels: t.any(elsewhere) }),
  ].join(' ');

/** Returns what a language says about matches, whatever their game. `name` is escaped for where the sentence is shown. */
export const commonSentences = (t: CommonText) => ({
  commands: commandDescriptions(t),
  commandNames: commandNamesIn(t),
  /** Words on buttons and menus; a button's are at most 38 characters. */
  controls: phrasesUnder(t, 'control-'),
  /** Sentences without anything to fill in. */
  plain: phrasesUnder(t, 'plain-'),
  denials: denialSentences(t),
  /** Refusals of the outer match, by code; `params` as its room documents them. */
  refusals: refusalSentences(t),
  /** What happened around the game; `undefined` where nothing need be said. */
  events: matchTellings(t),
  server: serverSentences(t),
  fairness: fairnessSentences(t),
  /** Around the standing orders of any game. */
  orders: orderSentences(t),
  ...settingWords(t),
  ...lobbySentences(t),
  ...standingSentences(t),

  /** What a motion would bring about: "to pause the match for 2 days". */
  motion: motionText(t),
  unknownRefusal: (code: string) => t('reply-unknown-refusal', { code }),
  bug: (reference: string) => t('reply-bug', { reference }),
  /** An option left open where several values are legal: what it is called, and what may be given. */
  missingOption: (option: string, values: readonly string[], more: number) =>
    t('reply-missing-option', { option, values: anyOf(t, values, more) }),
  /** Nothing that can be looked up is called so, or several are; `names` of what can, and how many more there are. */
  noSuchEntry: (names: readonly string[], more: number) => t('reply-no-such-entry', { names: anyOf(t, names, more) }),
  /** No match can be opened in this channel: permissions the bot lacks there (perhaps none), and channels where it can be. */
  noThreadHere: (permissions: readonly string[], elsewhere: readonly string[]) => noThreadText(t, permissions, elsewhere),
  /** A permission as Discord's settings call it, by its key (`SendMessages`). */
  permissionName: (permission: string) => permissionName(t, permission),
});
