import type { Position } from '#matches/index.ts';
import { openTable, PEOPLE, type Person, type Place, type Table } from '../drivers/discordActions.ts';

export interface Started {
  readonly table: Table;
  /** Where the match is played. */
  readonly thread: string;
  /** Whose turn it is first, in which seat, and everybody else: those who sit there before those who do not. */
  readonly due: Person;
  readonly seat: number;
  readonly others: readonly [Person, ...Person[]];
}

const join = { customId: '1.join.1', label: 'Join' };

/** A match that the first `seats` people have opened, joined and started; nobody has moved. `options` are those of the command. */
export const start = async (
  seats: number,
  table: Table = openTable(),
  options: { readonly game?: string; readonly setting?: string; readonly pace?: string; readonly language?: string } = {},
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
  if (due === undefined) throw new Error('Nobody is due.');
  const [other, ...others] = [...people, ...PEOPLE.slice(seats)].filter((person) => person !== due);
  if (other === undefined) throw new Error('Nobody else is here.');
  return { table, thread: match.place.thread ?? '', due, seat, others: [other, ...others] };
};

/** Whoever is due now. */
export const dueNow = async ({ table }: Pick<Started, 'table'>): Promise<Person> => {
  const match = await table.services.stores.matches.find(1);
  const name = match?.seats.find(({ seat }) => seat === match.active[0])?.name;
  if (name === undefined) throw new Error('Nobody is due.');
  return name as Person;
};

/** What whoever is due sees and may do. */
export const duePosition = async ({ services }: Table): Promise<Position> => {
  const match = await services.stores.matches.find(1);
  const user = match?.seats.find(({ seat }) => match.active.includes(seat))?.user;
  const position = await services.matches.position(1, user);
  if (position === undefined) throw new Error('There is no match.');
  return position;
};

export const inThread = ({ thread }: Started): Place => ({ in: thread });
