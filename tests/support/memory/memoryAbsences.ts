import { type Absence, type AbsenceStore, type Match, type Server, suspendedSince, type UserId } from '#matches/index.ts';
import type { MemoryClocks } from './memoryClocks.ts';
import { namedByCup } from './memoryCups.ts';
import type { MatchRecord } from './memoryMatchStore.ts';
import type { MemoryRows } from './memoryPersonal.ts';
import { eraseSeeks, forgetSeeks } from './memorySeeks.ts';

/** Statuses of a match that has automatic actions. */
const SUSPENDABLE: readonly Match['status'][] = ['lobby', 'playing'];

/** Servers that the bot has left, in memory. */
export const openMemoryAbsences = (rows: MemoryRows, servers: Map<string, Server>, clocks: MemoryClocks): AbsenceStore => {
  const absences = new Map<string, Absence>();
  const recordsIn = (server: string): readonly MatchRecord[] =>
    [...rows.records.values()].filter(({ match }) => match.place.server === server);
  const isAway = (server: string): boolean => absences.has(server) && absences.get(server)?.backAt === undefined;
  return {
    all: async () => [...absences.values()].sort((one, other) => one.since.getTime() - other.since.getTime()),
    servers: async () =>
      [
        ...new Set([
          ...[...rows.records.values()].map(({ match }) => match.place.server),
          ...servers.keys(),
          ...[...rows.seeks.seeks.values()].map(({ server }) => server),
          ...serversOf(rows),
          ...[...rows.cups.values()].map(({ row }) => row.server),
        ]),
      ].sort(),
    async begin(server, since) {
      const { backAt, ...known } = absences.get(server) ?? { server, since };
      absences.set(server, known);
      for (const record of recordsIn(server)) {
        const { match } = record;
        if (SUSPENDABLE.includes(match.status)) record.match = { ...match, suspendedAt: match.suspendedAt ?? since };
      }
    },
    async update(server, change) {
      const known = absences.get(server);
      if (known !== undefined && known.backAt === undefined) absences.set(server, { ...known, ...change });
    },
    async resume(id, { at, ...times }) {
      const record = rows.records.get(id);
      const from = record && suspendedSince(record.match);
      if (record === undefined || from === undefined || isAway(record.match.place.server)) return false;
      if (record.match.status === 'setAside' && times.status === undefined) return false;
      const { suspendedAt, ...match } = record.match;
      if (times.status !== undefined) record.lease = undefined;
      record.match = { ...match, ...times, ...(times.status !== undefined && { failures: 0 }), resumedAt: at };
      clocks.addStoppage(id, { from: from.getTime(), until: at.getTime() });
      return true;
    },
    async close(server) {
      const isSuspended = recordsIn(server).some(({ match }) => match.suspendedAt !== undefined);
      if (absences.get(server)?.backAt !== undefined && !isSuspended) absences.delete(server);
    },
    async erase(server) {
      const away = absences.get(server);
      if (away === undefined || away.backAt !== undefined) return false;
      const erased: ReadonlySet<number> = new Set(recordsIn(server).map(({ match }) => match.id));
      const people = [
        ...[...erased].flatMap((id) => peopleOf(rows, id)),
        ...eraseSeeks(rows.seeks, server),
        ...namedByDecisions(rows, server),
        ...[...rows.cups.values()].flatMap((cup) => (cup.row.server === server ? namedByCup(cup) : [])),
      ];
      for (const id of erased) {
        rows.records.delete(id);
        rows.participations.delete(id);
        rows.ratings = rows.ratings.filter(({ match }) => match !== id);
        clocks.erase(id);
      }
      eraseRows(rows, erased, server);
      for (const [id, { row }] of rows.cups) if (row.server === server) rows.cups.delete(id);
      servers.delete(server);
      absences.delete(server);
      for (const user of people.filter((each) => !isNamed(rows, each))) {
        rows.users.delete(user);
        rows.plans.delete(user);
        forgetSeeks(rows.seeks, user);
      }
      return true;
    },
  };
};

/** Rows beside matches that name them, or their server. */
const eraseRows = (
  { deliveries, notes, nudges, departures, followers, decisions, playerNotes }: MemoryRows,
  erased: ReadonlySet<number>,
  server: string,
): void => {
  for (const kept of [deliveries, notes, nudges, followers] as Map<string, { readonly match: number }>[]) {
    for (const [key, { match }] of kept) if (erased.has(match)) kept.delete(key);
  }
  for (const [key, departure] of departures) if (departure.server === server) departures.delete(key);
  for (const [key, note] of playerNotes) if (note.server === server) playerNotes.delete(key);
  for (const [key, decision] of decisions) if (decision.server === server) decisions.delete(key);
};

const serversOf = ({ decisions }: MemoryRows): readonly string[] => [...decisions.values()].map(({ server }) => server);

const namedByDecisions = ({ decisions }: MemoryRows, server: string): readonly UserId[] =>
  [...decisions.values()].flatMap(({ by, about, server: where }) => (where === server ? [by ?? [], about ?? []].flat() : []));

/** Returns the ids of all users that a match names. */
const peopleOf = ({ records, notes, nudges, deliveries, followers }: MemoryRows, id: number): readonly UserId[] => {
  const record = records.get(id);
  const { host = '', guests = [], seats = [] } = record?.match ?? {};
  const ofMatch = <Row extends { readonly match: number }>(all: Iterable<Row>): readonly Row[] =>
    [...all].filter(({ match }) => match === id);
  return [
    host,
    ...guests,
    ...seats.flatMap(({ user, former = [] }) => [...former, ...(user === undefined ? [] : [user])]),
    ...(record?.remarks ?? []).map(({ user }) => user),
    ...ofMatch(notes.values()).map(({ user }) => user),
    ...ofMatch(followers.values()).map(({ user }) => user),
    ...ofMatch(nudges.values()).map(({ user }) => user),
    ...ofMatch(deliveries.values()).map(({ recipient }) => recipient),
  ];
};

const isNamed = (rows: MemoryRows, user: UserId): boolean =>
  [...rows.records.keys()].some((id) => peopleOf({ ...rows, deliveries: new Map() }, id).includes(user)) ||
  [...rows.departures.values()].some((departure) => departure.user === user) ||
  [...rows.seeks.seeks.values()].some((seek) => seek.user === user) ||
  [...rows.cups.values()].some((cup) => namedByCup(cup).includes(user)) ||
  serversOf(rows).some((server) => namedByDecisions(rows, server).includes(user));
