import type { Seat } from '#engine/game.ts';
import type { MatchId, UserId } from '../model/types.ts';
import type { Day, Holidays, Hours } from '../time/clock/index.ts';

/**
 * What is kept of people, and the stores of it. All of it is personal: it stands beside the logs, is never in an event, and others
 * see none of it.
 */

/** How notices reach a person: by direct message, by a mention in the match's thread, or both. */
export type NoticesBy = 'dm' | 'mention' | 'both';

/** How pictures look: the sea at night, or daylight. */
export type PictureTheme = 'dark' | 'light';

export interface User {
  readonly id: UserId;
  readonly name: string;
  /** The DM channel, once opened. */
  readonly dmChannel?: string;
  /** Discord refused a DM (50007); notices come by mention, and no DM is tried, until the user presses "try again". */
  readonly dmClosed: boolean;
  /** Of their Discord. */
  readonly locale?: string;
  /** In which language they are spoken to, as they have chosen. Absent: in that of their Discord. */
  readonly language?: string;
  /** As they are set now; a clock keeps those it was started with. */
  readonly hours: Hours;
  /** Hours between reminders; 0: none. Absent: as each match says. */
  readonly remindEveryHours?: number;
  /** Absent: a mention in the post of a turn, and reminders by direct message. */
  readonly noticesBy?: NoticesBy;
  /** Absent: as each server says. */
  readonly theme?: PictureTheme;
}

/** Parts of a user that become something else, of their hours as well; `undefined` takes a part away. */
export type UserChange = Partial<Omit<User, 'id' | 'hours' | Clearable>> & {
  readonly hours?: Partial<Hours>;
} & { readonly [Part in Clearable]?: User[Part] | undefined };

type Clearable = 'remindEveryHours' | 'noticesBy' | 'theme' | 'language';

export interface UserStore {
  find(user: UserId): Promise<User | undefined>;
  /** Changes these parts alone. Somebody unknown so far is as whoever has told nothing. */
  change(user: UserId, part: UserChange): Promise<User>;
  /** The same of somebody who is known; of others, who may have been forgotten just now, nothing is written. */
  changeKnown(user: UserId, part: UserChange): Promise<void>;
  /** The hours of each, as they are set now. */
  hoursOf(users: readonly UserId[]): Promise<ReadonlyMap<UserId, Hours>>;
}

/** A plan, or why there is none: see `planHolidays`. */
export type Replanned = { readonly planned: readonly Day[] } | { readonly rejected: object };

export interface HolidayStore {
  of(user: UserId): Promise<Holidays>;
  /** Plans anew from what is planned, one change of a person's plan at a time. Days that are spent stay in it. */
  replan<Plan extends Replanned>(user: UserId, plan: (now: Holidays) => Plan): Promise<Plan>;
  /** Marks days as spent, of somebody of whom something is kept: whoever has been forgotten has none. */
  spend(user: UserId, days: readonly Day[]): Promise<void>;
}

/** The last time somebody in a match called a person it waits for once more. */
export interface Nudge {
  readonly user: UserId;
  readonly match: MatchId;
  readonly by: Seat;
  readonly at: Date;
  /** When it is to reach the person: at once, or after their quiet hours. */
  readonly dueAt: Date;
}

export interface NudgeStore {
  /**
   * Keeps a person's newest nudge, unless there was one after `since`, in whatever match: then answers when and where. Nothing is kept
   * of somebody who has been forgotten: of whom nothing is, and whom the match does not name.
   */
  claim(nudge: Nudge, since: Date): Promise<Pick<Nudge, 'match' | 'at'> | undefined>;
  /** Those that are to be sent by now and were not settled, oldest first. */
  due(now: Date, limit: number): Promise<readonly Nudge[]>;
  /** It was sent, or need not be any more. */
  settle(nudge: Nudge): Promise<void>;
}

/** `left`: not on the server any more. `silent`: takes no direct messages, and has answered no mention. */
export type DepartureReason = 'left' | 'silent';

/** Somebody who cannot be reached on a server. */
export interface Departure {
  readonly user: UserId;
  readonly server: string;
  readonly reason: DepartureReason;
  readonly since: Date;
}

export interface DepartureStore {
  find(user: UserId, server: string): Promise<Departure | undefined>;
  /** All who cannot be reached somewhere. */
  everybody(): Promise<ReadonlySet<UserId>>;
  /** The first one stays. Nothing is kept of somebody who has been forgotten: of whom nothing is, and whom no match of the server names. */
  note(departure: Departure): Promise<void>;
  /** The person was seen on a server, or, without one, in direct messages: whoever is back there, or was silent, is not gone. */
  forget(user: UserId, server: string | undefined): Promise<void>;
}
