import { type Absence, type AbsenceStore, type Match, type Server, suspendedSince, type UserId } from '#matches/index.ts';
import type { MemoryClocks } from './memoryClocks.ts';
import type { Shelf } from './memoryMatchStore.ts';
import type { MemoryRows } from './memoryPersonal.ts';

/** Statuses of a match that has automatic actions. */
const SUSPENDED: readonly Match['status'][] = ['lobby', 'playing'];

/** Servers that the bot has left, in memory. */
export const openMemoryAbsences = (rows: MemoryRows, servers: Map<string, Server>, clocks: MemoryClocks): AbsenceStore => {
  const absences = new Map<string, Absence>();
  const shelvesIn = (server: string): readonly Shelf[] =>
    [...rows.shelves.values()].filter(({ match }) => match.place.server === server);
  const isAway = (server: string): boolean => absences.has(server) && absences.get(server)?.backAt === undefined;
  return {
    all: async () => [...absences.values()].sort((one, other) => one.since.getTime() - other.since.getTime()),
    servers: async () =>
      [...new Set([...[...rows.shelves.values()].map(({ match }) => match.place.server), ...servers.keys()])].sort(),
    async begin(server, since) {
      const { backAt, ...known } = absences.get(server) ?? { server, since };
      absences.set(server, known);
      for (const shelf of shelvesIn(server)) {
        const { match } = shelf;
        if (SUSPENDED.includes(match.status)) shelf.match = { ...match, suspendedAt: match.suspendedAt ?? since };
      }
    },
    async update(server, change) {
      const known = absences.get(server);
      if (known !== undefined && known.backAt === undefined) absences.set(server, { ...known, ...change });
    },
    async resume(id, { at, ...times }) {
      const shelf = rows.shelves.get(id);
      const from = shelf && suspendedSince(shelf.match);
      if (shelf === undefined || from === undefined || isAway(shelf.match.place.server)) return false;
      if (shelf.match.status === 'setAside' && times.status === undefined) return false;
      const { suspendedAt, ...match } = shelf.match;
      if (times.status !== undefined) shelf.lease = undefined;
      shelf.match = { ...match, ...times, ...(times.status !== undefined && { failures: 0 }), resumedAt: at };
      clocks.stoodStill(id, { from: from.getTime(), until: at.getTime() });
      return true;
    },
    async close(server) {
      const isSuspended = shelvesIn(server).some(({ match }) => match.suspendedAt !== undefined);
      if (absences.get(server)?.backAt !== undefined && !isSuspended) absences.delete(server);
    },
    async erase(server) {
      const away = absences.get(server);
      if (away === undefined || away.backAt !== undefined) return false;
      const erased: ReadonlySet<number> = new Set(shelvesIn(server).map(({ match }) => match.id));
      const people = [...erased].flatMap((id) => peopleOf(rows, id));
      for (const id of erased) {
        rows.shelves.delete(id);
        clocks.erase(id);
      }
      eraseRows(rows, erased, server);
      servers.delete(server);
      absences.delete(server);
      for (const user of people.filter((each) => !isNamed(rows, each))) {
        rows.users.delete(user);
        rows.plans.delete(user);
      }
      return true;
    },
  };
};

/** Rows beside matches that name them, or their server. */
const eraseRows = ({ deliveries, notes, nudges, departures }: MemoryRows, erased: ReadonlySet<number>, server: string): void => {
  for (const kept of [deliveries, notes, nudges] as Map<string, { readonly match: number }>[]) {
    for (const [key, { match }] of kept) if (erased.has(match)) kept.delete(key);
  }
  for (const [key, departure] of departures) if (departure.server === server) departures.delete(key);
};

/** Everybody whom a match names. */
const peopleOf = ({ shelves, notes, nudges, deliveries }: MemoryRows, id: number): readonly UserId[] => {
  const shelf = shelves.get(id);
  const { host = '', guests = [], seats = [] } = shelf?.match ?? {};
  const ofMatch = <Row extends { readonly match: number }>(all: Iterable<Row>): readonly Row[] =>
    [...all].filter(({ match }) => match === id);
  return [
    host,
    ...guests,
    ...seats.flatMap(({ user, former = [] }) => [...former, ...(user === undefined ? [] : [user])]),
    ...(shelf?.remarks ?? []).map(({ user }) => user),
    ...ofMatch(notes.values()).map(({ user }) => user),
    ...ofMatch(nudges.values()).map(({ user }) => user),
    ...ofMatch(deliveries.values()).map(({ recipient }) => recipient),
  ];
};

const isNamed = (rows: MemoryRows, user: UserId): boolean =>
  [...rows.shelves.keys()].some((id) => peopleOf({ ...rows, deliveries: new Map() }, id).includes(user)) ||
  [...rows.departures.values()].some((departure) => departure.user === user);
