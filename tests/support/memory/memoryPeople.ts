import {
  DEFAULT_HOURS,
  type DepartureStore,
  type HolidayStore,
  type NudgeStore,
  type User,
  type UserId,
  type UserStore,
} from '#matches/index.ts';
import { isStillKnown, type MemoryRows } from './memoryPersonal.ts';

/** Data about people, in memory. */

/** A row after a change; fields that the change unsets are absent. */
export const changed = <Row extends object>(row: Row, change: object): Row =>
  Object.fromEntries(Object.entries({ ...row, ...change }).filter(([, value]) => value !== undefined)) as Row;

/** A person without settings. */
const newUser = (id: UserId): User => ({ id, name: id, dmClosed: false, hours: DEFAULT_HOURS });

export const openMemoryUsers = (users: Map<UserId, User>): UserStore => {
  const store: UserStore = {
    find: async (user) => users.get(user),
    async changeKnown(id, part) {
      if (users.has(id)) await store.change(id, part);
    },
    async change(id, part) {
      const known = users.get(id) ?? newUser(id);
      const user = changed<User>(known, { ...part, hours: { ...known.hours, ...part.hours } });
      users.set(id, user);
      return user;
    },
    hoursOf: async (wanted) => new Map(wanted.map((user) => [user, users.get(user)?.hours ?? DEFAULT_HOURS])),
    puzzleMoves: async (day) => {
      const moves = [...users.values()].flatMap(({ puzzleDay, puzzleMove }) =>
        puzzleDay === day && puzzleMove !== undefined ? [puzzleMove] : [],
      );
      return new Map(moves.map((move) => [move, moves.filter((other) => other === move).length]));
    },
  };
  return store;
};

/** `plans`: for each person, whether each day was used. */
export const openMemoryHolidays = ({ plans, users }: MemoryRows): HolidayStore => {
  const planOf = (user: UserId) => plans.get(user) ?? new Map<string, boolean>();
  const daysOf = (user: UserId, which: (spent: boolean) => boolean) =>
    [...planOf(user)].flatMap(([day, spent]) => (which(spent) ? [day] : [])).sort();
  const spentBy = (user: UserId) => daysOf(user, (spent) => spent);
  const holidaysOf = (user: UserId) => ({ planned: daysOf(user, () => true), spent: spentBy(user) });
  return {
    of: async (user) => holidaysOf(user),
    async replan(user, plan) {
      if (!users.has(user)) users.set(user, newUser(user));
      const made = plan(holidaysOf(user));
      if ('planned' in made) {
        const spent = spentBy(user).map((day) => [day, true] as const);
        plans.set(user, new Map([...made.planned.map((day) => [day, false] as const), ...spent]));
      }
      return made;
    },
    async spend(user, days) {
      if (users.has(user)) plans.set(user, new Map([...planOf(user), ...days.map((day) => [day, true] as const)]));
    },
  };
};

export const openMemoryNudges = (rows: MemoryRows): NudgeStore => {
  const { nudges } = rows;
  return {
    async claim(nudge, since) {
      const last = nudges.get(nudge.user);
      if (last !== undefined && last.at > since) return { match: last.match, at: last.at };
      const isKnown = isStillKnown(rows, nudge.user, ({ id }) => id === nudge.match);
      if (isKnown) nudges.set(nudge.user, { ...nudge, settled: false });
      return undefined;
    },
    due: async (now, limit) =>
      [...nudges.values()]
        .filter(({ settled, dueAt }) => !settled && dueAt <= now)
        .sort((one, other) => one.dueAt.getTime() - other.dueAt.getTime())
        .slice(0, limit)
        .map(({ settled, ...nudge }) => nudge),
    async settle({ user, at }) {
      const known = nudges.get(user);
      if (known?.at.getTime() === at.getTime()) known.settled = true;
    },
  };
};

export const openMemoryDepartures = (rows: MemoryRows): DepartureStore => {
  const { departures: gone } = rows;
  const keyOf = (user: UserId, server: string): string => `${user} ${server}`;
  return {
    find: async (user, server) => gone.get(keyOf(user, server)),
    everybody: async () => new Set([...gone.values()].map(({ user }) => user)),
    async note(departure) {
      const key = keyOf(departure.user, departure.server);
      const isKnown = isStillKnown(rows, departure.user, ({ place }) => place.server === departure.server);
      if (isKnown && !gone.has(key)) gone.set(key, { ...departure });
    },
    async forget(user, server) {
      for (const [key, departure] of gone) {
        if (departure.user === user && (departure.server === server || departure.reason === 'silent')) gone.delete(key);
      }
    },
  };
};
