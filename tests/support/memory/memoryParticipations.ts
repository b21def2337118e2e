import type { Participation, ParticipationQuery, ParticipationStore, PlayerNoteStore } from '#matches/index.ts';
import type { MemoryRows } from './memoryPersonal.ts';
import { rateAll } from './memoryRatings.ts';

/** People's parts in matches, in memory. */
export const openMemoryParticipations = (all: MemoryRows): ParticipationStore => ({
  due: async (limit) =>
    [...all.records.values()]
      .filter(({ match, isRecordDue }) => isRecordDue === true && ['playing', 'ended'].includes(match.status))
      .map(({ match }) => match.id)
      .sort((one, other) => one - other)
      .slice(0, limit),
  async replace({ id, version, forgotten }, rows) {
    const record = all.records.get(id);
    if (record === undefined || record.match.version !== version || record.match.forgotten !== forgotten) return false;
    record.isRecordDue = false;
    all.participations.set(id, structuredClone(rows));
    rateAll(all);
    return true;
  },
  async renew() {
    for (const record of all.records.values())
      record.isRecordDue = ['playing', 'ended', 'setAside'].includes(record.match.status);
  },
  async list(query, limit) {
    const isIn = (row: Participation): boolean => isAsked(query, row, all.users.get(row.user)?.record === 'everywhere');
    return [...all.participations.values()].flat().filter(isIn).sort(newestFirst).slice(0, limit);
  },
});

const isAsked = (query: ParticipationQuery, row: Participation, isEverywhere: boolean): boolean => {
  if ('match' in query) return row.match === query.match;
  const isHere = query.server === undefined || row.server === query.server;
  return 'users' in query ? query.users.includes(row.user) && (isHere || isEverywhere) : isHere;
};

const newestFirst = (one: Participation, other: Participation): number =>
  other.endedAt.getTime() - one.endedAt.getTime() ||
  other.match - one.match ||
  one.seat - other.seat ||
  (one.user < other.user ? -1 : 1);

/** Moderators' notes about players, in memory. */
export const openMemoryPlayerNotes = ({ playerNotes }: MemoryRows): PlayerNoteStore => ({
  of: async (users, server) =>
    new Map(
      [...playerNotes.values()].flatMap((note) =>
        note.server === server && users.includes(note.user) ? [[note.user, note.text]] : [],
      ),
    ),
  async save(note) {
    const key = `${note.server} ${note.user}`;
    if (note.text === '') playerNotes.delete(key);
    else playerNotes.set(key, note);
  },
});
