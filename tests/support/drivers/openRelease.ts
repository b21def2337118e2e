import { createReadStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { APIMessage } from 'discord-api-types/v10';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { vi } from 'vitest';
import { type BotRuntime, startBot } from '#app/startBot.ts';
import { postIdOf } from '#discord/components/message.ts';
import { createMatchService, type Match, type MatchService } from '#matches/index.ts';
import { type Sandbox, startSandbox } from '#sandbox/index.ts';
import { migrate, type OpenStores, openStores } from '#store/index.ts';
import { onBroken } from '../fakes/onBroken.ts';
import { quiet } from '../fakes/silentLogger.ts';
import { UNDRAWN } from '../fakes/undrawn.ts';
import { GAMES, ordersOf, REGISTRY } from '../games.ts';
import { postIdIn } from '../laws/postIds.ts';
import { emptyDatabase, type TestDatabase } from '../setup/postgres.ts';
import { type ReleaseFixture, unpackFixture } from '../setup/releaseFixture.ts';
import type { SandboxPerson } from './localApp.ts';
import { type Person, person, textOf } from './person.ts';
import { ask } from './sandbox.ts';
import { render } from './sharedRenderer.ts';

const PEOPLE: readonly SandboxPerson[] = ['Ada', 'Blaise', 'Carl', 'Dora', 'Emmy'];
const EPHEMERAL = 1 << 6;
/** Sweeps run when the bot starts, and while a test waits for posts. */
const NEVER_MS = 2_000_000_000;
const PATIENCE = { interval: 250, timeout: 60_000 };

/** The manifest of a backup. */
export interface Manifest {
  readonly migrations: readonly string[];
  readonly tables: readonly { readonly name: string; readonly columns: readonly string[]; readonly rows: number }[];
}

/** The current code over the database and the sandbox that a former release left. */
export interface OpenRelease {
  readonly fixture: ReleaseFixture;
  readonly manifest: Manifest;
  readonly url: string;
  readonly sandbox: Sandbox;
  readonly stores: OpenStores;
  readonly matches: MatchService;
  readonly bot: BotRuntime;
  /** Every match as the former release left it, before the bot was started. */
  readonly before: readonly Match[];
  /** All messages of the channels and threads at that time, by channel. */
  readonly postsBefore: ReadonlyMap<string, readonly APIMessage[]>;
  readonly people: readonly Person[];
  who(user: string): Person | undefined;
  match(id: number): Promise<Match>;
  /** The messages that everybody sees in a channel now. */
  posts(channel: string): readonly APIMessage[];
  /** Whether pictures are drawn from now on; at first nobody looks at them. */
  drawn(isDrawn: boolean): void;
  /** Resolves when everything that can be posted is posted. */
  posted(): Promise<void>;
  stop(): Promise<void>;
}

/** A new database as the release made it: only its migrations, with its rows. */
export const databaseOf = async (fixture: ReleaseFixture): Promise<TestDatabase & { readonly manifest: Manifest }> => {
  const manifest = JSON.parse(await readFile(join(fixture.backup, 'manifest.json'), 'utf8')) as Manifest;
  const database = await emptyDatabase();
  await migrate(database.url, undefined, manifest.migrations.at(-1));
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  // Tables may come in any order, as when a server's files are copied.
  await client.query('SET session_replication_role = replica');
  for (const { name, columns } of manifest.tables) {
    const list = columns.map((column) => `"${column}"`).join(', ');
    await pipeline(
      createReadStream(join(fixture.backup, `${name}.copy`)),
      client.query(copyFrom(`COPY "${name}" (${list}) FROM STDIN`)),
    );
  }
  await client.end();
  return { ...database, manifest };
};

/** Every match there is, oldest first. */
export const allMatches = async (stores: OpenStores): Promise<readonly Match[]> => {
  const found: Match[] = [];
  for (let id = 1; ; id++) {
    const match = await stores.matches.find(id);
    if (match === undefined) return found;
    found.push(match);
  }
};

export const openRelease = async (release: string): Promise<OpenRelease> => {
  const fixture = await unpackFixture(release);
  const database = await databaseOf(fixture);
  const sandbox = await startSandbox({ port: 0, clock: 'virtual', page: false, journal: fixture.journal });
  await ask(sandbox, '/clock', { advanceMs: fixture.now - sandbox.context.clock.now() + 60_000 });
  const clock = { now: () => new Date(sandbox.context.clock.now()) };
  const stores = await openStores(database.url);
  const matches = createMatchService({ onBroken, stores, clock, games: GAMES, orders: ordersOf });
  const before = await allMatches(stores);
  const postsIn = (channel: string): readonly APIMessage[] =>
    [...(sandbox.context.world.messages.get(channel)?.values() ?? [])]
      .map(({ message }) => message)
      .filter(({ flags = 0 }) => (flags & EPHEMERAL) === 0);
  const postsBefore = new Map([...sandbox.context.world.channels.keys()].map((channel) => [channel, postsIn(channel)]));
  let isDrawn = false;
  const bot = await startBot({
    stores,
    matches,
    clock,
    restApi: sandbox.restUrl,
    token: sandbox.token,
    queues: { kind: 'postgres', url: database.url },
    games: REGISTRY,
    ...UNDRAWN,
    render: (request) => (isDrawn ? render : UNDRAWN.render)(request),
    log: quiet,
    sweepMs: NEVER_MS,
  });
  const people = await Promise.all(PEOPLE.map((name) => person(sandbox, name)));
  return {
    fixture,
    manifest: database.manifest,
    url: database.url,
    sandbox,
    stores,
    matches,
    bot,
    before,
    postsBefore,
    people,
    who: (user) => people.find(({ id }) => id === user),
    match: async (id) => {
      const found = await stores.matches.find(id);
      if (found === undefined) throw new Error(`There is no match ${id}.`);
      return found;
    },
    posts: postsIn,
    drawn: (isSo) => {
      isDrawn = isSo;
    },
    posted: async () => {
      const isPosted = async (): Promise<boolean> => {
        await bot.jobs?.sweep();
        return (await stores.schedule.due('announcement', new Date(), 1_000)).length === 0;
      };
      await vi.waitUntil(isPosted, PATIENCE);
    },
    stop: async () => {
      for (const each of people) each.leave();
      await bot.stop();
      await stores.close();
      await sandbox.stop();
      await database.drop();
      await rm(fixture.folder, { recursive: true, force: true });
    },
  };
};

/** What identifies a post: in release 0.1 the tag in its small last line, such as `#3·17`, since then the id of the tag. */
export const postIdAt = (message: APIMessage): number | undefined => {
  const tag = /-# (#\d+·\S.*?)(?: · .*)?$/.exec(textOf(message))?.[1];
  return tag === undefined ? postIdIn(message) : postIdOf(tag);
};
