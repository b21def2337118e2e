import type { Position } from '#matches/index.ts';
import { openTable, PEOPLE, type Person, type Place, type Table } from '../drivers/discordActions.ts';

export interface Started {
  readonly table: Table;
  /** The channel in which the match is played. */
  readonly thread: string;
  /** The active person with their seat, and everybody else: seated people first. */
  readonly due: Person;
  readonly seat: number;
  readonly others: readonly [Person, ...Person[]];
}

const join = { customId: '1.join.1', label: 'Join' };

/** A match that the first `seats` people have opened, joined and started, without any move. `options` are those of the command. */
export const start = async (
  seats: number,
  table: Table = openTable(),
  options: { readonly game?: string; readonly setting?: string; readonly pace?: string; readonly language?: string } = {},
): Promise<Started> => {
  const [host, ...guests] = PEOPLE.slice(0, seats);
  if (host === undefined) throw new Error('The list of people is empty.');
  await table.slash(host, 'match create', { game: 'cyclades', seats, ...options });
  for (const guest of guests) await table.press(guest, join);
  await table.slash(host, 'match start');
  const match = await table.services.stores.matches.find(1);
  const [seat] = match?.active ?? [];
  if (match?.status !== 'playing' || seat === undefined) throw new Error('The match has not started.');
  const people = match.seats.map(({ name }) => name as Person);
  const due = people[seat];
  if (due === undefined) throw new Error('No seat has to act.');
  const [other, ...others] = [...people, ...PEOPLE.slice(seats)].filter((person) => person !== due);
  if (other === undefined) throw new Error('Every person has to act.');
  return { table, thread: match.place.thread ?? '', due, seat, others: [other, ...others] };
};

/** The person who has to act. */
export const dueNow = async ({ table }: Pick<Started, 'table'>): Promise<Person> => {
  const match = await table.services.stores.matches.find(1);
  const name = match?.seats.find(({ seat }) => seat === match.active[0])?.name;
  if (name === undefined) throw new Error('No seat has to act.');
  return name as Person;
};

/** The view and the legal moves of the active seat. */
export const duePosition = async ({ services }: Table): Promise<Position> => {
  const match = await services.stores.matches.find(1);
  const user = match?.seats.find(({ seat }) => match.active.includes(seat))?.user;
  const position = await services.matches.position(1, user);
  if (position === undefined) throw new Error('There is no match.');
  return position;
};

export const inThread = ({ thread }: Started): Place => ({ in: thread });
