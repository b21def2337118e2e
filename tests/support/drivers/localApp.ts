import { type BotOptions, type BotRuntime, startBot } from '#app/startBot.ts';
import type { Relays } from '#beacon/relays.ts';
import { refusedByGate } from '#community/record/index.ts';
import type { QueueBackend } from '#jobs/queue/queueBackend.ts';
import { createMatchService, type Stores } from '#matches/index.ts';
import type { Sandbox } from '#sandbox/index.ts';
import { type OpenStores, openStores } from '#store/index.ts';
import { boundTo } from '../fakes/fixedLuck.ts';
import { onBroken } from '../fakes/onBroken.ts';
import { quiet } from '../fakes/silentLogger.ts';
import { type KnownGames, OWN_GAMES } from '../languages.ts';
import { isPost } from '../laws/postIds.ts';
import { freshDatabase } from '../setup/postgres.ts';
import { mentionsTurn, type Person, person, textOf } from './person.ts';
import { ask, sandboxHere } from './sandbox.ts';
import { render, renderRecap } from './sharedRenderer.ts';
import { TABLE_SECRET } from './table.ts';

export type SandboxPerson = 'Ada' | 'Blaise' | 'Carl' | 'Dora' | 'Emmy';

/** The whole app in this process: sandbox, discord.js, PostgreSQL and its queue. */
export interface LocalApp {
  readonly sandbox: Sandbox;
  readonly databaseUrl: string;
  readonly stores: OpenStores;
  readonly bot: BotRuntime;
  readonly games: KnownGames;
  /** A person's app, opened on first use. */
  who(name: string): Promise<Person>;
  /** Stops the bot and starts it again on the same stores; `meanwhile` runs while it is down. */
  restart(meanwhile?: () => Promise<void>): Promise<void>;
  /** Advances virtual time, and makes the bot process its deadlines. */
  advance(hours: number): Promise<void>;
  /** Requests of the bot so far: `POST /channels/1/messages`. */
  requests(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

const same = (stores: Stores): Stores => stores;

/** Longer than any test, so that sweeps run only when a bot starts. */
const NEVER_MS = 2_000_000_000;

interface Building {
  /** Whether the sandbox serves its page. */
  readonly page?: boolean;
  /** A virtual clock runs only when it is advanced. */
  readonly time?: 'real' | 'virtual';
  /** Where the queue is kept; by default in the same PostgreSQL. */
  readonly queues?: QueueBackend | undefined;
  /** Replaces the bot's stores. */
  readonly changed?: (stores: Stores) => Stores;
  /** The bot's logger and metrics; by default both are discarded. */
  readonly watched?: Pick<BotOptions, 'log' | 'meter'>;
  /** The bot's roles, emojis, pictures, and what analyses matches; by default it has both roles, no emojis, and nothing to report. */
  readonly part?: Pick<BotOptions, 'roles' | 'emojis' | 'render' | 'renderRecap' | 'analyse'>;
  readonly games?: KnownGames;
  /** The relays of a beacon, given the app's clock. */
  readonly beacon?: (now: () => number) => Promise<Relays>;
}

export const startLocalApp = async ({
  page = false,
  time = 'real',
  queues,
  changed = same,
  watched,
  part,
  beacon,
  games: known = OWN_GAMES,
}: Building = {}): Promise<LocalApp> => {
  const { registry: games } = known;
  const database = await freshDatabase();
  const sandbox = await sandboxHere(time, page);
  const stores = await openStores(database.url);
  const clock = { now: () => new Date(sandbox.context.clock.now()) };
  const relays = await beacon?.(() => sandbox.context.clock.now());
  const botStores = boundTo(changed(stores), TABLE_SECRET);
  const start = (): Promise<BotRuntime> =>
    startBot({
      stores: botStores,
      matches: createMatchService({
        onBroken,
        stores: botStores,
        clock,
        games: games.rules,
        orders: (id) => games.find(id)?.orders,
        beacon: relays?.chain,
        screen: refusedByGate.bind(undefined, botStores),
      }),
      clock,
      restApi: sandbox.restUrl,
      token: sandbox.token,
      queues: queues ?? { kind: 'postgres', url: database.url },
      games,
      render,
      renderRecap,
      analyse: async () => ({ course: [], turningPoints: [], plans: [] }),
      log: quiet,
      ...watched,
      ...part,
      sweepMs: NEVER_MS,
      beacon: relays,
    });
  let bot = await start();
  const people = new Map<string, Person>();
  return {
    sandbox,
    databaseUrl: database.url,
    games: known,
    stores,
    get bot() {
      return bot;
    },
    who: async (name) => {
      const known = people.get(name) ?? (await person(sandbox, name));
      people.set(name, known);
      return known;
    },
    restart: async (meanwhile = async () => undefined) => {
      await bot.stop();
      await meanwhile();
      bot = await start();
    },
    advance: async (hours) => {
      await ask(sandbox, '/clock', { advanceMs: hours * 3_600_000 });
      await bot.queues.promote();
      await bot.jobs?.sweep();
    },
    requests: async () =>
      (await ask<readonly { method: string; route: string }[]>(sandbox, '/requests')).map(
        ({ method, route }) => `${method} ${route}`,
      ),
    stop: async () => {
      for (const each of people.values()) each.leave();
      await bot.stop();
      await stores.close();
      await sandbox.stop();
      await database.drop();
    },
  };
};

/**
 * Resolves once the match of this number has started between these people, the first as its host, and all posts of its start have arrived.
 */
export const begin = async (
  app: LocalApp,
  names: readonly SandboxPerson[],
  options = 'game:cyclades',
  number = 1,
): Promise<{ readonly thread: string; readonly lobby: string }> => {
  const [hostName = 'Ada', ...guests] = names;
  const host = await app.who(hostName);
  const games = await host.channel('games');
  await host.answerTo(await host.slash(`/match create ${options}`, { in: games }));
  const lobby = await host.waitFor(games, (message) => isPost(message, `#${number}·lobby`), 'the lobby');
  for (const name of guests) {
    const guest = await app.who(name);
    await guest.answerTo(await guest.press(lobby, 'Join'));
  }
  await host.answerTo(await host.slash('/match start', { in: lobby.id }));
  await host.waitFor(lobby.id, (message) => mentionsTurn(textOf(message)), 'the first turn');
  return { thread: lobby.id, lobby: lobby.id };
};
