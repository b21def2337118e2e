import {
  type AnnouncementStore,
  type Append,
  type DueWork,
  EMPTY_BOOK,
  type Entry,
  hasUnsent,
  isUnderWay,
  type Match,
  type MatchId,
  type MatchQuery,
  type MatchStore,
  type NewMatch,
  type OrderBook,
  type OrderStore,
  type Remark,
  type ScheduleStore,
  type StoredEvent,
  type Stores,
} from '#matches/index.ts';
import { type MemoryClocks, openMemoryClocks } from './memoryClocks.ts';

/** The data of one match in memory. Events are kept as JSON text, as in a database. */
export interface MatchRecord {
  match: Match;
  readonly createdBy: string;
  readonly secret: Uint8Array;
  readonly rows: StoredEvent[];
  readonly remarks: Remark[];
  book: OrderBook;
  newsAt: Date | undefined;
  setAsideBy: string | undefined;
  lease: { readonly owner: string; readonly until: Date } | undefined;
  isRecordDue?: boolean;
}

export const OPEN: readonly Match['status'][] = ['lobby', 'playing', 'setAside'];

/** Matches, their orders and clocks, in memory: for tests and for programs without a database. */
export const openMemoryMatchStore = (
  records: Map<MatchId, MatchRecord>,
): Pick<Stores, 'matches' | 'announcements' | 'schedule' | 'orders'> & { readonly clocks: MemoryClocks } => {
  const all = (): readonly MatchRecord[] => [...records.values()];
  const list = (query: MatchQuery): readonly Match[] => {
    const found = all().filter((record) => isIn(query, record));
    const isOldestFirst = 'suspendedIn' in query || 'notTriedBy' in query;
    return (isOldestFirst ? found : found.reverse()).map(({ match }) => match);
  };
  const openHere = ({ host, place: { server } }: NewMatch): number =>
    list({ openIn: server }).filter(({ seats }) => seats.some(({ user }) => user === host)).length;
  const recordOf = (id: MatchId): MatchRecord => {
    const record = records.get(id);
    if (record === undefined) throw new Error(`There is no match ${id}.`);
    return record;
  };
  const change = (id: MatchId, part: Partial<Match>): void => {
    const record = recordOf(id);
    record.match = { ...record.match, ...part };
  };

  /** The highest number given to a match so far. */
  let highest = 0;
  const clocks = openMemoryClocks((id) => records.get(id)?.match);
  const matches: MatchStore = {
    async create(born, secret, entry) {
      const first = all().find((record) => record.createdBy === entry.commandId);
      if (first !== undefined) return { kind: 'repeated', match: first.match };
      if (openHere(born) >= (born.mostOpen ?? Number.POSITIVE_INFINITY)) return { kind: 'tooManyOpen' };
      highest = Math.max(highest, ...records.keys()) + 1;
      const record = newRecord(highest, born, secret, entry);
      records.set(record.match.id, record);
      return { kind: 'created', match: record.match };
    },
    find: async (id) => records.get(id)?.match,
    list: async (query, limit) => list(query).slice(0, limit),
    secretOf: async (id) => recordOf(id).secret,
    read: async (id, after, commandId) =>
      records
        .get(id)
        ?.rows.slice(after)
        .filter((row) => commandId === undefined || row.commandId === commandId) ?? [],
    async append(append) {
      const record = recordOf(append.match);
      const first = record.rows.filter((row) => row.commandId === append.commandId);
      if (first.length > 0) return { kind: 'repeated', events: first };
      if (!isAsRead(record, append)) return { kind: 'versionConflict' };
      if (append.orders?.seats !== undefined) writeBook(record, append.orders.seats);
      record.rows.push(...kept(append.events));
      if (append.remark !== undefined) record.remarks.push(append.remark);
      record.match = afterAppend(record.match, append);
      if (append.isRecordDue === true) record.isRecordDue = true;
      if (append.clocks !== undefined) clocks.write(append.match, append.clocks);
      return { kind: 'appended', match: record.match, events: append.events };
    },
    setPlace: async (id, place) => change(id, { place: { ...recordOf(id).match.place, ...place } }),
    remarkOn: async (id, version) => records.get(id)?.remarks.find((remark) => remark.version === version && remark.user !== ''),
    async setAside(id, release) {
      change(id, { status: 'setAside' });
      recordOf(id).setAsideBy = release;
    },
    async retrySetAside(id) {
      const record = records.get(id);
      if (record?.match.status !== 'setAside') return false;
      record.setAsideBy = undefined;
      return true;
    },
  };
  const orders: OrderStore = {
    find: async (id) => records.get(id)?.book ?? EMPTY_BOOK,
    async save(id, { generation, seats }, version) {
      const record = recordOf(id);
      if (record.book.generation !== generation || (version ?? record.match.version) !== record.match.version) return false;
      writeBook(record, seats);
      return true;
    },
  };
  const announcements: AnnouncementStore = {
    async lease(id, owner, now, until) {
      const record = recordOf(id);
      const isFree = record.lease === undefined || record.lease.owner === owner || record.lease.until <= now;
      if (!isFree) return undefined;
      record.lease = { owner, until };
      return record.match;
    },
    async release(id, owner) {
      const record = recordOf(id);
      if (record.lease?.owner !== owner) return undefined;
      record.lease = undefined;
      return record.match;
    },
    async announced(id, version, owner) {
      if (recordOf(id).lease?.owner === owner) recordOf(id).lease = undefined;
      change(id, { announcedVersion: Math.max(recordOf(id).match.announcedVersion, version), failures: 0 });
      return recordOf(id).match;
    },
    async failed(id) {
      const failures = recordOf(id).match.failures + 1;
      change(id, { failures });
      return failures;
    },
  };
  const dueAt = ({ match, newsAt }: MatchRecord): { readonly [Work in DueWork]: Date | number | false | undefined } => ({
    announcement: match.announcedVersion < match.version && match.status !== 'setAside' && 0,
    computer: isUnderWay(match) && match.computerDue && 0,
    clock: isUnderWay(match) && clocks.firstDue(match.id),
    notices: isUnderWay(match) && newsAt,
    vote: isUnderWay(match) && match.voteUntil,
    stale: isUnderWay(match) && match.staleAt,
    lobby: match.status === 'lobby' && match.expiresAt,
  });
  const schedule: ScheduleStore = {
    due: async (work, now, limit) =>
      all()
        .flatMap((record) => {
          const at = record.match.suspendedAt === undefined && dueAt(record)[work];
          return at === undefined || at === false || at > now ? [] : { id: record.match.id, at: Number(at) };
        })
        .sort((one, other) => one.at - other.at)
        .slice(0, limit)
        .map(({ id }) => id),
    async reschedule(id, checked, at) {
      const record = recordOf(id);
      if ('generation' in checked) {
        if (record.book.generation === checked.generation) record.newsAt = at;
      } else if ('version' in checked) {
        const { staleAt, ...match } = record.match;
        if (match.version === checked.version) record.match = { ...match, ...(at !== undefined && { staleAt: at }) };
      } else clocks.reschedule(id, checked, at);
    },
  };
  return { matches, announcements, schedule, orders, clocks };
};

