import type { NoticesBy, PictureShape, PictureTheme } from '#matches/index.ts';
import { recordOf } from '../keys.ts';
import type { CommonText } from '../phrases/commonPhrases.ts';
import { dayText } from './days.ts';
import { asTyped } from './lists.ts';

/** A user's settings for all their matches. Times are those of a wall clock, `22:00`; days are `2026-12-24`. */
export interface OwnFacts {
  readonly timeZone: string;
  /** What clocks show there now. */
  readonly now: string;
  /** `undefined`: none. */
  readonly quiet: { readonly from: string; readonly until: string } | undefined;
  /** 0: never; `undefined`: as each match says. */
  readonly remindEveryHours: number | undefined;
  /** `undefined`: nothing is chosen. */
  readonly noticesBy: NoticesBy | undefined;
  /** `undefined`: as each server says. */
  readonly theme: PictureTheme | undefined;
  /** `undefined`: they are notified of attacks. */
  readonly attacks: 'off' | undefined;
  readonly shape: PictureShape;
  /** Its own name: "Français"; `undefined`: as Discord says. */
  readonly language: string | undefined;
  readonly dmClosed: boolean;
}

/** Days one after the other, both ends included. */
export interface DaysFacts {
  readonly from: string;
  readonly until: string;
  readonly days: number;
}

export interface YearFacts {
  readonly year: number;
  readonly spent: number;
  /** Still to come. */
  readonly planned: number;
  readonly left: number;
}

/** A match that waits for the reader. Times are Discord's own, links ready-made. */
export interface WaitingFacts {
  readonly number: number;
  readonly game: string;
  /** What is asked, as the game puts it. */
  readonly asked: string;
  readonly since: string | undefined;
  /** When the time is up, where a clock runs. */
  readonly until: string | undefined;
  /** While the match is paused: when it goes on. */
  readonly paused: string | undefined;
  readonly link: string;
}

/** How many seats a person has had, and in how many lobbies and running matches they sit now. */
export interface ForgetFacts {
  readonly seats: number;
  readonly lobbies: number;
  readonly running: number;
}

/** What a language says to users about their own settings, days off and turns, and about reminders they send. */
export interface MeSentences {
  /** All that is set, above the menus that change it. */
  settings(facts: OwnFacts): string;
  /** Entries of menus and of options, each with what it is about: at most 100 characters. */
  zone(zone: string, now: string): string;
  /** What was typed can mean any of these time zones, and `more` others. */
  severalZones(zones: readonly string[], more: number): string;
  /** After a refusal: all is as it was. */
  readonly nothingChanged: string;
  quietFrom(time: string): string;
  quietUntil(time: string, hours: number): string;
  readonly noQuietHours: string;
  reminders(everyHours: number | undefined): string;
  readonly noticesBy: Readonly<Record<NoticesBy | 'usual', string>>;
  readonly themes: Readonly<Record<PictureTheme | 'usual', string>>;
  /** Whether they are notified when others attack them. */
  readonly attacks: Readonly<Record<'on' | 'off', string>>;
  /** Whether leaderboards may name them. */
  readonly leaderboards: Readonly<Record<'on' | 'off', string>>;
  readonly shapes: Readonly<Record<PictureShape, string>>;
  /** On the first panel with a picture, above the button for tall ones. */
  readonly askShape: string;
  /** An entry of a menu: "Language: Français"; without a name: that of the reader's Discord. */
  language(name: string | undefined): string;

  /** What is planned and what is left of each year's allowance. */
  holidays(planned: readonly DaysFacts[], years: readonly YearFacts[]): string;
  /** A day in a list of days. */
  day(day: string): string;
  /** An entry of the menu that takes days back. */
  days(facts: DaysFacts): string;
  /** On that menu while nothing is chosen. */
  readonly takeBack: string;

  /** Above the matches that wait. */
  turns(count: number): string;
  turn(facts: WaitingFacts): string;
  readonly noTurns: string;

  /** Above the file of all that is kept about the reader. */
  readonly data: string;
  /** What is deleted and what is kept, before a user's data is deleted. */
  forget(facts: ForgetFacts): string;
  /** On the button that does it. */
  readonly forgetMe: string;
  readonly forgotten: string;
  /** In place of the name of a user whose data was deleted, in posts and pictures: at most 20 characters. */
  formerPlayer(seat: number): string;

  /** For the player who sent a reminder, about each player who received it. */
  nudged(name: string): string;
  /** `when` they can be again: Discord's own time stamp; absent if that must stay private. */
  nudgedAlready(name: string, when: string | undefined): string;
  gone(name: string): string;
}

