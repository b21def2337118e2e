import {
  type Delivery,
  type DeliveryKey,
  type DeliveryStore,
  type MatchId,
  type Note,
  type NoteStore,
  personNamedBy,
  SERVER_UNSET,
  type Server,
  type ServerStore,
  type SettingStore,
  type Stores,
  type UserId,
} from '#matches/index.ts';
import { openMemoryAbsences } from './memoryAbsences.ts';
import { openMemoryCups } from './memoryCups.ts';
import { openMemoryMatchStore } from './memoryMatchStore.ts';
import { openMemoryDecisionNotices, openMemoryFollowers, openMemoryModeration } from './memoryModeration.ts';
import { openMemoryParticipations, openMemoryPlayerNotes } from './memoryParticipations.ts';
import { changed, openMemoryDepartures, openMemoryHolidays, openMemoryNudges, openMemoryUsers } from './memoryPeople.ts';
import { isStillKnown, type MemoryRows, openMemoryPersonal } from './memoryPersonal.ts';
import { openMemoryRatings } from './memoryRatings.ts';
import { emptySeeks, openMemorySeeks } from './memorySeeks.ts';
import { openMemoryStatistics } from './memoryStatistics.ts';

/** Stores in memory. They follow the same contract as those on PostgreSQL. */
export const openMemoryStores = (): Stores => {
  const rows: MemoryRows = {
    records: new Map(),
    deliveries: new Map(),
    users: new Map(),
    plans: new Map(),
    nudges: new Map(),
    departures: new Map(),
    notes: new Map(),
    seeks: emptySeeks(),
    cups: new Map(),
    followers: new Map(),
    decisions: new Map(),
    participations: new Map(),
    playerNotes: new Map(),
    ratings: [],
  };
  const ofMatches = openMemoryMatchStore(rows.records);
  const holidays = openMemoryHolidays(rows);
  const servers = new Map<string, Server>();
  const absences = openMemoryAbsences(rows, servers, ofMatches.clocks);
  const moderation = openMemoryModeration(rows);
  return {
    ...ofMatches,
    deliveries: openMemoryDeliveries(rows),
    users: openMemoryUsers(rows.users),
    holidays,
    nudges: openMemoryNudges(rows),
    departures: openMemoryDepartures(rows),
    absences,
    cups: openMemoryCups(rows, { absences, moderation }),
    notes: openMemoryNotes(rows.notes),
    followers: openMemoryFollowers(rows),
    moderation,
    decisionNotices: openMemoryDecisionNotices(rows),
    servers: openMemoryServers(servers),
    settings: openMemorySettings(),
    seeks: openMemorySeeks(rows.seeks, rows.users),
    participations: openMemoryParticipations(rows),
    statistics: openMemoryStatistics(rows),
    playerNotes: openMemoryPlayerNotes(rows),
    ratings: openMemoryRatings(rows),
    personal: openMemoryPersonal(rows, ofMatches.clocks, holidays),
  };
};

const textOf = ({ match, version, kind, recipient }: DeliveryKey): string => JSON.stringify([match, version, kind, recipient]);

const openMemoryDeliveries = (memory: MemoryRows): DeliveryStore => {
  const { deliveries: rows } = memory;
  const isForNobody = ({ match, recipient }: DeliveryKey): boolean => {
    const person = personNamedBy(recipient);
    return person !== undefined && !isStillKnown(memory, person, ({ id }) => id === match);
  };
  return {
    async claim(key, now) {
      const known = rows.get(textOf(key));
      if (known !== undefined) return { fresh: false, delivery: known };
      if (isForNobody(key)) return undefined;
      const { match, version, kind, recipient } = key;
      const delivery: Delivery = { match, version, kind, recipient, claimedAt: now };
      rows.set(textOf(key), delivery);
      return { fresh: true, delivery };
    },
    async mark(key, sent) {
      const known = rows.get(textOf(key));
      if (known === undefined) throw new Error('Only a delivery that was claimed can be marked.');
      const { channel, message, contentHash } = sent;
      rows.set(textOf(key), { ...known, channel, message, contentHash });
    },
    find: async (key) => rows.get(textOf(key)),
    latest: async (match, kind, recipient, upTo = Number.POSITIVE_INFINITY) =>
      [...rows.values()]
        .filter((row) => row.match === match && row.kind === kind && row.recipient === recipient && row.version <= upTo)
        .reduce<Delivery | undefined>((newest, row) => (newest && newest.version > row.version ? newest : row), undefined),
  };
};

const openMemoryNotes = (notes: Map<string, Note>): NoteStore => {
  const keyOf = (match: MatchId, user: UserId): string => `${match} ${user}`;
  return {
    find: async (match, user) => notes.get(keyOf(match, user)),
    async save(note) {
      const key = keyOf(note.match, note.user);
      if (note.text === '') notes.delete(key);
      else notes.set(key, { ...note });
    },
  };
};

const openMemoryServers = (servers: Map<string, Server>): ServerStore => {
  const find = (server: string): Server => servers.get(server) ?? { id: server, ...SERVER_UNSET };
  return {
    find: async (server) => find(server),
    save: async (server, change) => void servers.set(server, changed(find(server), change)),
    awaitingPuzzle: async (day, limit) =>
      [...servers.values()]
        .filter(({ puzzleChannel, puzzlePosted = -1 }) => puzzleChannel !== undefined && puzzlePosted < day)
        .toSorted((one, other) => (one.id < other.id ? -1 : 1))
        .slice(0, limit),
  };
};

const openMemorySettings = (): SettingStore => {
  const settings = new Map<string, string>();
  return {
    get: async (key) => settings.get(key),
    set: async (key, value) => void settings.set(key, value),
  };
};
