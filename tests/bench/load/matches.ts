import pg from 'pg';
import { pathOf } from '#discord/command/movePath.ts';
import { type CustomId, fitsCustomId } from '#discord/customIds/customId.ts';
import { createMatchService, type MatchService, type Stores } from '#matches/index.ts';
import { openStores } from '#store/index.ts';
import { withSecret } from '../../support/fakes/fixedLuck.ts';
import { onBroken } from '../../support/fakes/onBroken.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { GAMES, ordersOf, REGISTRY } from '../../support/games.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { naiveMove } from '../../support/players/naivePlayer.ts';

/** Hundreds of started matches, of which copies make thousands, with prepared moves of naive players. */

/** One on each of two shards. */
export const GUILDS = ['1100000000000000001', '1100000000004194305'] as const;
export const CHANNEL = '1100000000000000020';
export const ORIGINALS = 100;
/** All matches have the same luck in every store. */
const SECRET = new Uint8Array(32);
/** The maximum number of moves of each match in the load. */
const MOVES = 6;

/** A move as it is pressed. */
export interface Press {
  readonly user: string;
  readonly id: Extract<CustomId, { kind: 'sure' }>;
}

/** A match with its next moves. */
export interface Planned {
  readonly match: number;
  readonly server: string;
  readonly thread: string;
  readonly moves: readonly Press[];
}

const clock = { now: () => new Date() };
const doorTo = (stores: Stores): MatchService => createMatchService({ onBroken, stores, clock, games: GAMES, orders: ordersOf });

/** Creates and starts the same matches in any stores. */
const openOriginals = async (stores: Stores): Promise<readonly Omit<Planned, 'moves'>[]> => {
  const matches = doorTo(stores);
  const opened: Omit<Planned, 'moves'>[] = [];
  for (let index = 0; index < ORIGINALS; index++) {
    const people = Array.from({ length: 2 + (index % 3) }, (_, seat) => `17${String(index).padStart(3, '0')}${seat}`);
    const [host = '', ...guests] = people;
    const server = GUILDS[index % 2] ?? GUILDS[0];
    const thread = `12${String(index).padStart(8, '0')}`;
    const game = index % 2 === 0 ? 'cyclades' : 'peloponnes';
    const place = { server, channel: CHANNEL, thread, lobbyMessage: thread };
    const lobby = { game, host, hostName: 'Ada', private: false, options: {}, pace: '48h', place };
    const { match } = await matches.create(lobby, `load ${index}`);
    if (match === undefined) throw new Error('A match could not be opened.');
    for (const user of guests) await matches.play(match.id, { type: 'Join', user }, `join ${user}`, 'Blaise');
    const started = await matches.play(match.id, { type: 'Start', user: host }, 'start');
    if (started.kind === 'rejected') throw new Error(started.rejection.code);
    await stores.announcements.announced(match.id, started.match.version, 'nobody');
    opened.push({ match: match.id, server, thread });
  }
  return opened;
};

/** The matches with their next moves, computed in memory with the same luck. */
export const planMatches = async (): Promise<readonly Planned[]> => {
  const stores = withSecret(openMemoryStores(), SECRET);
  const opened = await openOriginals(stores);
  const matches = doorTo(stores);
  return Promise.all(opened.map(async (each) => ({ ...each, moves: await movesIn(stores, matches, each.match) })));
};

const movesIn = async (stores: Stores, matches: MatchService, id: number): Promise<readonly Press[]> => {
  const moves: Press[] = [];
  while (moves.length < MOVES) {
    const found = await stores.matches.find(id);
    const user = found?.seats.find(({ seat }) => found.active.includes(seat))?.user;
    const position = await matches.position(id, user);
    if (found === undefined || user === undefined || position === undefined || position.legal.length === 0) break;
    const command = naiveMove(found.game, position.view, position.legal, seeded(id * 100 + moves.length));
    const path = pathOf(REGISTRY.find(found.game)?.fields ?? {}, command);
    const decision = position.decisions[command.seat] ?? 0;
    const press = { user, id: { kind: 'sure', match: id, seat: command.seat, decision, path } } as const;
    const { seat, ...asked } = command;
    const played = await matches.play(id, { type: 'Play', user, command: asked }, `move ${moves.length}`);
    if (played.kind === 'rejected' || !fitsCustomId(press.id)) break;
    moves.push(press);
  }
  return moves;
};

/** How ids of a copy differ from those of the original match. */
const ending = (copy: number): string => (copy === 0 ? '' : String(copy).padStart(4, '0'));

/** The copy of a match, played by other people in another place. */
export const copyOf = (planned: Planned, copy: number): Planned => {
  const match = planned.match + copy * ORIGINALS;
  const moves = planned.moves.map(({ user, id }) => ({ user: user + ending(copy), id: { ...id, match } }));
  return { match, server: planned.server, thread: planned.thread + ending(copy), moves };
};

/** Fills an empty database with `count` started matches that are completely announced. */
export const seedDatabase = async (url: string, count: number): Promise<void> => {
  const stores = await openStores(url);
  try {
    if (count > 0) await openOriginals(withSecret(stores, SECRET));
  } finally {
    await stores.close();
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    if (count < ORIGINALS) await dropFrom(client, count + 1);
    for (let copy = 1; copy * ORIGINALS < count; copy++) await addCopy(client, copy);
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
};

const TABLES_OF_A_MATCH = ['SeatClock', 'OrderBook', 'Seat', 'Event', 'MatchSecret'] as const;

const dropFrom = async (client: pg.Client, match: number): Promise<void> => {
  await client.query('ALTER TABLE "Event" DISABLE TRIGGER USER');
  for (const table of TABLES_OF_A_MATCH) await client.query(`DELETE FROM "${table}" WHERE "matchId" >= $1`, [match]);
  await client.query('DELETE FROM "Match" WHERE id >= $1', [match]);
  await client.query('ALTER TABLE "Event" ENABLE TRIGGER USER');
};

const addCopy = async (client: pg.Client, copy: number): Promise<void> => {
  const shift = copy * ORIGINALS;
  const tail = ending(copy);
  const matches = `jsonb_build_object('id', old.id + ${shift}, 'host', old.host || '${tail}', 'thread', old.thread || '${tail}',
    'lobbyMessage', old.thread || '${tail}', 'createdBy', old."createdBy" || '${tail}')`;
  await client.query(copying('Match', matches, `old.id <= ${ORIGINALS}`));
  for (const table of TABLES_OF_A_MATCH.toReversed()) {
    const own = table === 'Seat' ? `, 'userId', old."userId" || '${tail}'` : '';
    const changes = `jsonb_build_object('matchId', old."matchId" + ${shift}${own})`;
    await client.query(copying(table, changes, `old."matchId" <= ${ORIGINALS}`));
  }
};

const copying = (table: string, changes: string, which: string): string =>
  `INSERT INTO "${table}" SELECT (jsonb_populate_record(old, ${changes})).* FROM "${table}" AS old WHERE ${which}`;
