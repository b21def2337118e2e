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

/** Returns what a language says to users about their own settings, days off and turns, and about reminders they send. */
export const meSentences = (t: CommonText) => ({
  /** All that is set, above the menus that change it. */
  settings: (facts: OwnFacts) => settingsText(t, facts),
  /** Entries of menus and of options, each with what it is about: at most 100 characters. */
  zone: (zone: string, now: string) => t('me-zone', { zone, now }),
  /** What was typed can mean any of these time zones, and `more` others. */
  severalZones: (zones: readonly string[], more: number) => {
    const typed = asTyped(zones);
    const names = more === 0 ? t.all(typed) : t('all-and-more', { names: typed.join(', '), more });
    return t('me-several-zones', { zones: names });
  },
  /** After a refusal: all is as it was. */
  nothingChanged: t('me-nothing-changed'),
  quietFrom: (time: string) => t('me-quiet-from', { time }),
  quietUntil: (time: string, hours: number) => t('me-quiet-until', { time, hours }),
  noQuietHours: t('me-no-quiet-hours'),
  reminders: (everyHours: number | undefined) =>
    everyHours === 0 ? t('me-no-reminders') : t('me-reminders', { reminders: reminderText(t, everyHours) }),
  noticesBy: recordOf(['dm', 'mention', 'both', 'usual'], (by) => t(`me-notices-by-${by}`)),
  themes: recordOf(['dark', 'light', 'usual'], (theme) => t(`me-themes-${theme}`)),
  /** Whether they are notified when others attack them. */
  attacks: recordOf(['on', 'off'], (key) => t(`me-attacks-${key}`)),
  /** Whether leaderboards may name them. */
  leaderboards: recordOf(['on', 'off'], (key) => t(`me-leaderboards-${key}`)),
  shapes: recordOf(['wide', 'tall', 'none'], (shape) => t(`me-shapes-${shape}`)),
  /** On the first panel with a picture, above the button for tall ones. */
  askShape: t('me-ask-shape'),
  /** An entry of a menu: "Language: Français"; without a name: that of the reader's Discord. */
  language: (name: string | undefined) => languageText(t, name),

  /** What is planned and what is left of each year's allowance. */
  holidays: (planned: readonly DaysFacts[], years: readonly YearFacts[]) =>
    [
      planned.length === 0
        ? t('me-holidays-none')
        : t('me-holidays', { planned: t.all(planned.map((each) => daysText(t, each))) }),
      ...years.map((facts) => t('me-year', { ...facts, year: String(facts.year) })),
      t('me-holidays-rule'),
      t('me-holidays-foot'),
    ].join('\n'),
  /** A day in a list of days. */
  day: (day: string) => dayText(t, day),
  /** An entry of the menu that takes days back. */
  days: (facts: DaysFacts) => daysText(t, facts),
  /** On that menu while nothing is chosen. */
  takeBack: t('me-take-back'),

  /** Above the matches that wait. */
  turns: (count: number) => t('me-turns', { count }),
  turn: (facts: WaitingFacts) => turnText(t, facts),
  noTurns: t('me-no-turns'),

  /** Above the file of all that is kept about the reader. */
  data: t('me-data'),
  /** What is deleted and what is kept, before a user's data is deleted. */
  forget: (facts: ForgetFacts) => forgetText(t, facts),
  /** On the button that does it. */
  forgetMe: t('me-forget-me'),
  forgotten: t('me-forgotten'),
  /** In place of the name of a user whose data was deleted, in posts and pictures: at most 20 characters. */
  formerPlayer: (seat: number) => t('me-former-player', { number: seat + 1 }),

  /** For the player who sent a reminder, about each player who received it. */
  nudged: (name: string) => t('me-nudged', { name }),
  /** `when` they can be again: Discord's own time stamp; absent if that must stay private. */
  nudgedAlready: (name: string, when: string | undefined) =>
    when === undefined ? t('me-nudged-already', { name }) : t('me-nudged-already-until', { name, when }),
  gone: (name: string) => t('me-gone', { name }),
});
