import type { CommandNames } from '../commandNames.ts';
import type { CommandKey } from '../keys.ts';
import { commandDescriptions, commandNamesIn } from '../phrases/commandPhrases.ts';
import type { CommonText } from '../phrases/commonPhrases.ts';
import type { NameSeat } from '../sentences.ts';
import { type ControlKey, controlWords, type PlainKey, plainSentences } from './controls.ts';
import { denialSentences, type GenericRefusals } from './denials.ts';
import { type FairnessSentences, fairnessSentences } from './fairness.ts';
import { anyOf } from './lists.ts';
import { type LobbySentences, lobbySentences } from './lobby.ts';
import { type StandingSentences, standingSentences } from './matches.ts';
import { type OrdersSentences, orderSentences } from './orders.ts';
import { type Refusals, refusalSentences } from './refusals.ts';
import { permissionName, quotedPermissions, type ServerSentences, serverSentences } from './server.ts';
import { type SettingWords, settingWords } from './settings.ts';
import { type MatchTellings, type MotionFacts, matchTellings, motionText } from './tellings.ts';

/** What a language says about matches, whatever their game. `name` is escaped for where the sentence is shown. */
export interface CommonSentences extends SettingWords, LobbySentences, StandingSentences {
  readonly commands: Readonly<Record<CommandKey, string>>;
  readonly commandNames: CommandNames;
  readonly controls: Readonly<Record<ControlKey, string>>;
  readonly plain: Readonly<Record<PlainKey, string>>;
  readonly denials: GenericRefusals;

  /** Refusals of the outer match, by code; `params` as its room documents them. */
  readonly refusals: Refusals;
  /** What happened around the game; `undefined` where nothing need be said. */
  readonly events: MatchTellings;
  readonly server: ServerSentences;
  readonly fairness: FairnessSentences;
  /** Around the standing orders of any game. */
  readonly orders: OrdersSentences;

  /** What a motion would bring about: "to pause the match for 2 days". */
  motion(motion: MotionFacts, name: NameSeat): string;
  unknownRefusal(code: string): string;
  bug(reference: string): string;
  /** An option left open where several values are legal: what it is called, and what may be given. */
  missingOption(option: string, values: readonly string[], more: number): string;
  /** Nothing that can be looked up is called so, or several are; `names` of what can, and how many more there are. */
  noSuchEntry(names: readonly string[], more: number): string;
  /** No match can be opened in this channel: permissions the bot lacks there (perhaps none), and channels where it can be. */
  noThreadHere(permissions: readonly string[], elsewhere: readonly string[]): string;
  /** A permission as Discord's settings call it, by its key (`SendMessages`). */
  permissionName(permission: string): string;
}

const noThreadText = (t: CommonText, permissions: readonly string[], elsewhere: readonly string[]): string =>
  [
    permissions.length === 0
      ? t('no-thread-kind')
      : t('no-thread-permissions', { permissions: quotedPermissions(t, permissions), count: permissions.length }),
    elsewhere.length === 0 ? t('no-thread-nowhere') : t('no-thread-elsewhere', { channels: t.any(elsewhere) }),
  ].join(' ');

/** Returns the sentences of a language about matches. */
export const commonSentences = (t: CommonText): CommonSentences => ({
  commands: commandDescriptions(t),
  commandNames: commandNamesIn(t),
  controls: controlWords(t),
  plain: plainSentences(t),
  denials: denialSentences(t),
  refusals: refusalSentences(t),
  events: matchTellings(t),
  server: serverSentences(t),
  fairness: fairnessSentences(t),
  orders: orderSentences(t),
  ...settingWords(t),
  ...lobbySentences(t),
  ...standingSentences(t),

  motion: motionText(t),
  unknownRefusal: (code) => t('reply-unknown-refusal', { code }),
  bug: (reference) => t('reply-bug', { reference }),
  missingOption: (option, values, more) => t('reply-missing-option', { option, values: anyOf(t, values, more) }),
  noSuchEntry: (names, more) => t('reply-no-such-entry', { names: anyOf(t, names, more) }),
  noThreadHere: (permissions, elsewhere) => noThreadText(t, permissions, elsewhere),
  permissionName: (permission) => permissionName(t, permission),
});
