import type { Seat } from '#engine/game.ts';
import {
  type Checked,
  type ClockChange,
  type ClockChanges,
  type ClockStore,
  type DecisionRef,
  isUnderWay,
  type Match,
  type MatchId,
  type Pause,
  type RunningClock,
  type SeatClock,
  type Span,
} from '#matches/index.ts';

/** The clocks of matches, in memory. */
export interface MemoryClocks extends ClockStore {
  /** Part of an append. */
  write(match: MatchId, changes: ClockChanges): void;
  /** When a clock or a pause of a match is checked next. */
  firstDue(match: MatchId): number;
  reschedule(match: MatchId, checked: Extract<Checked, { readonly seat: Seat } | { readonly pause: number }>, at?: Date): void;
  /** Time during which a match was suspended does not count for its clocks; they are checked when the suspension ends. */
  addStoppage(match: MatchId, span: Span): void;
  erase(match: MatchId): void;
}

interface Times {
  readonly clocks: readonly SeatClock[];
  readonly pauses: readonly Pause[];
}

const NO_TIMES: Times = { clocks: [], pauses: [] };

/** `matchOf`: the current row of a match. */
export const openMemoryClocks = (matchOf: (match: MatchId) => Match | undefined): MemoryClocks => {
  const times = new Map<MatchId, Times>();
  let downtimes: readonly Span[] = [];
  const timesOf = (match: MatchId): Times => times.get(match) ?? NO_TIMES;
  const changeClocks = (match: MatchId, change: (clock: SeatClock) => SeatClock): void => {
    const known = timesOf(match);
    times.set(match, { ...known, clocks: known.clocks.map(change) });
  };
  const changePauses = (match: MatchId, change: (pauses: readonly Pause[]) => readonly Pause[]): void => {
    const known = timesOf(match);
    times.set(match, { ...known, pauses: change(known.pauses) });
  };
  const isPlaying = (id: MatchId): boolean => {
    const match = matchOf(id);
    return match !== undefined && isUnderWay(match);
  };
  const runningOf = ({ match, seat }: DecisionRef) => timesOf(match).clocks.find((clock) => clock.seat === seat)?.running;

  return {
    of: async (match) => timesOf(match).clocks,
    stoppages: async (match, since) => ({
      pauses: timesOf(match).pauses.filter(({ until }) => until > since),
      downtimes: downtimes.filter(({ until }) => until > since),
    }),
    usersToRemind: async (now, limit) => {
      const due = [...times].flatMap(([id, { clocks }]) => {
        const { seats = [], pausedUntil } = matchOf(id) ?? {};
        if (!isPlaying(id) || pausedUntil !== undefined) return [];
        return clocks.flatMap(({ seat, running }) => {
          const user = seats.find((row) => row.seat === seat)?.user;
          const at = Math.min(running?.noticeAt ?? Number.POSITIVE_INFINITY, running?.remindAt ?? Number.POSITIVE_INFINITY);
          return user === undefined || at > now ? [] : { user, at };
        });
      });
      const longestFirst = due.sort((one, other) => one.at - other.at).map(({ user }) => user);
      return [...new Set(longestFirst)].slice(0, limit);
    },
    async claimReminder(call, asked) {
      const isFree = (each: DecisionRef): boolean => {
        const running = runningOf(each);
        const { begun, isPinged, reminded, noticeAt, remindAt } = each.running;
        const read = { begun, isPinged, reminded };
        return (
          running !== undefined &&
          isSameReminderState(running, read as RunningClock) &&
          running.noticeAt === noticeAt &&
          running.remindAt === remindAt
        );
      };
      const [first] = asked;
      if (first === undefined || !isFree(first)) return [];
      const free = asked.filter(isFree);
      for (const { match, seat } of free) {
        changeClocks(match, (clock) => (clock.seat === seat ? withRunning(clock, { call }) : clock));
      }
      return free.map(({ match }) => match);
    },
    async markReminded(asked, state) {
      const running = runningOf(asked);
      if (running === undefined || !isSameReminderState(running, asked.running)) return false;
      const { noticeAt, remindAt, call, ...lasting } = running;
      const { isPinged, reminded } = state;
      const coming = {
        ...(state.noticeAt !== undefined && { noticeAt: state.noticeAt }),
        ...(state.remindAt !== undefined && { remindAt: state.remindAt }),
      };
      changeClocks(asked.match, (clock) =>
        clock.seat === asked.seat ? { ...clock, running: { ...lasting, isPinged, reminded, ...coming } } : clock,
      );
      return true;
    },
    noteDowntime: async (downtime) => {
      downtimes = [...downtimes.filter(({ from }) => from !== downtime.from), downtime];
    },
    firstDue(match) {
      const { clocks, pauses } = timesOf(match);
      const all = [...clocks.map(({ running }) => running?.dueAt), ...pauses.map(({ dueAt }) => dueAt)];
      return Math.min(...all.flatMap((dueAt) => dueAt ?? []));
    },
    reschedule(match, checked, at) {
      const next = at === undefined ? {} : { dueAt: at.getTime() };
      if ('pause' in checked) {
        changePauses(match, (pauses) =>
          pauses.map((pause) => (pause.from === checked.pause && pause.dueAt !== undefined ? { ...pause, ...next } : pause)),
        );
        return;
      }
      const { seat, running: read, isWarned } = checked;
      const isAsRead = ({ running }: SeatClock): boolean =>
        read === undefined ? running?.dueAt !== undefined : running?.begun === read.begun && running.dueAt === read.dueAt;
      changeClocks(match, (clock) =>
        clock.seat === seat && isAsRead(clock)
          ? withRunning(clock, { ...next, ...(isWarned !== undefined && { isWarned }) })
          : clock,
      );
    },
    addStoppage(match, span) {
      changePauses(match, (pauses) => [...pauses, span]);
      changeClocks(match, (clock) => checkedAt(clock, span.until));
    },
    erase(match) {
      times.delete(match);
      for (const other of times.keys()) changeClocks(other, (clock) => withoutCallOf(clock, match));
    },
    write(match, { seats, pause }) {
      const known = timesOf(match);
      times.set(match, { ...known, clocks: seats.reduce(withChange, known.clocks) });
      if (pause === undefined) return;
      if (!('endedAt' in pause)) {
        changePauses(match, (pauses) => [...pauses, pause]);
        return;
      }
      const { endedAt } = pause;
      changePauses(match, (pauses) =>
        pauses.map((each) => (each.dueAt === undefined ? each : { from: each.from, until: Math.min(each.until, endedAt) })),
      );
      changeClocks(match, (clock) => checkedAt(clock, endedAt));
    },
  };
};

