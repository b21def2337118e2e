import { ButtonStyle } from 'discord.js';
import { LANGUAGES, type Sentences } from '#i18n/index.ts';
import {
  type Hours,
  hoursOf,
  isWallTime,
  MAX_QUIET_HOURS,
  minutesBetween,
  minutesLater,
  rescheduleReminders,
  type User,
  type UserChange,
  type WallTime,
  wallTimeAt,
} from '#matches/index.ts';
import { upsertUser } from '../command/actor.ts';
import type { CommandContext } from '../command/command.ts';
import { languageName, sentencesFor } from '../command/language.ts';
import { button, menu, type Reply, type Row, row, textReply } from '../components/reply.ts';
import type { IdOf } from '../customIds/customId.ts';
import { probeDirectMessages } from '../delivery/directMessage.ts';
import { formatRejection } from '../narration/eventText.ts';
import { deniedWith, withHelpLink, withRuleLink } from '../narration/refusalReply.ts';
import { findZones } from './meZones.ts';

/** The choices for reminders by their key: an interval in hours, 0 for never, `undefined` for the match's setting. */
export const REMINDERS: Readonly<Record<string, number | undefined>> = {
  match: undefined,
  '6': 6,
  '12': 12,
  '24': 24,
  '48': 48,
  never: 0,
};

/** The key for the language of the user's Discord client. */
export const AS_DISCORD = 'discord';

/** The choices of each setting by their keys, with what is stored for them; `undefined`: nothing. */
const CHOICES = {
  remind: REMINDERS,
  noticesBy: { usual: undefined, dm: 'dm', mention: 'mention', both: 'both' },
  /** `usual`: each server's setting. */
  theme: { usual: undefined, dark: 'dark', light: 'light' },
  /** Notices of attacks. */
  attacks: { on: undefined, off: 'off' },
  leaderboards: { off: undefined, on: 'on' },
  /** What a record counts. */
  record: { here: undefined, everywhere: 'everywhere' },
  /** The shape of pictures; a user who has not been asked has wide ones. */
  shape: { wide: 'wide', tall: 'tall', none: 'none' },
  language: { [AS_DISCORD]: undefined, ...Object.fromEntries(LANGUAGES.map(({ locale }) => [locale, locale])) },
} as const satisfies Readonly<Record<string, Readonly<Record<string, unknown>>>>;

type Choice = keyof typeof CHOICES;

const isChoice = (part: string): part is Choice => Object.hasOwn(CHOICES, part);

/** The default length of quiet hours when only one end is set. */
const USUAL_QUIET_MINUTES = 8 * 60;

/** The changes a user wants, as typed or chosen: of each setting in `CHOICES` a key. */
export interface SettingsChange extends Partial<Readonly<Record<Choice, string>>> {
  readonly timeZone?: string;
  readonly quietFrom?: string;
  readonly quietUntil?: string;
  /** 0: no quiet hours. */
  readonly quietMinutes?: number;
}

/** Applies the wished changes if possible, and returns all resulting settings. */
export const ownSettings = async (context: CommandContext, wanted: SettingsChange = {}): Promise<Reply> => {
  const { services, say, actor } = context;
  const user = await upsertUser(services, actor);
  const zones = findZones(wanted.timeZone ?? user.hours.timeZone);
  if (zones.length > 1) {
    const several = `${say.me.severalZones(...firstOf(zones))} ${say.me.nothingChanged}`;
    return withHelpLink(say, settingsPanel(context, user, several), 'quietTime');
  }
  const hours = hoursOf(wantedHours(user.hours, { ...wanted, ...(zones[0] !== undefined && { timeZone: zones[0] }) }));
  if ('rejected' in hours)
    return withRuleLink(
      say,
      settingsPanel(context, user, `${formatRejection(say, undefined, hours.rejected, String)} ${say.me.nothingChanged}`),
      hours.rejected,
    );
  if (!isKnown(wanted)) return deniedWith(say, 'notUnderstood', (note) => settingsPanel(context, user, note));
  const isChanged = Object.keys(wanted).length > 0;
  const changed = isChanged ? await services.stores.users.change(actor.user, changeOf(wanted, user.hours, hours)) : user;
  if (wanted.remind !== undefined) await rescheduleReminders(services.stores, changed, services.clock.now());
  return settingsPanel(wanted.language === undefined ? context : { ...context, say: sentencesFor(services, changed) }, changed);
};

/** Whether the wished values exist. */
const isKnown = (wanted: SettingsChange): boolean =>
  Object.entries(wanted).every(([part, key]) => !isChoice(part) || Object.hasOwn(CHOICES[part], key));

const changeOf = (wanted: SettingsChange, present: Hours, hours: Hours): UserChange => {
  const chosen = Object.entries(wanted).flatMap(([part, key]) =>
    isChoice(part)
      ? [[part === 'remind' ? 'remindEveryHours' : part, (CHOICES[part] as Readonly<Record<string, unknown>>)[key]]]
      : [],
  );
  return { hours: changedHours(hours, present), ...Object.fromEntries(chosen) };
};

/** Returns only the hours that differ: another interaction may be changing the rest at the same moment. */
const changedHours = (hours: Hours, present: Hours): Partial<Hours> =>
  Object.fromEntries(Object.entries(hours).filter(([part, value]) => value !== present[part as keyof Hours]));

const MAX_ZONES = 6;

const firstOf = (zones: readonly string[]): readonly [readonly string[], number] => [
  zones.slice(0, MAX_ZONES),
  Math.max(0, zones.length - MAX_ZONES),
];

