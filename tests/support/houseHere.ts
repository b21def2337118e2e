import { catalogue } from '#commands/index.ts';
import { GAMES, ordersOf } from '#games/index.ts';
import { openMatches } from '#matches/index.ts';
import type { Sandbox } from '#sandbox/index.ts';
import { type OpenStores, openStores } from '#store/index.ts';
import { type Bot, startBot } from '../../src/bot.ts';
import { type Person, person, textOf } from './person.ts';
import { freshDatabase } from './postgres.ts';
import { quiet } from './quiet.ts';
import { ask, sandboxHere } from './sandbox.ts';

export type SandboxPerson = 'Ada' | 'Blaise' | 'Carl' | 'Dora' | 'Emmy';

/** The whole house in this process: sandbox, discord.js, PostgreSQL, its queue. */
export interface HouseHere {
  readonly sandbox: Sandbox;
  readonly databaseUrl: string;
  readonly stores: OpenStores;
  readonly bot: Bot;
  /** Somebody's app, opened on first use. */
  who(name: string): Promise<Person>;
  /** Stops the bot and starts it anew on the same stores. */
  restart(): Promise<void>;
  /** Requests of the bot so far: `POST /channels/1/messages`. */
  requests(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

/** Sweeps come only when a bot starts. */
const NEVER_MS = 2_000_000_000;

/** `page`: whether the sandbox serves its page. */
export const houseHere = async ({ page = false }: { readonly page?: boolean } = {}): Promise<HouseHere> => {
  const database = await freshDatabase();
  const sandbox = await sandboxHere('real', page);
  const stores = await openStores(database.url);
  const clock = { now: () => new Date() };
  const start = (): Promise<Bot> =>
    startBot({
      stores,
      matches: openMatches({ stores, clock, games: GAMES, orders: ordersOf }),
      clock,
      restApi: sandbox.restUrl,
      token: sandbox.token,
      queues: { kind: 'postgres', url: database.url },
      catalogue,
      log: quiet,
      sweepMs: NEVER_MS,
    });
  let bot = await start();
  const people = new Map<string, Person>();
  return {
    sandbox,
    databaseUrl: database.url,
    stores,
    get bot() {
      return bot;
    },
    who: async (name) => {
      const known = people.get(name) ?? (await person(sandbox, name));
      people.set(name, known);
      return known;
    },
    restart: async () => {
      await bot.stop();
      bot = await start();
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

/** A match that has begun between these people, the first its host; all that its start posts has been posted. */
export const begin = async (
  house: HouseHere,
  names: readonly SandboxPerson[],
): Promise<{ readonly thread: string; readonly lobby: string }> => {
  const [hostName = 'Ada', ...guests] = names;
  const host = await house.who(hostName);
  const games = await host.channel('games');
  await host.answerTo(await host.slash('/match create game:cyclades', { in: games }));
  const lobby = await host.waitFor(games, (message) => textOf(message).includes('·lobby'), 'the lobby');
  for (const name of guests) {
    const guest = await house.who(name);
    await guest.answerTo(await guest.press(lobby, 'Join'));
  }
  await host.answerTo(await host.slash('/match start', { in: lobby.id }));
  await host.waitFor(lobby.id, (message) => textOf(message).includes('<@'), 'the first turn');
  return { thread: lobby.id, lobby: lobby.id };
};
