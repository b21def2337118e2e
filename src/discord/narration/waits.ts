import type { Seat } from '#engine/game.ts';
import { isMatchEvent, type LoggedEvent, type Match, type MatchHistory } from '#matches/index.ts';

/** How long a match waited for the person in a seat. */
export interface SeatWait {
  readonly seat: Seat;
  /** In milliseconds: all together, and the longest at a time. */
  readonly total: number;
  readonly longest: number;
  /** The version after which the longest began. */
  readonly since: number;
}

/** Seats that people play or don't, and whether the match is paused: both follow from events in order. */
interface Table {
  readonly computers: ReadonlySet<Seat>;
  readonly isPaused: boolean;
}

/**
 * Returns for whom a match waited, the longest first. Pauses don't count, and neither does the time in which an AI player or a draw is
 * awaited. Quiet hours do, because the log doesn't know them.
 */
export const waitsIn = ({ match, steps }: MatchHistory): readonly SeatWait[] => {
  const longest = new Map<Seat, SeatWait>();
  let waiting: readonly SeatWait[] = [];
  let table: Table = { computers: computersFromTheStart(match), isPaused: false };
  for (const [index, step] of steps.entries()) {
    table = step.events.reduce(tableAfter, table);
    const { computers, isPaused } = table;
    const time = isPaused ? 0 : Math.max(0, (steps[index + 1]?.at ?? step.at).getTime() - step.at.getTime());
    const still = waiting.filter(({ seat }) => seat !== step.by);
    waiting = step.active
      .filter((seat) => !computers.has(seat))
      .map((seat) => longer(still.find((one) => one.seat === seat) ?? { seat, total: 0, longest: 0, since: step.version }, time));
    for (const one of waiting) longest.set(one.seat, joined(longest.get(one.seat), one, time));
  }
  return [...longest.values()].toSorted((one, other) => other.total - one.total);
};

const longer = (wait: SeatWait, time: number): SeatWait => ({ ...wait, longest: wait.longest + time });

/** Returns what is known of a seat's waits, with the one that has just become longer. */
const joined = (known: SeatWait | undefined, now: SeatWait, time: number): SeatWait => ({
  ...(known !== undefined && known.longest >= now.longest ? known : now),
  total: (known?.total ?? 0) + time,
});

/** Returns the seats that AI players had when the match began. */
export const computersFromTheStart = ({ seats }: Pick<Match, 'seats'>): ReadonlySet<Seat> =>
  new Set(seats.flatMap(({ seat, user, held }) => ((held?.[0]?.computer ?? user === undefined) ? [seat] : [])));

const tableAfter = (table: Table, { event }: LoggedEvent): Table => {
  if (!isMatchEvent(event)) return table;
  const { computers } = table;
  switch (event.type) {
    case 'MatchPaused':
      return { ...table, isPaused: true };
    case 'MatchResumed':
      return { ...table, isPaused: false };
    case 'SeatGivenToComputer':
    case 'SeatOpened':
      return { ...table, computers: new Set([...computers, event.seat]) };
    case 'SeatTakenOver':
      return { ...table, computers: new Set([...computers].filter((seat) => seat !== event.seat)) };
    default:
      return table;
  }
};
