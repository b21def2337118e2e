import type { CupEntry, CupPerson, CupRow, CupStore, PersonalData, StoredCup, Stores, UserId } from '#matches/index.ts';
import type { MemoryRows } from './memoryPersonal.ts';

/** A cup in memory. */
export interface CupRecord extends StoredCup {
  readonly commands: readonly string[];
  readonly matches: ReadonlyMap<number, boolean>;
}

const without = <Key extends string, Row extends { readonly [K in Key]?: unknown }>(row: Row, key: Key): Omit<Row, Key> => {
  const { [key]: _, ...rest } = row;
  return rest;
};

const written = (record: CupRecord, { events, people, matches, commandId, dueAt, isOver }: CupEntry): CupRecord => ({
  row: {
    ...without(record.row, 'dueAt'),
    version: record.row.version + events.length,
    isOver,
    ...(dueAt !== undefined && { dueAt }),
  } as CupRow,
  events: [...record.events, ...events],
  people: [...record.people, ...people].toSorted((one, other) => one.entrant - other.entrant),
  commands: [...record.commands, commandId],
  matches: new Map([...record.matches, ...matches.map(({ match, isScored }) => [match, isScored] as const)]),
});

export const openMemoryCups = (rows: MemoryRows, { absences, moderation }: Pick<Stores, 'absences' | 'moderation'>): CupStore => {
  const { cups, records } = rows;
  let last = 0;
  const isMatchOver = (id: number): boolean => ['ended', 'closed'].includes(records.get(id)?.match.status ?? '');
  const present = async (isListed: (record: CupRecord) => boolean, limit: number): Promise<readonly number[]> => {
    const away = new Set((await absences.all()).map(({ server }) => server));
    const listed = [...cups.values()].filter((record) => !away.has(record.row.server) && isListed(record));
    return listed.map(({ row }) => row.id).slice(0, limit);
  };
  const decide = async ({ id, server }: CupRow, { decision, at }: CupEntry): Promise<void> => {
    if (decision === undefined) return;
    const { by, act } = decision;
    await moderation.decide({ kind: 'cup', server, at, by, reason: '', cup: { id, act } });
  };
  return {
    async create({ organiser, ...cup }, entry) {
      const known = [...cups.values()].find(({ commands }) => commands[0] === entry.commandId);
      if (known !== undefined) return known.row;
      last += 1;
      const row = {
        ...cup,
        id: last,
        ...(rows.users.has(organiser) && { organiser }),
        version: 0,
        posted: 0,
        isUnposted: false,
        isOver: false,
      };
      const record = written({ row, events: [], people: [], commands: [], matches: new Map() }, entry);
      cups.set(last, record);
      await decide(record.row, entry);
      return record.row;
    },
    async find(id) {
      const { row, events, people } = cups.get(id) ?? {};
      return row === undefined ? undefined : { row, events: events ?? [], people: people ?? [] };
    },
    list: async (server, limit) =>
      [...cups.values()]
        .map(({ row }) => row)
        .filter((row) => row.server === server)
        .sort((one, other) => Number(one.isOver) - Number(other.isOver) || other.id - one.id)
        .slice(0, limit),
    async append(id, version, entry) {
      const record = cups.get(id);
      if (record?.commands.includes(entry.commandId)) return 'repeated';
      if (record === undefined || record.row.version !== version) return 'conflict';
      if (entry.people.some(({ user }) => user !== undefined && !rows.users.has(user))) return 'conflict';
      cups.set(id, written(record, entry));
      await decide(record.row, entry);
      return 'appended';
    },
    due: (now, limit) =>
      present(({ row, matches }) => {
        if (row.isOver) return false;
        return (
          (row.dueAt !== undefined && row.dueAt <= now) || [...matches].some(([id, isScored]) => !isScored && isMatchOver(id))
        );
      }, limit),
    async postpone(id, version, dueAt) {
      const record = cups.get(id);
      if (record?.row.version === version && !record.row.isOver) cups.set(id, { ...record, row: { ...record.row, dueAt } });
    },
    unposted: (limit) => present(({ row }) => row.posted < row.version, limit),
    async setPost(id, change) {
      const record = cups.get(id);
      if (record !== undefined) cups.set(id, { ...record, row: { ...record.row, ...change } });
    },
  };
};

/** Returns the ids of all users that a cup names. */
export const namedByCup = ({ row, people }: CupRecord): readonly UserId[] => [
  ...(row.organiser === undefined ? [] : [row.organiser]),
  ...people.flatMap(({ user }) => user ?? []),
];

export const cupsOf = ({ cups }: MemoryRows, user: UserId): Pick<PersonalData, 'cups' | 'organiserOf'> => ({
  cups: [...cups.values()].flatMap(({ row, people }) =>
    people.flatMap((person) => (person.user === user ? { cup: row.id, entrant: person.entrant, name: person.name } : [])),
  ),
  organiserOf: [...cups.values()].flatMap(({ row }) => (row.organiser === user ? row.id : [])),
});

export const forgetInCups = ({ cups }: MemoryRows, user: UserId): void => {
  for (const [id, record] of cups) {
    const isIn = record.people.some((person) => person.user === user);
    const reposted = isIn ? { ...record.row, posted: record.row.isOver ? -1 : 0 } : record.row;
    const row = reposted.organiser === user ? without(reposted, 'organiser') : reposted;
    const people = record.people.map(
      (person): CupPerson => (person.user === user ? { entrant: person.entrant, name: '' } : person),
    );
    cups.set(id, { ...record, row: row as CupRow, people });
  }
};