const isSameReminderState = (one: RunningClock, other: RunningClock): boolean =>
  one.begun === other.begun &&
  one.isPinged === other.isPinged &&
  one.reminded === other.reminded &&
  one.call?.match === other.call?.match &&
  one.call?.kind === other.call?.kind;

const withRunning = (clock: SeatClock, part: Partial<SeatClock['running']>): SeatClock =>
  clock.running === undefined ? clock : { ...clock, running: { ...clock.running, ...part } };

/** A message about several matches was filed under one of them: the others are announced again. */
const withoutCallOf = (clock: SeatClock, match: MatchId): SeatClock => {
  if (clock.running?.call?.match !== match) return clock;
  const { call, ...running } = clock.running;
  return { ...clock, running };
};

const checkedAt = (clock: SeatClock, at: number): SeatClock =>
  clock.running?.dueAt === undefined ? clock : withRunning(clock, { dueAt: at });

const withChange = (clocks: readonly SeatClock[], { seat, bank, paceLeft, running }: ClockChange): readonly SeatClock[] => {
  const known = clocks.find((clock) => clock.seat === seat);
  const after = running === undefined ? known?.running : running === 'over' ? undefined : running;
  const others = clocks.filter((clock) => clock.seat !== seat);
  const left = running === undefined ? known?.paceLeft : paceLeft;
  const changed = { seat, bank, ...(left !== undefined && { paceLeft: left }), ...(after !== undefined && { running: after }) };
  return [...others, changed].sort((one, other) => one.seat - other.seat);
};
