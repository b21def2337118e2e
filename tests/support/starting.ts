import { openTable, PEOPLE, type Person, type Place, type Table } from './acting.ts';

export interface Started {
  readonly table: Table;
  /** Where the match is played. */
  readonly thread: string;
  /** Whose turn it is first, in which seat, and who else sits there. */
  readonly due: Person;
  readonly seat: number;
  readonly others: readonly [Person, ...Person[]];
}

const join = { customId: '1.join.1', label: 'Join' };

/** A match of Cyclades that the first `seats` people have opened, joined and started; nobody has moved. */
export const start = async (
  seats: number,
  table: Table = openTable(),
  options: Readonly<Record<string, string>> = {},
): Promise<Started> => {
  const [host, ...guests] = PEOPLE.slice(0, seats);
  if (host === undefined) throw new Error('Nobody wants to play.');
  await table.slash(host, 'match create', { game: 'cyclades', seats, ...options });
  for (const guest of guests) await table.press(guest, join);
  await table.slash(host, 'match start');
  const match = await table.services.stores.matches.find(1);
  const [seat] = match?.active ?? [];
  if (match?.status !== 'playing' || seat === undefined) throw new Error('The match has not started.');
  const people = match.seats.map(({ name }) => name as Person);
  const due = people[seat];
  const [other, ...others] = people.filter((person) => person !== due);
  if (due === undefined || other === undefined) throw new Error('Nobody is due.');
  return { table, thread: match.place.thread ?? '', due, seat, others: [other, ...others] };
};

/** Whoever is due now. */
export const dueNow = async ({ table }: Pick<Started, 'table'>): Promise<Person> => {
  const match = await table.services.stores.matches.find(1);
  const name = match?.seats.find(({ seat }) => seat === match.active[0])?.name;
  if (name === undefined) throw new Error('Nobody is due.');
  return name as Person;
};

export const inThread = ({ thread }: Started): Place => ({ in: thread });
