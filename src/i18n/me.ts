import type { NoticesBy, PictureTheme } from '#matches/index.ts';

/** What somebody has set for all their matches. Times are those of a wall clock, `22:00`; days are `2026-12-24`. */
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

/** What a language says to somebody about their own settings, holidays and turns, and to whoever nudges somebody. */
export interface MeSentences {
  /** All that is set, above the menus that change it. */
  settings(facts: OwnFacts): string;
  /** Entries of menus and of options, each with what it is about: at most 100 characters. */
  zone(zone: string, now: string): string;
  /** What was typed can mean any of these time zones, and so many more. */
  severalZones(zones: readonly string[], more: number): string;
  /** After a refusal: all is as it was. */
  readonly nothingChanged: string;
  quietFrom(time: string): string;
  quietUntil(time: string, hours: number): string;
  readonly noQuietHours: string;
  reminders(everyHours: number | undefined): string;
  readonly noticesBy: Readonly<Record<NoticesBy | 'usual', string>>;
  readonly themes: Readonly<Record<PictureTheme | 'usual', string>>;
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
  /** What goes and what stays, before somebody is forgotten. */
  forget(facts: ForgetFacts): string;
  /** On the button that does it. */
  readonly forgetMe: string;
  readonly forgotten: string;
  /** In place of the name of somebody who was forgotten, in posts and pictures: at most 20 characters. */
  formerPlayer(seat: number): string;

  /** To whoever nudged, of each person who was due. */
  nudged(name: string): string;
  /** `when` they can be again: Discord's own time stamp; absent where that is not to be told. */
  nudgedAlready(name: string, when: string | undefined): string;
  gone(name: string): string;
}
