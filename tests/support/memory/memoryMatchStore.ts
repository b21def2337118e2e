import {
  type AnnouncementStore,
  type Append,
  type DueWork,
  EMPTY_BOOK,
  type Entry,
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
export interface Shelf {
  match: Match;
  readonly createdBy: string;
  readonly secret: Uint8Array;
  readonly rows: StoredEvent[];
  readonly remarks: Remark[];
  book: OrderBook;
  newsAt: Date | undefined;
  setAsideBy: string | undefined;
  lease: { readonly owner: string; readonly until: Date } | undefined;
}

export const OPEN: readonly Match['status'][] = ['lobby', 'playing', 'setAside'];

/** Matches, their orders and clocks, in memory: for tests and for programs without a database. */
export const openMemoryMatchStore = (
  shelves: Map<MatchId, Shelf>,
): Pick<Stores, 'matches' | 'announcements' | 'schedule' | 'orders'> & { readonly clocks: MemoryClocks } => {
  const all = (): readonly Shelf[] => [...shelves.values()];
  const list = (query: MatchQuery): readonly Match[] => {
    const found = all().filter((shelf) => isIn(query, shelf));
    const isOldestFirst = 'suspendedIn' in query || 'notTriedBy' in query;
    return (isOldestFirst ? found : found.reverse()).map(({ match }) => match);
  };
  const openHere = ({ host, place: { server } }: NewMatch): number =>
    list({ openIn: server }).filter(({ seats }) => seats.some(({ user }) => user === host)).length;
  const shelfOf = (id: MatchId): Shelf => {
    const shelf = shelves.get(id);
    if (shelf === undefined) throw new Error(`There is no match ${id}.`);
    return shelf;
  };
  const change = (id: MatchId, part: Partial<Match>): void => {
    const shelf = shelfOf(id);
    shelf.match = { ...shelf.match, ...part };
  };

  /** The highest number given to a match so far. */
  let highest = 0;
  const clocks = openMemoryClocks((id) => shelves.get(id)?.match);
  const matches: MatchStore = {
    async create(born, secret, entry) {
      const first = all().find((shelf) => shelf.createdBy === entry.commandId);
      if (first !== undefined) return { kind: 'repeated', match: first.match };
      if (openHere(born) >= (born.mostOpen ?? Number.POSITIVE_INFINITY)) return { kind: 'tooManyOpen' };
      highest = Math.max(highest, ...shelves.keys()) + 1;
      const shelf = newShelf(highest, born, secret, entry);
      shelves.set(shelf.match.id, shelf);
      return { kind: 'created', match: shelf.match };
    },
    find: async (id) => shelves.get(id)?.match,
    list: async (query, limit) => list(query).slice(0, limit),
    secretOf: async (id) => shelfOf(id).secret,
    read: async (id, after, commandId) =>
      shelves
        .get(id)
        ?.rows.slice(after)
        .filter((row) => commandId === undefined || row.commandId === commandId) ?? [],
    async append(append) {
      const shelf = shelfOf(append.match);
      const first = shelf.rows.filter((row) => row.commandId === append.commandId);
      if (first.length > 0) return { kind: 'repeated', events: first };
      if (!isAsRead(shelf, append)) return { kind: 'versionConflict' };
      if (append.orders?.seats !== undefined) writeBook(shelf, append.orders.seats);
      shelf.rows.push(...kept(append.events));
      if (append.remark !== undefined) shelf.remarks.push(append.remark);
      shelf.match = afterAppend(shelf.match, append);
      if (append.clocks !== undefined) clocks.write(append.match, append.clocks);
      return { kind: 'appended', match: shelf.match, events: append.events };
    },
    setPlace: async (id, place) => change(id, { place: { ...shelfOf(id).match.place, ...place } }),
    remarkOn: async (id, version) => shelves.get(id)?.remarks.find((remark) => remark.version === version),
    async setAside(id, release) {
      change(id, { status: 'setAside' });
      shelfOf(id).setAsideBy = release;
    },
    async retrySetAside(id) {
      const shelf = shelves.get(id);
      if (shelf?.match.status !== 'setAside') return false;
      shelf.setAsideBy = undefined;
      return true;
    },
  };
  const orders: OrderStore = {
    find: async (id) => shelves.get(id)?.book ?? EMPTY_BOOK,
    async save(id, { generation, seats }, version) {
      const shelf = shelfOf(id);
      if (shelf.book.generation !== generation || (version ?? shelf.match.version) !== shelf.match.version) return false;
      writeBook(shelf, seats);
      return true;
    },
  };
  const announcements: AnnouncementStore = {
    async lease(id, owner, now, until) {
      const shelf = shelfOf(id);
      const isFree = shelf.lease === undefined || shelf.lease.owner === owner || shelf.lease.until <= now;
      if (!isFree) return undefined;
      shelf.lease = { owner, until };
      return shelf.match;
    },
    async release(id, owner) {
      const shelf = shelfOf(id);
      if (shelf.lease?.owner !== owner) return undefined;
      shelf.lease = undefined;
      return shelf.match;
    },
    async announced(id, version, owner) {
      if (shelfOf(id).lease?.owner === owner) shelfOf(id).lease = undefined;
      change(id, { announcedVersion: Math.max(shelfOf(id).match.announcedVersion, version), failures: 0 });
      return shelfOf(id).match;
    },
    async failed(id) {
      const failures = shelfOf(id).match.failures + 1;
      change(id, { failures });
      return failures;
    },
  };
  const dueAt = ({ match, newsAt }: Shelf): { readonly [Work in DueWork]: Date | number | false | undefined } => ({
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
        .flatMap((shelf) => {
          const at = shelf.match.suspendedAt === undefined && dueAt(shelf)[work];
          return at === undefined || at === false || at > now ? [] : { id: shelf.match.id, at: Number(at) };
        })
        .sort((one, other) => one.at - other.at)
        .slice(0, limit)
        .map(({ id }) => id),
    async reschedule(id, checked, at) {
      const shelf = shelfOf(id);
      if ('generation' in checked) {
        if (shelf.book.generation === checked.generation) shelf.newsAt = at;
      } else if ('version' in checked) {
        const { staleAt, ...match } = shelf.match;
        if (match.version === checked.version) shelf.match = { ...match, ...(at !== undefined && { staleAt: at }) };
      } else clocks.reschedule(id, checked, at);
    },
  };
  return { matches, announcements, schedule, orders, clocks };
};

const isIn = (query: MatchQuery, { match, setAsideBy }: Shelf): boolean => {
  const { status, place, seats, suspendedAt } = match;
  if ('openOf' in query) return OPEN.includes(status) && seats.some(({ user }) => user === query.openOf);
  if ('openIn' in query) return OPEN.includes(status) && place.server === query.openIn;
  if ('thread' in query) return place.thread === query.thread;
  if ('suspendedIn' in query) return place.server === query.suspendedIn && suspendedAt !== undefined;
  return status === 'setAside' && setAsideBy !== query.notTriedBy;
};

/** Whether the preconditions of an append still hold. */
const isAsRead = ({ match, book }: Shelf, { expectedVersion, forgotten, suspendedAt, orders }: Append): boolean =>
  match.version === expectedVersion &&
  match.forgotten === forgotten &&
  match.suspendedAt?.getTime() === suspendedAt?.getTime() &&
  book.generation === (orders?.generation ?? book.generation);

/** Notices are due at once, regardless of the time. */
export const writeBook = (shelf: Shelf, seats: OrderBook['seats']): void => {
  shelf.book = { generation: shelf.book.generation + 1, seats: JSON.parse(JSON.stringify(seats)) };
  shelf.newsAt = seats.some(({ notices }) => notices.length > 0) ? new Date(0) : undefined;
};

const kept = (events: readonly StoredEvent[]): readonly StoredEvent[] =>
  events.map(({ at, ...row }) => ({ ...JSON.parse(JSON.stringify(row)), at }));

const afterAppend = (before: Match, { events, summary }: Entry | Append): Match => {
  const { activeSince, expiresAt, pausedUntil, voteUntil, staleAt, ...lasting } = before;
  return { ...lasting, ...summary, version: before.version + events.length };
};

const newShelf = (id: MatchId, born: NewMatch, secret: Uint8Array, entry: Entry): Shelf => {
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