/** Returns the wished hours. If only one end moves, they keep their length; if there were none, they get the default length. */
const wantedHours = (present: Hours, { timeZone = present.timeZone, ...wanted }: SettingsChange): Hours => {
  const typed = { from: timeOf(wanted.quietFrom), until: timeOf(wanted.quietUntil) };
  const ends = { timeZone, quietFrom: typed.from ?? present.quietFrom, quietUntil: typed.until ?? present.quietUntil };
  const isOneTyped = (typed.from === undefined) !== (typed.until === undefined);
  const moved = typed.from ?? typed.until ?? present.quietFrom;
  const minutes = wanted.quietMinutes ?? minutesBetween(present.quietFrom, present.quietUntil);
  if (wanted.quietMinutes !== undefined) return { ...ends, quietUntil: minutesLater(present.quietFrom, minutes) };
  if (!isOneTyped || !isWallTime(moved)) return ends;
  if (typed.from !== undefined) return { ...ends, quietUntil: minutesLater(moved, minutes || USUAL_QUIET_MINUTES) };
  return minutes === 0 ? { ...ends, quietFrom: minutesLater(moved, -USUAL_QUIET_MINUTES) } : ends;
};

/** Returns a time of day: `22` and `8:30` give 22:00 and 08:30. */
const timeOf = (typed: string | undefined): WallTime | undefined => {
  const [, hour, minute = '00'] = /^\s*(\d{1,2})(?::(\d{2}))?\s*$/.exec(typed ?? '') ?? [];
  return hour === undefined ? typed : `${hour.padStart(2, '0')}:${minute}`;
};

/** Retries the actor's direct messages by way of any of their matches. */
export const tryOwnDirectMessages = async (context: CommandContext): Promise<Reply> => {
  const { stores } = context.services;
  const [match] = await stores.matches.list({ openOf: context.actor.user });
  if (match === undefined) await stores.users.change(context.actor.user, { dmClosed: false });
  else await probeDirectMessages(context.services, context.actor.user, match.id, context.actor.commandId);
  return ownSettings(context);
};

const settingsPanel = ({ services, say }: CommandContext, user: User, ...notes: readonly string[]): Reply => {
  const { timeZone, quietFrom: from, quietUntil: until } = user.hours;
  const facts = {
    timeZone,
    now: wallTimeAt(services.clock.now().getTime(), timeZone),
    quiet: from === until ? undefined : { from, until },
    remindEveryHours: user.remindEveryHours,
    noticesBy: user.noticesBy,
    theme: user.theme,
    attacks: user.attacks,
    shape: user.shape ?? 'wide',
    language: user.language === undefined ? undefined : languageName(user.language),
    dmClosed: user.dmClosed,
  };
  const again = button({ kind: 'me', part: 'dm' }, say.common.controls.tryDirectMessage, ButtonStyle.Primary);
  return textReply(
    [...notes, say.me.settings(facts)].join('\n\n'),
    ...quietRows(say, user.hours),
    ...choiceRows(say, user),
    ...(user.dmClosed ? [row(again)] : []),
  );
};

const HOURS_OF_A_DAY = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const LENGTHS = Array.from({ length: MAX_QUIET_HOURS }, (_, index) => index + 1);

const quietRows = ({ me }: Sentences, { quietFrom, quietUntil }: Hours): readonly Row[] => {
  const isQuiet = quietFrom !== quietUntil;
  const begins = HOURS_OF_A_DAY.map((time) => ({
    value: time,
    label: me.quietFrom(time),
    chosen: isQuiet && time === quietFrom,
  }));
  const none = { value: 'none', label: me.noQuietHours, chosen: !isQuiet };
  const ends = LENGTHS.map((hours) => {
    const time = minutesLater(quietFrom, hours * 60);
    return { value: String(hours), label: me.quietUntil(time, hours), chosen: time === quietUntil };
  });
  return [
    row(menu({ kind: 'me', part: 'from' }, me.quietFrom(quietFrom), [none, ...begins])),
    ...(isQuiet
      ? [row(menu({ kind: 'me', part: 'length' }, me.quietUntil(quietUntil, minutesBetween(quietFrom, quietUntil) / 60), ends))]
      : []),
  ];
};

/** Returns a menu of the choices of a setting, with the key of the stored value chosen. */
const choiceRow = <Of extends Choice>(
  part: IdOf<'me'>['part'],
  setting: Of,
  stored: unknown,
  labelOf: (key: keyof (typeof CHOICES)[Of] & string) => string,
): Row => {
  const table = CHOICES[setting];
  const keys = Object.keys(table) as (keyof typeof table & string)[];
  return row(
    menu(
      { kind: 'me', part },
      '',
      keys.map((key) => ({ value: key, label: labelOf(key), chosen: table[key] === stored })),
    ),
  );
};

const choiceRows = (
  { me, records }: Sentences,
  { remindEveryHours, noticesBy, theme, attacks, leaderboards, record, shape = 'wide', language }: User,
): readonly Row[] => [
  choiceRow('remind', 'remind', remindEveryHours, (key) => me.reminders(REMINDERS[key])),
  choiceRow('notices', 'noticesBy', noticesBy, (key) => me.noticesBy[key]),
  choiceRow('attacks', 'attacks', attacks, (key) => me.attacks[key]),
  choiceRow('leaderboards', 'leaderboards', leaderboards, (key) => me.leaderboards[key]),
  choiceRow('scope', 'record', record, (key) => records.scopes[key]),
  choiceRow('theme', 'theme', theme, (key) => me.themes[key]),
  choiceRow('shape', 'shape', shape, (key) => me.shapes[key]),
  choiceRow('language', 'language', language, (key) => me.language(key === AS_DISCORD ? undefined : languageName(key))),
];
