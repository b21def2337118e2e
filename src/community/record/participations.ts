import type { SeatFacts } from '#engine/facts.ts';
import type { Seat } from '#engine/game.ts';
import type { Match, MatchEvent, MatchHistory, Participation, Span, Stoppages } from '#matches/index.ts';
import { withCounts } from '../ratings/counts.ts';
import { momentsOf, type SeatStory, storyOfSeat, type Turn } from './seatStory.ts';

/** What the rows of a match are computed from: all of it is stored, so the same rows come out whenever they are computed. */
export interface RecordedMatch {
  readonly match: Match;
  /** The whole, readable history. */
  readonly history: MatchHistory;
  /** All times when the match's clocks were stopped. */
  readonly stoppages: Stoppages;
  /** Returns what the game counts of each seat. Called after the end only. */
  readonly factsOf?: () => readonly SeatFacts[];
}

/**
 * Returns a row for each person whose match is over: all of a finished match, and of a running one those who left it. Depends only on the
 * log and on what is stored beside it. A person who was forgotten has no row, and the rows of the others are the same as before.
 */
export const participationsOf = ({ match, history, stoppages, factsOf }: RecordedMatch): readonly Participation[] => {
  const moments = momentsOf(history);
  const outer = moments.flatMap(({ outer, step }) => outer.map((event) => ({ event, at: step.at })));
  const end = outer.find(({ event }) => event.type === 'MatchEnded');
  const isSuspended = suspensionsOf(match, stoppages, outer);
  const ranking = end === undefined ? [] : history.ranking();
  const facts = end === undefined ? [] : (factsOf?.() ?? []);
  const placeOf = (seat: Seat): number | undefined => {
    const rank = ranking.findIndex((seats) => seats.includes(seat));
    return rank < 0 ? undefined : 1 + ranking.slice(0, rank).reduce((sum, seats) => sum + seats.length, 0);
  };
  const common = {
    match: match.id,
    server: match.place.server,
    game: match.game,
    seats: match.seats.length,
    people: peopleIn(outer.map(({ event }) => event)),
    rated: match.rated,
    ...(end !== undefined && { finishedAt: end.at }),
  };
  const rows = match.seats.flatMap((row) => {
    const { seat } = row;
    const { turns, endings }: SeatStory = storyOfSeat(row, moments, isSuspended);
    const place = placeOf(seat);
    return [...endings].map(([user, { outcome, at }]): Participation => {
      const own = turns.filter((turn) => turn.user === user);
      const timed = own.filter(({ isTimed }) => isTimed);
      return {
        ...common,
        seat,
        user,
        outcome,
        ...(place !== undefined && { place }),
        won: outcome === 'finished' && place === 1,
        asked: timed.length,
        inTime: timed.filter(({ isMissed }) => !isMissed).length,
        answers: own.flatMap((turn) => (turn.isMissed ? [] : secondsOf(turn, stoppages))),
        endedAt: at,
        facts: (user === row.user && facts[seat]) || {},
      };
    });
  });
  return end?.event.type === 'MatchEnded' ? withCounts(match, end.event.reason, rows) : rows;
};

/** Returns the number of seats that a person had at some time, whether or not they were forgotten since. */
const peopleIn = (events: readonly MatchEvent[]): number => {
  const seats: boolean[] = [];
  for (const event of events) {
    if (event.type === 'SeatTaken') seats.push(true);
    if (event.type === 'ComputerSeated') seats.push(false);
    if (event.type === 'SeatLeft') seats.splice(event.seat, 1);
    if (event.type === 'SeatTakenOver') seats[event.seat] = true;
  }
  return seats.filter(Boolean).length;
};

/** Returns the seconds of a turn, without pauses and the bot's downtime. */
const secondsOf = ({ askedAt, at }: Turn, { pauses, downtimes }: Stoppages): number => {
  const stops = [...pauses, ...downtimes].toSorted((one, other) => one.from - other.from);
  let from = askedAt.getTime();
  let ran = 0;
  for (const stop of stops) {
    if (stop.from > from) ran += Math.max(0, Math.min(stop.from, at.getTime()) - from);
    from = Math.max(from, stop.until);
  }
  return Math.round((ran + Math.max(0, at.getTime() - from)) / 1000);
};

type Dated = { readonly event: MatchEvent; readonly at: Date };

/** Returns whether the match was suspended at a moment: stopped, but not by a pause of its players. */
const suspensionsOf = (match: Match, { pauses }: Stoppages, outer: readonly Dated[]): ((at: Date) => boolean) => {
  const paused = new Set(outer.flatMap(({ event, at }) => (event.type === 'MatchPaused' ? at.getTime() : [])));
  const suspensions: readonly Span[] = pauses.filter(({ from }) => !paused.has(from));
  const since = match.suspendedAt?.getTime() ?? Number.POSITIVE_INFINITY;
  return (date) => {
    const at = date.getTime();
    return at >= since || suspensions.some(({ from, until }) => from <= at && at < until);
  };
};