const reminderText = (t: CommonText, everyHours: number | undefined): string => {
  if (everyHours === undefined) return t('me-remind-usual');
  return everyHours === 0 ? t('me-remind-never') : t('me-remind-every', { hours: everyHours });
};

const languageText = (t: CommonText, name: string | undefined): string =>
  name === undefined ? t('me-language-usual') : t('me-language', { name });

const settingsText = (t: CommonText, facts: OwnFacts): string =>
  [
    t('me-settings', {
      timeZone: facts.timeZone,
      now: facts.now,
      quiet: facts.quiet === undefined ? t('me-quiet-none') : t('me-quiet', facts.quiet),
    }),
    ...(facts.dmClosed ? [t('me-settings-dm-closed')] : []),
    t('me-settings-foot'),
  ].join('\n');

const daysText = (t: CommonText, { from, until, days }: DaysFacts): string =>
  from === until ? dayText(t, from) : t('me-days', { from: dayText(t, from), until: dayText(t, until), days });

const turnText = (t: CommonText, { number, game, asked, since, until, paused, link }: WaitingFacts): string =>
  [
    `**[#${number} ${game}](${link})**`,
    [
      since === undefined ? asked : t('me-asked-since', { asked, since }),
      ...(until === undefined ? [] : [t('me-time-until', { until })]),
      ...(paused === undefined ? [] : [t('me-paused-until', { paused })]),
    ].join(', '),
  ].join('\n');

const forgetText = (t: CommonText, { seats, lobbies, running }: ForgetFacts): string =>
  [
    t('me-forget'),
    seats === 0 ? t('me-forget-goes') : t('me-forget-goes-matches', { seats }),
    ...(lobbies === 0 ? [] : [t('me-forget-lobbies', { lobbies })]),
    ...(running === 0 ? [] : [t('me-forget-running', { running })]),
    t('me-forget-stays'),
    t('me-forget-end'),
  ].join('\n');

/** Returns what a language says to users about their own settings, days off and turns. */
export const meSentences = (t: CommonText): MeSentences => ({
  settings: (facts) => settingsText(t, facts),
  zone: (zone, now) => t('me-zone', { zone, now }),
  severalZones: (zones, more) => {
    const typed = asTyped(zones);
    const names = more === 0 ? t.all(typed) : t('all-and-more', { names: typed.join(', '), more });
    return t('me-several-zones', { zones: names });
  },
  nothingChanged: t('me-nothing-changed'),
  quietFrom: (time) => t('me-quiet-from', { time }),
  quietUntil: (time, hours) => t('me-quiet-until', { time, hours }),
  noQuietHours: t('me-no-quiet-hours'),
  reminders: (everyHours) =>
    everyHours === 0 ? t('me-no-reminders') : t('me-reminders', { reminders: reminderText(t, everyHours) }),
  noticesBy: recordOf(['dm', 'mention', 'both', 'usual'], (by) => t(`me-notices-by-${by}`)),
  themes: recordOf(['dark', 'light', 'usual'], (theme) => t(`me-themes-${theme}`)),
  attacks: recordOf(['on', 'off'], (key) => t(`me-attacks-${key}`)),
  leaderboards: recordOf(['on', 'off'], (key) => t(`me-leaderboards-${key}`)),
  shapes: recordOf(['wide', 'tall', 'none'], (shape) => t(`me-shapes-${shape}`)),
  askShape: t('me-ask-shape'),
  language: (name) => languageText(t, name),

  holidays: (planned, years) =>
    [
      planned.length === 0
        ? t('me-holidays-none')
        : t('me-holidays', { planned: t.all(planned.map((each) => daysText(t, each))) }),
      ...years.map((facts) => t('me-year', { ...facts, year: String(facts.year) })),
      t('me-holidays-rule'),
      t('me-holidays-foot'),
    ].join('\n'),
  day: (day) => dayText(t, day),
  days: (facts) => daysText(t, facts),
  takeBack: t('me-take-back'),

  turns: (count) => t('me-turns', { count }),
  turn: (facts) => turnText(t, facts),
  noTurns: t('me-no-turns'),

  data: t('me-data'),
  forget: (facts) => forgetText(t, facts),
  forgetMe: t('me-forget-me'),
  forgotten: t('me-forgotten'),
  formerPlayer: (seat) => t('me-former-player', { number: seat + 1 }),

  nudged: (name) => t('me-nudged', { name }),
  nudgedAlready: (name, when) =>
    when === undefined ? t('me-nudged-already', { name }) : t('me-nudged-already-until', { name, when }),
  gone: (name) => t('me-gone', { name }),
});
