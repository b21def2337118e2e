import { isDeepStrictEqual } from 'node:util';
import type { Services } from '#discord/command/services.ts';
import type { BaseEvent, Seat } from '#engine/game.ts';
import { announce } from '#jobs/announce/announce.ts';
import type { Match, MatchStore, Position, Stores } from '#matches/index.ts';
import { SECRET_BYTES } from '#matches/log/seedCommitment.ts';
import { start } from '../support/builders/starting.ts';
import { type Changes, openTable, PEOPLE, type Person, type Table } from '../support/drivers/discordActions.ts';
import { withSecret } from '../support/fakes/fixedLuck.ts';
import { openMemoryStores } from '../support/memory/memory.ts';

/** The single match of a twin. */
export const MATCH = 1;

/** One of two matches that differ only in a secret of one seat. */
export interface Twin {
  readonly table: Table;
  readonly stores: Stores;
  match(): Promise<Match>;
  position(person: Person): Promise<Position>;
  /** Announces all events so far. */
  announce(): Promise<void>;
  personIn(seat: Seat): Promise<Person>;
}

export type Pair = readonly [Twin, Twin];

/** What makes a twin differ, and how it leaks that where a test wants a leak to be found. */
export interface Differing {
  /** Changes events as they are appended. */
  readonly dealt?: (event: BaseEvent) => BaseEvent;
  readonly changes?: Changes;
}

/** Does not draw: the file is the picture's request, so equal files mean equal pictures. */
const render: Services['render'] = async (request) => ({
  file: new TextEncoder().encode(JSON.stringify(request)),
  name: 'board.jpg',
  width: 1,
  height: 1,
});

const encoded = (value: unknown, name: string) => ({
  file: new TextEncoder().encode(JSON.stringify(value)),
  name,
  width: 1,
  height: 1,
});

/** Maximum number of rounds of announcing. */
const MAX_TRIES = 20;

/** A started match of the first `seats` people; its luck is derived from `seed`. */
export const openTwin = async (game: string, seats: number, seed: number, { dealt, changes }: Differing): Promise<Twin> => {
  const fixed = withSecret(
    openMemoryStores(),
    new Uint8Array(SECRET_BYTES).map((_, index) => (seed * 31 + index * 7) % 256),
  );
  const append: MatchStore['append'] = (entry) =>
    fixed.matches.append({ ...entry, events: entry.events.map((row) => ({ ...row, event: dealt?.(row.event) ?? row.event })) });
  const stores: Stores = { ...fixed, matches: Object.assign(Object.create(fixed.matches), { append }) };
  await start(seats, openTable({ stores }), { game });
  // The bot that started the match keeps the state as it was before `dealt`; another bot reads it from the store.
  const table = openTable({ render, ...changes, stores, answered: 1_100_000_000_000_000_000n });
  const services: Services = {
    ...table.services,
    renderRecap: async ({ parts, views }) => ({ chart: encoded(parts, 'chart.jpg'), replay: encoded(views, 'replay.gif') }),
  };
  const match = async (): Promise<Match> => {
    const found = await stores.matches.find(MATCH);
    if (found === undefined) throw new Error('There is no match.');
    return found;
  };
  return {
    table,
    stores,
    match,
    position: async (person) => {
      const position = await services.matches.position(MATCH, idOf(person));
      if (position === undefined) throw new Error('There is no match.');
      return position;
    },
    announce: async () => {
      for (let tries = 0; tries < MAX_TRIES; tries++) if ((await announce(services, MATCH)).kind === 'announced') return;
      throw new Error('Announcing does not end.');
    },
    personIn: async (seat) => (await match()).seats.find((row) => row.seat === seat)?.name as Person,
  };
};

export const idOf = (person: Person): string => String(900 + PEOPLE.indexOf(person));

/** Something that was sent to people without access to the secret, or logged, in one twin and not in the other. */
export interface Difference {
  readonly one: unknown;
  readonly other: unknown;
}

/**
 * The first difference between the outputs of the twins since the last comparison: replies, choices, posts with their alt texts, names and
 * bytes of files, and log lines, except for messages to those who may know the secret. Clears what was compared.
 */
export const compare = async (pair: Pair, knowing: readonly Person[]): Promise<Difference | undefined> => {
  const [one = [], other = []] = await Promise.all(pair.map((twin) => leftSince(twin, knowing)));
  const at = Array.from({ length: Math.max(one.length, other.length) }).findIndex(
    (_, index) => !isDeepStrictEqual(one[index], other[index]),
  );
  return at === -1 ? undefined : { one: one[at], other: other[at] };
};

/** How much has been compared. */
export interface Seen {
  requests: number;
  pictures: number;
  altTexts: number;
  choices: number;
  logged: number;
}

export const seen: Seen = { requests: 0, pictures: 0, altTexts: 0, choices: 0, logged: 0 };

const leftSince = async ({ table, stores }: Twin, knowing: readonly Person[]): Promise<readonly unknown[]> => {
  const tokens = new Set(knowing.flatMap((person) => table.tokensOf(person)));
  const channels = await Promise.all(knowing.map(async (person) => (await stores.users.find(idOf(person)))?.dmChannel));
  const requests = table.requests.map((request) => {
    const parts = request.path.split('/');
    const isTheirs = parts.some((part) => tokens.has(part)) || (parts[1] === 'channels' && channels.includes(parts[2] ?? ''));
    const { method, path } = request;
    if (isTheirs) return { method, path };
    count(request);
    return { ...request, files: request.files.map(({ name, data }) => ({ name, bytes: Buffer.from(data).toString('latin1') })) };
  });
  seen.logged += table.logged.length;
  return [...requests.splice(0), ...drained(table)];
};

const count = ({ body, files }: Table['requests'][number]): void => {
  const text = JSON.stringify(body) ?? '';
  seen.requests++;
  seen.pictures += files.length;
  seen.altTexts += text.split('"description":').length - 1;
  seen.choices += text.includes('"choices":[{') ? 1 : 0;
};

/** The log lines; both lists are cleared. */
const drained = ({ requests, logged }: Table): readonly unknown[] => {
  (requests as unknown[]).length = 0;
  return (logged as unknown[]).splice(0);
};
