import type { Seat } from '#engine/game.ts';
import {
  isMatchEvent,
  type MatchEvent,
  type MatchHistory,
  type ParticipationOutcome,
  type SeatRow,
  type UserId,
} from '#matches/index.ts';

/** Turns of a seat that ran out of time in a row, up to the end of the match, after which its person counts as gone. */
const MISSES_OF_ABSENCE = 3;

/** How a person's time in a seat ended. */
export interface Ending {
  readonly outcome: ParticipationOutcome;
  readonly at: Date;
}

/** A decision of a seat's person that was made or missed. */
export interface Turn {
  readonly user: UserId;
  readonly askedAt: Date;
  readonly at: Date;
  readonly isTimed: boolean;
  readonly isMissed: boolean;
}

/** What one seat's people did in a match. */
export type SeatStory = Readonly<ReturnType<typeof storyOfSeat>>;

/** A step with what all seats' stories need of it. */
export type Moment = Readonly<ReturnType<typeof momentsOf>[number]>;

/** Returns the steps of a match with what the stories of its seats need. */
export const momentsOf = ({ steps, takenBack }: MatchHistory) =>
  steps.map((step) => {
    const moves = step.events.filter(({ event }) => !isMatchEvent(event));
    const seen = step.redactedFor('spectator').filter(({ event }) => !isMatchEvent(event));
    const actors = new Map<Seat, boolean>();
    for (const { by, how, version } of moves) {
      if (by !== undefined && (how === undefined || how === 'order'))
        actors.set(by, (actors.get(by) ?? false) || !takenBack.has(version));
    }
    return {
      step,
      outer: step.events.flatMap(({ event }) => (isMatchEvent(event) ? event : [])),
      asked: step.asked,
      isTimed: step.isTimed,
      /** Seats that made a move which everyone saw, and which still counts. */
      movers: new Set(seen.flatMap(({ by }) => by ?? [])),
      /** Seats whose person made a move; `true` if it still counts. */
      actors,
    };
  });

/** Returns the version at which a seat's present person took it over from another; 0 if nobody did. */
const takenAt = ({ seat }: SeatRow, moments: readonly Moment[]): number => {
  const isTaking = ({ outer }: Moment): boolean =>
    outer.some((event) => event.type === 'SeatTakenOver' && event.seat === seat && event.back !== true);
  return moments.findLast(isTaking)?.step.from ?? 0;
};

/** Returns who had a seat at a version; `undefined` for an AI player, a forgotten person, and where an older release didn't store it. */
const holderAt = ({ user, held = [] }: SeatRow, takenAt: number, version: number): UserId | undefined => {
  const then = held.find(({ upTo }) => version <= upTo);
  if (then !== undefined) return then.user;
  return version < takenAt ? undefined : user;
};

/** An open decision. `actedAt`: when the person made a hidden move in it. */
interface Question {
  readonly since: Date;
  readonly isTimed: boolean;
  readonly user: UserId | undefined;
  readonly actedAt?: Date;
}

/** How far a seat's story has been told. */
interface Progress {
  readonly open?: Question | undefined;
  /** The decision whose answer was undone later. */
  readonly undone?: Question | undefined;
  readonly wasAsked: boolean;
  /** Turns in a row that ran out of time. */
  readonly misses: number;
}

/**
 * Returns the turns of a seat's people and how each of them left it. A turn begins and ends when the seat's clock does, and it is missed
 * when that clock ran out. So quiet hours, holidays, pauses and downtimes never make a turn late. Planned moves ask nobody, and a turn that
 * others ended is not counted. `isSuspended`: whether the bot was not on the match's server at a moment.
 */
export const storyOfSeat = (row: SeatRow, moments: readonly Moment[], isSuspended: (at: Date) => boolean) => {
  const { seat } = row;
  const since = takenAt(row, moments);
  const turns: Turn[] = [];
  const endings = new Map<UserId, Ending>();
  let progress: Progress = { wasAsked: false, misses: 0 };
  for (const moment of moments) {
    const { outer } = moment;
    const { at, version } = moment.step;
    const holder = holderAt(row, since, version);
    const outcome = endingIn({ outer, seat, ...progress, isSuspended: isSuspended(at) });
    const { open, closed, undone } = settle(progress.open, moment, seat);
    if (closed !== undefined) turns.push(closed);
    if (isAbout(outer, seat, 'SeatTakenOver')) takeOver(endings, holder);
    if (holder !== undefined && outcome !== undefined && !endings.has(holder)) endings.set(holder, { outcome, at });
    progress = {
      open: open ?? asked(progress, moment, seat, holder),
      undone: undone ?? progress.undone,
      wasAsked: moment.asked.includes(seat),
      misses: missesAfter(progress.misses, moment, seat),
    };
  }
  return { turns, endings };
};