const isIn = (query: MatchQuery, { match, setAsideBy }: MatchRecord): boolean => {
  const { status, place, seats, suspendedAt } = match;
  if ('openOf' in query) return OPEN.includes(status) && seats.some(({ user }) => user === query.openOf);
  if ('openIn' in query) return OPEN.includes(status) && place.server === query.openIn;
  if ('thread' in query) return place.thread === query.thread;
  if ('suspendedIn' in query) return place.server === query.suspendedIn && suspendedAt !== undefined;
  return status === 'setAside' && setAsideBy !== query.notTriedBy;
};

/** Whether the preconditions of an append still hold. */
const isAsRead = ({ match, book }: MatchRecord, { expectedVersion, forgotten, suspendedAt, orders }: Append): boolean =>
  match.version === expectedVersion &&
  match.forgotten === forgotten &&
  match.suspendedAt?.getTime() === suspendedAt?.getTime() &&
  book.generation === (orders?.generation ?? book.generation);

/** Notices are due at once, regardless of the time. */
export const writeBook = (record: MatchRecord, seats: OrderBook['seats']): void => {
  record.book = { generation: record.book.generation + 1, seats: JSON.parse(JSON.stringify(seats)) };
  record.newsAt = seats.some(hasUnsent) ? new Date(0) : undefined;
};

const kept = (events: readonly StoredEvent[]): readonly StoredEvent[] =>
  events.map(({ at, ...row }) => ({ ...JSON.parse(JSON.stringify(row)), at }));

const afterAppend = (before: Match, { events, summary }: Entry | Append): Match => {
  const { activeSince, expiresAt, pausedUntil, voteUntil, staleAt, ...lasting } = before;
  return { ...lasting, ...summary, version: before.version + events.length };
};

const newRecord = (id: MatchId, born: NewMatch, secret: Uint8Array, entry: Entry): MatchRecord => {
  const [first] = entry.events;
  if (first === undefined) throw new Error('The first append of a match has no event.');
  const { expiresAt, mostOpen, ...lasting } = born;
  const blank: Match = {
    ...lasting,
    ...entry.summary,
    id,
    version: 0,
    announcedVersion: 0,
    failures: 0,
    createdAt: first.at,
  };
  return {
    match: afterAppend(blank, entry),
    createdBy: entry.commandId,
    secret: secret.slice(),
    rows: [...kept(entry.events)],
    remarks: [],
    book: EMPTY_BOOK,
    newsAt: undefined,
    setAsideBy: undefined,
    lease: undefined,
  };
};
