import type { Seat } from '#engine/game.ts';
import type { MatchId, UserId } from '../model/types.ts';
import type { Day, Holidays, Hours } from '../time/clock/index.ts';

/** Personal data and its stores. All of it is kept outside the logs, never in an event, and not visible to others. */

/** How notices reach a person: by direct message, by a mention in the match's thread, or both. */
export type NoticesBy = 'dm' | 'mention' | 'both';

/** The theme of pictures: the sea at night, or daylight. */
export type PictureTheme = 'dark' | 'light';

/** The shape of the pictures that a user alone sees: as in posts, tall, for phones, or none: words instead. */
export type PictureShape = 'wide' | 'tall' | 'none';

export interface User {
  readonly id: UserId;
  readonly name: string;
  /** The DM channel, once opened. */
  readonly dmChannel?: string;
  /** Discord refused a DM (error 50007). Until the user presses "try again", notices come as mentions and no DM is attempted. */
  readonly dmClosed: boolean;
  /** The locale of their Discord client. */
  readonly locale?: string;
  /** The language they chose. Absent: their Discord locale. */
  readonly language?: string;
  /** Their current quiet hours; a running clock keeps those it started with. */
  readonly hours: Hours;
  /** Hours between reminders; 0: none. Absent: the setting of each match applies. */
  readonly remindEveryHours?: number;
  /** Absent: turns are announced by a mention in the post, reminders by direct message. */
  readonly noticesBy?: NoticesBy;
  /** Absent: the setting of each server applies. */
  readonly theme?: PictureTheme;
  /** Absent: they are notified when others attack them. */
  readonly attacks?: 'off';
  /** Absent: leaderboards do not name them. */
  readonly leaderboards?: 'on';
  /** Absent: wide, and not asked yet. */
  readonly shape?: PictureShape;
  /** Absent: their record counts the matches of each server on its own. */
  readonly record?: 'everywhere';
  /** The day of the last puzzle they answered, since 1970 in UTC. Absent: none. */
  readonly puzzleDay?: number;
  /** The place of their move among the legal ones. */
  readonly puzzleMove?: number;
  /** On how many days in a row they had solved the puzzle then. */
  readonly puzzleStreak?: number;
}

/** The fields of a user to change, including single fields of their hours; `undefined` clears a field. */
export type UserChange = Partial<Omit<User, 'id' | 'hours' | Clearable>> & {
  readonly hours?: Partial<Hours>;
} & { readonly [Part in Clearable]?: User[Part] | undefined };

type Clearable = 'remindEveryHours' | 'noticesBy' | 'theme' | 'attacks' | 'leaderboards' | 'shape' | 'language' | 'record';

export interface UserStore {
  find(user: UserId): Promise<User | undefined>;
  /** Changes only these fields. A new user starts with the defaults. */
  change(user: UserId, part: UserChange): Promise<User>;
  /** Like `change`, but writes nothing for unknown users, who may just have been forgotten. */
  changeKnown(user: UserId, part: UserChange): Promise<void>;
  /** Returns the current hours of each user. */
  hoursOf(users: readonly UserId[]): Promise<ReadonlyMap<UserId, Hours>>;
  /** Returns how many users answered the puzzle of a day by each move, as their latest answer. */
  puzzleMoves(day: number): Promise<ReadonlyMap<number, number>>;
}

/** A plan, or why there is none: see `planHolidays`. */
export type Replanned = { readonly planned: readonly Day[] } | { readonly rejected: object };

export interface HolidayStore {
  of(user: UserId): Promise<Holidays>;
  /**
   * Replaces a person's plan by one computed from the current plan; such changes are serialised per person. Spent days are
   * kept.
   */
  replan<Plan extends Replanned>(user: UserId, plan: (now: Holidays) => Plan): Promise<Plan>;
  /** Marks days as spent, for users with a row only: a forgotten user has no holidays. */
  spend(user: UserId, days: readonly Day[]): Promise<void>;
}

/** The last time a player of a match nudged a person it waits for. */
export interface Nudge {
  readonly user: UserId;
  readonly match: MatchId;
  readonly by: Seat;
  readonly at: Date;
  /** When to deliver it: immediately, or after the person's quiet hours. */
  readonly dueAt: Date;
}

export interface NudgeStore {
  /**
   * Stores a person's newest nudge, unless they got one after `since` in any match: then returns when and where. Stores nothing
   * for a forgotten user, i.e. one without a row whom the match does not name.
   */
  claim(nudge: Nudge, since: Date): Promise<Pick<Nudge, 'match' | 'at'> | undefined>;
  /** Returns the unsettled nudges due by now, oldest first. */
  due(now: Date, limit: number): Promise<readonly Nudge[]>;
  /** Marks a nudge as sent or no longer needed. */
  settle(nudge: Nudge): Promise<void>;
}

/** `left`: no longer on the server. `silent`: accepts no direct messages and did not react to a mention. */
export type DepartureReason = 'left' | 'silent';

/** A user who cannot be reached on a server. */
export interface Departure {
  readonly user: UserId;
  readonly server: string;
  readonly reason: DepartureReason;
  readonly since: Date;
}

export interface DepartureStore {
  find(user: UserId, server: string): Promise<Departure | undefined>;
  /** Returns all users who cannot be reached on some server. */
  everybody(): Promise<ReadonlySet<UserId>>;
  /**
   * Stores a departure unless there is one. Stores nothing for a forgotten user, i.e. one without a row whom no match of the
   * server names.
   */
  note(departure: Departure): Promise<void>;
  /**
   * Records that a user was seen: deletes their departure from `server`, and every one with reason `silent`. Without `server`,
   * they were seen in direct messages.
   */
  forget(user: UserId, server: string | undefined): Promise<void>;
}