/** Whether one of these events is about the seat. */
const isAbout = (outer: readonly MatchEvent[], seat: Seat, ...types: readonly MatchEvent['type'][]): boolean =>
  outer.some((event) => types.includes(event.type) && 'seat' in event && event.seat === seat);

interface Settled {
  readonly open?: Question;
  readonly closed?: Turn;
  readonly undone?: Question;
}

/** Returns an open decision after a step: it goes on, it was made or missed, or others ended it. */
const settle = (open: Question | undefined, { step: { at }, outer, asked, movers, actors }: Moment, seat: Seat): Settled => {
  if (open === undefined) return {};
  if (isAbout(outer, seat, 'TimeRanOut')) return closed(open, at, true);
  const isKept = actors.get(seat);
  if (!movers.has(seat) && asked.includes(seat)) {
    return { open: isKept === true ? { ...open, actedAt: open.actedAt ?? at } : open };
  }
  if (isKept === true || open.actedAt !== undefined) return closed(open, open.actedAt ?? at, false);
  return isKept === false ? { undone: open } : {};
};

const closed = ({ user, since, isTimed }: Question, at: Date, isMissed: boolean): Settled =>
  user === undefined ? {} : { closed: { user, askedAt: since, at, isTimed, isMissed } };

/** Returns the decision that begins for a seat with a step, if one does. An undone one goes on from when it began. */
const asked = (before: Progress, moment: Moment, seat: Seat, user: UserId | undefined): Question | undefined => {
  const { step, outer, asked, movers, isTimed } = moment;
  const isAskedAgain = outer.some((event) => event.type === 'Undone' && event.of === seat);
  if (!asked.includes(seat) || (before.wasAsked && !movers.has(seat) && !isAskedAgain)) return undefined;
  return { since: (isAskedAgain ? before.undone?.since : undefined) ?? step.at, isTimed, user };
};

const missesAfter = (before: number, { outer, movers, actors }: Moment, seat: Seat): number => {
  if (isAbout(outer, seat, 'TimeRanOut')) return before + 1;
  const isThere = actors.has(seat) && movers.has(seat);
  return isThere || isAbout(outer, seat, 'SeatTakenOver', 'TimeGranted') ? 0 : before;
};

/** A person who returns has not left, and one whose seat another person took did not leave the others alone. */
const takeOver = (endings: Map<UserId, Ending>, holder: UserId | undefined): void => {
  if (holder !== undefined) endings.delete(holder);
  for (const [user, { outcome, at }] of endings) if (outcome === 'handedOver') endings.set(user, { outcome: 'released', at });
};

interface Circumstances {
  readonly outer: readonly MatchEvent[];
  readonly seat: Seat;
  /** The seat's turns in a row that had run out before the step. */
  readonly misses: number;
  readonly wasAsked: boolean;
  readonly isSuspended: boolean;
}

/** Returns how a step ended the time of a seat's person; `undefined` if it didn't. */
const endingIn = (about: Circumstances): ParticipationOutcome | undefined => {
  const { outer, seat, isSuspended } = about;
  const ended = outer.find((event) => event.type === 'MatchEnded');
  if (isAbout(outer, seat, 'SeatConceded')) {
    if (isSuspended) return 'released';
    // Of two, the one who resigns ends the match and leaves nobody alone.
    return ended !== undefined && ended.winners.length > 0 ? 'finished' : 'resigned';
  }
  if (isAbout(outer, seat, 'SeatGivenToComputer', 'SeatOpened')) return isSuspended ? 'released' : givenAway(about);
  return ended === undefined ? undefined : atEnd(about, ended.reason);
};

/** Returns how a seat went to an AI player: by a moderator, by a vote, or by its own person. */
const givenAway = ({ outer }: Circumstances): ParticipationOutcome => {
  if (outer.some(({ type }) => type === 'OrganiserDecided')) return 'released';
  return outer.some(({ type }) => type === 'VoteEnded') ? 'replaced' : 'handedOver';
};

const atEnd = ({ misses, wasAsked }: Circumstances, reason: string): ParticipationOutcome => {
  if (reason === 'abandoned') return wasAsked || misses > 0 ? 'abandoned' : 'released';
  return misses >= MISSES_OF_ABSENCE ? 'timedOut' : 'finished';
};
